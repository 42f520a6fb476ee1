package statements

import (
	"strings"

	"galley/article/metadata/person"
	"galley/page"
)

// card reads the names on the card that the page has for previews of it: lines with a
// label each, of which one may be "Written by" in any language.
func (r *Reader) card() {
	for _, n := range [2]string{"1", "2"} {
		if names := r.Meta["twitter:data"+n]; person.IsByWord(r.Meta["twitter:label"+n]) && !strings.HasPrefix(names, "http") {
			r.Names = append(r.Names, Name{"twitter:data" + n, page.Norm(names)})
		}
	}
}

// authorTags are the meta tags that name people, by what they are called on the web.
var authorTags = map[string]bool{
	"author": true, "article:author": true, "parsely-author": true, "sailthru.author": true, "dc.creator": true,
	"dcterms.creator": true, "dc.creator.name": true, "byl": true, "cxenseparse:author": true, "articleauthor": true,
	"og:article:author": true, "dable:author": true, "dd:author": true, "mediator_author": true,
}

// tag takes what a meta tag says.
func (r *Reader) tag(node *page.Node) {
	value := node.Attr("content")
	for _, name := range [2]string{"property", "name"} {
		key := strings.ToLower(strings.TrimSpace(node.Attr(name)))
		switch {
		case key == "":
		case authorTags[key]:
			if !strings.HasPrefix(value, "http") && page.Norm(value) != "" { // the address of a profile is no name
				value = page.Norm(value)
				if strings.Contains(key, "creator") && person.IsFamilyFirst(value) { // of catalogues, which sort by it
					value = person.GivenFirst(value)
				}
				r.Names = append(r.Names, Name{key, value})
			}
		case key == "citation_author":
			r.Names = append(r.Names, Name{key, person.GivenFirst(page.Norm(value))})
		case key == "article:tag":
			r.ArticleTags = append(r.ArticleTags, value)
		default:
			r.set(key, value)
		}
	}
	if equiv := strings.ToLower(node.Attr("http-equiv")); equiv == "content-language" {
		r.set(equiv, value)
	}
}
