package lead

import (
	"strings"

	"galley/article/allowlist"
	"galley/article/picture"
	"galley/page"
)

// atHead reports whether a picture leads the article: it stands between the title and
// the first text of the body; or before the title in the same part of the page, where
// metadata name it or nothing stands between them but a line or two.
func (f *finder) atHead(s *shownPicture) bool {
	if s.node >= f.text || f.icon(s.node) || f.inBody(s.node) && !f.cutAt[s.node] {
		return false
	}
	title := f.sel.Title
	switch {
	case title == page.None || s.node > title:
		return s.told || f.own(s.node) && (f.large(s.node) || f.namesTitle(s.node))
	case s.told:
		return !f.leadsAway(s.node)
	}
	const lines = 160 // characters
	return (s.node > f.top || f.crowns(s.node)) && f.own(s.node) && f.large(s.node) && f.p.Nodes[f.top].Tag != "body" &&
		int(f.words[title]-f.words[min(title, f.p.Nodes[f.whole(s.node)].End)]) < lines
}

// namesTitle reports whether a picture is described by the title: by most of the
// letters of it.
func (f *finder) namesTitle(n page.NodeID) bool {
	alt := page.Fold(page.Norm(f.p.Nodes[n].Attr("alt")))
	if f.sel.Title == page.None || page.Chars(alt) < leastText/2 {
		return false
	}
	title := page.Fold(page.Norm(f.p.Text(f.sel.Title)))
	return strings.Contains(title, alt) || strings.Contains(alt, title)
}

// foreignParts are elements whose pictures are not the article's.
var foreignParts = allowlist.Set("nav footer aside form dialog")

// own reports whether a picture belongs to the article and to nothing else in the same
// part of the page: it leads to no other page, and stands in no list of links, and in
// no card of another article.
func (f *finder) own(n page.NodeID) bool {
	if f.leadsAway(n) || f.beside(n) {
		return false
	}
	root := f.sel.Roots[0]
	for a := range f.p.Ancestors(n) {
		if a == f.top || a == root {
			break
		}
		node := &f.p.Nodes[a]
		holds := f.p.Contains(a, root) || f.sel.Title != page.None && f.p.Contains(a, f.sel.Title)
		if !holds && (foreignParts[node.Tag] || node.Tag == "article" && !f.isMedia(a)) {
			return false
		}
	}
	return !f.card(n)
}

// isMedia reports whether an element has a picture and its caption alone: some programs mark up each
// thing that they keep as an article.
func (f *finder) isMedia(n page.NodeID) bool {
	if f.chars(n) > maxCaption || f.linked[f.p.Nodes[n].End] > f.linked[n] {
		return false
	}
	pictures := 0
	for i := n + 1; i < f.p.Nodes[n].End; i++ {
		if notCaption[f.p.Nodes[i].Tag] {
			return false
		}
		if picture.Is(f.p, i) {
			pictures++
		}
	}
	return pictures == 1
}

// leadsAway reports whether a picture is in a link to another page.
func (f *finder) leadsAway(n page.NodeID) bool {
	for a := range f.p.Ancestors(n) {
		if a == f.top {
			break
		}
		if f.p.Nodes[a].Tag == "a" {
			return f.away(a)
		}
	}
	return false
}

// leavesSite reports whether a picture is in a link to another site: one of another domain
// that people register.
func (f *finder) leavesSite(n page.NodeID) bool {
	for a := range f.p.Ancestors(n) {
		if f.p.Nodes[a].Tag == "a" {
			there, here := page.Domain(f.p.Resolve(f.p.Nodes[a].Attr("href"))), page.Domain(f.p.URL)
			return there != "" && here != "" && there != here
		}
	}
	return false
}

// away reports whether a link leads to another page, and not to a picture or a place in
// this one.
func (f *finder) away(a page.NodeID) bool {
	u := f.p.Resolve(f.p.Nodes[a].Attr("href"))
	if u == "" || f.p.SameURL(u) {
		return false
	}
	return !picture.IsFile(u) && !f.leadsToOwn(a, u)
}

// leadsToOwn reports whether a link has a picture of the address it leads to, but for the query: programs that send pictures
// in several sizes name the size there.
func (f *finder) leadsToOwn(a page.NodeID, u string) bool {
	path, _, sized := strings.Cut(u, "?")
	for n := a + 1; sized && n < f.p.Nodes[a].End; n++ {
		if f.p.Nodes[n].Tag == "img" {
			shown, _, _ := strings.Cut(picture.URL(f.p, n), "?")
			return shown == path
		}
	}
	return false
}
