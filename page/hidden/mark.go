// Package hidden marks what stands in the tree of a page and is no text for its readers, though
// no style sheet hides it: words for which a font shows icons, signs and commands beside headings, copies that a row of slides goes
// round with, stories that scripts append, tools of the site behind references and captions,
// labels and posters that pictures stand over.
//
// All that makes pages calls [Mark] behind [page.Page.Link], so that the rest of the program asks
// one flag, Node.Hidden.
package hidden

import "galley/page"

// Mark sets Node.Hidden of what is no text for readers of a linked page. Linear in the nodes; a
// second call changes nothing more.
func Mark(p *page.Page) {
	hideIconWords(p)
	hidePermalinks(p)
	hideHeadingLinks(p)
	hidePictureLabels(p)
	hidePictureTools(p)
	hideClones(p)
	hideAppended(p)
	hideLookups(p)
	hidePosters(p)
}
