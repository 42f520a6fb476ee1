package byline

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/article/metadata/dateline"
	"galley/article/metadata/extent"
	"galley/article/metadata/mention"
	"galley/article/metadata/person"
	"galley/article/token"
	"galley/page"
)

// sights are the bylines that stand near the title, in the order of the page.
type sights struct {
	title    page.NodeID
	figure   page.NodeID // end of the figure around: names in it are of those who made the picture
	quoteEnd page.NodeID // end of the last quotation
	near     []nearName
	quoted   []nearName // right behind quotations
	profiles []nearName // links to the pages of authors
}

// Reader has the bylines near the title.
type Reader struct {
	Seen     []string // by what the page calls them
	LinkedTo []string // links to the pages of authors
	Said     []string // texts that begin with a word for "by"
	Edited   []string // texts behind a word for "editor"

	p        *page.Page
	article  *extent.Extent
	mentions *mention.Reader
}

// Look finds the bylines of an article.
func Look(article *extent.Extent, mentions *mention.Reader) *Reader {
	r := &Reader{p: article.Page, article: article, mentions: mentions}
	r.look()
	return r
}

// look looks for bylines near the title, or else near the body's begin.
func (r *Reader) look() {
	at := r.article.Head()
	s := sights{title: at}
	for up := range r.p.Ancestors(max(0, at-extent.Near)) { // what begins before all that is looked at
		if r.greets(up, at) {
			s.figure = max(s.figure, r.p.Nodes[up].End)
		}
	}
	for n := range r.article.Around(at) {
		switch node := &r.p.Nodes[n]; {
		case node.Kind == page.Element:
			r.bylineAt(n, &s)
		case node.Kind == page.Text && n >= max(at, s.figure):
			r.introduced(n)
		}
	}
	if len(r.Said) == 0 {
		r.looseLines(at)
	}
	r.Seen, r.LinkedTo = nearest(s.near, at, r.article.End), nearest(s.profiles, at, r.article.End)
	if len(r.Seen) == 0 {
		r.Seen = nearest(s.quoted, at, r.article.End)
	}
}

// bylineAt takes what element n says of who wrote: by what the page calls it, or by a word
// for "by" that a part of its line begins with.
func (r *Reader) bylineAt(n page.NodeID, s *sights) {
	node := &r.p.Nodes[n]
	if node.Tag == "figure" || r.greets(n, s.title) {
		s.figure = max(s.figure, node.End)
	}
	if n < s.figure {
		return
	}
	if node.Tag == "blockquote" {
		s.quoteEnd = node.End
	}
	if isByline(node) {
		if name := r.editedBy(n); name != "" {
			r.Edited = append(r.Edited, name)
			return
		}
		if r.isRole(n, s.near) || n < s.quoteEnd && n >= r.article.Begin {
			return // or who wrote what is quoted in the text, as posts of others are
		}
		if n == s.quoteEnd { // it says who is quoted
			s.quoted = append(s.quoted, r.nearName(n))
			s.figure = max(s.figure, node.End)
		} else {
			s.near = append(s.near, r.nearName(n))
		}
		return
	}
	if n >= s.title && n < r.article.Begin && r.followsPersonSign(n) {
		s.near = append(s.near, r.signedName(n))
		return
	}
	if isProfile(node) {
		s.profiles = append(s.profiles, r.nearName(n))
		return
	}
	if n < s.title || !r.p.IsBlock(n) || r.holdsBlock(n) || r.isRowOfLinks(n) {
		return
	}
	line := lineText(r.p, n)
	if from := mailFrom.FindStringSubmatch(line); from != nil && len(r.Said) == 0 && person.IsPersonal(from[1]) { // behind the mail stand the answers
		r.Said = append(r.Said, from[1])
	}
	if person.IsSentence(line) {
		return // its first word is that of another language
	}
	for _, part := range lineParts.Split(line, -1) {
		if rest := person.BehindBy(part); rest != part && (person.AllPersonal(rest) != "" || person.IsAcronym(strings.TrimRight(rest, ", "))) {
			r.Said = append(r.Said, strings.TrimRight(part, ", "))
		}
	}
}

// greets reports whether an element is a menu or a banner without the title: such a one names who has signed in.
func (r *Reader) greets(n, title page.NodeID) bool {
	node := &r.p.Nodes[n]
	return node.Tag == "nav" && !r.p.Contains(n, title) || node.Tag == "header" && node.End <= title
}

// isRole reports whether element n is what a byline around it says of the one that it names.
func (r *Reader) isRole(n page.NodeID, near []nearName) bool {
	names := func(byline nearName) bool { return r.p.Contains(byline.at, n) && len(person.Names(byline.texts)) > 0 }
	return token.In(&r.p.Nodes[n], roleTokens) && slices.ContainsFunc(near, names)
}

// lineText is page.Page.ShortText with a stroke for a wide blank, for a break, and between elements that no white space
// parts: a style sheet does that.
func lineText(p *page.Page, n page.NodeID) string {
	if p.ShortText(n) == "" {
		return ""
	}
	var line strings.Builder
	before := page.None
	for i := n; i < p.Nodes[n].End; i++ {
		node := &p.Nodes[i]
		if node.Tag == "br" {
			if so := page.Norm(line.String()); person.BehindBy(so) != so {
				line.WriteString(" | ") // behind the name stands a role
			}
		}
		if node.Kind != page.Text || node.Hidden || node.Text == "" {
			continue
		}
		if before != page.None && !p.Contains(p.Nodes[before].Parent, i) && !p.Contains(node.Parent, before) {
			last, _ := utf8.DecodeLastRuneInString(p.Nodes[before].Text)
			if next, _ := utf8.DecodeRuneInString(node.Text); !unicode.IsSpace(last) && !unicode.IsSpace(next) {
				line.WriteString(" | ")
			}
		}
		line.WriteString(strings.ReplaceAll(node.Text, dateline.WideBlank, " | "))
		before = i
	}
	return page.Norm(line.String())
}

// mailFrom is the line of a mail that says who wrote it. "From" alone may be a place.
var mailFrom = regexp.MustCompile(`(?i)^from\s*:\s*([^<>]{2,60}?)\s*<[^\s<>]+@[^\s<>]+>$`)

// lineParts is what stands between date, byline and place in one line.
var lineParts = regexp.MustCompile(`\s+[|·•/]\s+`)

// holdsBlock reports whether a block is in the subtree of n, or the subtree is large.
func (r *Reader) holdsBlock(n page.NodeID) bool {
	end := r.p.Nodes[n].End
	for i := n + 1; i < min(end, n+page.ShortNodes); i++ {
		if r.p.IsBlock(i) {
			return true
		}
	}
	return end > n+page.ShortNodes
}
