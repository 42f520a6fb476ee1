package statements

import (
	"strings"

	"galley/article/metadata/person"
	"galley/page"
)

// rdfaWriters are the terms for who wrote a thing, without the prefix of their vocabulary:
// those of schema.org, Dublin Core, SIOC and FOAF.
var rdfaWriters = map[string]bool{"author": true, "creator": true, "has_creator": true, "maker": true}

// rdfa reads the name of a writer that element n gives in RDFa, as content systems mark it up:
// a rel or property of it is the term, and one below it the name. A rel that has no prefix is
// a link's and none of RDFa.
func (r *Reader) rdfa(n page.NodeID) {
	node := &r.p.Nodes[n]
	if node.Tag == "meta" || !hasTerm(node.Attr("property"), rdfaWriters, "") && !hasTerm(node.Attr("rel"), rdfaWriters, ":") || r.article.InFigure(n) {
		return
	}
	text := r.p.ShortText(n)
	if name := page.FirstOf(node.Attr("content"), r.rdfaName(n), text); name != "" && !strings.HasPrefix(name, "http") && !person.NamesOtherRole(text) {
		if subject, answers := r.subjectOf(n); !answers {
			r.subjects = append(r.subjects, itemName{subject, page.Norm(name)})
		}
	}
}

// hasTerm reports whether an attribute of RDFa has one of the terms, behind a prefix that ends
// with sign.
func hasTerm(value string, terms map[string]bool, sign string) bool {
	for field := range strings.FieldsSeq(value) {
		if at := strings.LastIndexByte(field, ':'); strings.Contains(field, sign) && terms[field[at+1:]] {
			return true
		}
	}
	return false
}

// rdfaName is the property "name" at n or below it.
func (r *Reader) rdfaName(n page.NodeID) string {
	name := map[string]bool{"name": true}
	for i := n; i < min(r.p.Nodes[n].End, n+page.ShortNodes); i++ {
		if hasTerm(r.p.Nodes[i].Attr("property"), name, "") {
			return page.FirstOf(r.p.Nodes[i].Attr("content"), r.p.ShortText(i))
		}
	}
	return ""
}

// subjectOf is the element that RDFa at n says something of, 0 for the page. answers is whether
// that, or one around it, is a comment.
func (r *Reader) subjectOf(n page.NodeID) (subject page.NodeID, answers bool) {
	for up := r.p.Nodes[n].Parent; up > 0; up = r.p.Nodes[up].Parent {
		kind := r.p.Nodes[up].Attr("typeof")
		if kind != "" && subject == 0 {
			subject = up
		}
		if strings.Contains(kind, "Comment") || strings.Contains(kind, "Answer") {
			return subject, true
		}
	}
	return subject, false
}

// rdfaNames takes the writers of what the title or the begin of the text stands in. Those of
// other things are a list's, unless there is no more than one of them.
func (r *Reader) rdfaNames(text page.NodeID) {
	own := len(r.subjects) == 1
	for _, s := range r.subjects {
		if own || s.item > 0 && (r.article.Holds(s.item, r.article.Title) || r.article.Holds(s.item, text)) {
			r.Names = append(r.Names, Name{"rdfa", s.name})
		}
	}
}
