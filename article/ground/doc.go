// Package ground says what the words of an article stand on: the colours and gradients behind
// them, what can be read on them, and what takes the place of a picture that words lay over and
// do not stand on in the article.
package ground
