# Words that terminal, page and documents share.

## Several things as in a sentence

list-two = { $first } and { $second }
list-more = { $first }, { $rest }
