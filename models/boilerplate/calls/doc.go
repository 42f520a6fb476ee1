// Package calls drops what asks a reader for something: lines to follow, to subscribe or to write, boxes
// with a button, forms. What says who has the rights in a text goes with the last lines.
package calls
