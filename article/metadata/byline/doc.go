// Package byline finds who wrote an article near its title: in elements that the page calls bylines,
// in links to the pages of authors, and behind words for "by" and for "editor".
package byline
