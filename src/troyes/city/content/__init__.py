"""What is printed on the cards: kinds of content, the verbs that they are written with, and the literals."""
