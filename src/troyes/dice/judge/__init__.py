"""What positions of Troyes Dice are worth: by a rule of thumb, and as numbers for those who learn."""
