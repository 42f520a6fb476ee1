// Package mention tells how a name stands on a page: whether readers are shown it, whether its words are
// written small elsewhere and so are no name, and what it is where it stands: a link to a topic or to the
// page of a person, the title of an entry in a list, an element that is called an author's.
package mention
