// Package statements reads what a page states for programs about the article on it, in linked data,
// meta tags, microdata and RDFa, as one: values by key, names with the key that names them. Of what is
// said of several things it takes what is said of the one that the title or the text stands in.
package statements
