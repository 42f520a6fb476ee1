// Package people says who wrote an article, of all whom its page names: the people of the first place
// that names some, in the order of [Reader.Authors]. Places are what the page states, bylines, lines and
// signatures. A name that readers are not shown gives way to one that they are.
package people
