"""What positions of Troyes are worth: by a rule of thumb, and as numbers for those who learn."""
