// Package zoo holds the look of articles on small pages that each show one mechanism of layout:
// its tests render a page and its styled article on one screen, and compare the two. The pages
// are in testdata, with what they show, their title and their body in zoo.json. Tests of one
// mechanism whose pages are made in the test stand beside it.
package zoo
