"""What takes long, in processes of its own: the computer players, who thinks next and for whom it is urgent; and
finished games that many look back at."""
