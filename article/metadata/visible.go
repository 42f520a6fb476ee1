package metadata

import (
	"iter"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/article/subtree"
	"galley/article/token"
	"galley/date"
	"galley/page"
)

// aroundTitle is how many nodes before and after the title's begin a byline or a date
// belongs to it.
const aroundTitle = 200

// sights are the bylines that stand near the title, in the order of the page.
type sights struct {
	title    page.NodeID
	figure   page.NodeID // end of the figure around: names in it are of those who made the picture
	quoteEnd page.NodeID // end of the last quotation
	near     []nearName
	quoted   []nearName // right behind quotations
	profiles []nearName // links to the pages of authors
}

// look looks for bylines near the title, or else near the body's begin.
func (r *Reader) look() {
	at := r.head()
	s := sights{title: at}
	for n := range r.around(at) {
		switch node := &r.p.Nodes[n]; {
		case node.Kind == page.Element:
			r.bylineAt(n, &s)
		case node.Kind == page.Text && n >= max(at, s.figure):
			r.introduced(n)
		}
	}
	r.seen, r.linkedTo = nearest(s.near, at, r.textEnd), nearest(s.profiles, at, r.textEnd)
	if len(r.seen) == 0 {
		r.seen = nearest(s.quoted, at, r.textEnd)
	}
}

// lookForDays looks for dates near the title, or else near the body's begin.
func (r *Reader) lookForDays() {
	at := r.head()
	s := dateSights{title: at, head: r.headAround(at)}
	for n := range r.around(at) {
		switch node := &r.p.Nodes[n]; {
		case node.Kind == page.Element:
			r.timeAt(n, &s)
		case node.Kind == page.Text && hasYear(node.Text) && !(n >= r.textEnd && r.inPageFooter(n)) && !r.inNavLink(n):
			for _, part := range wideParts(node.Text) {
				if date.Fits(part) && hasYear(part) && !loneYear.MatchString(part) {
					s.plain = append(s.plain, seenDate{n, page.Norm(part)})
				}
			}
		}
	}
	r.takeTimes(s)
}

// head is the title, or else where the body begins.
func (r *Reader) head() page.NodeID {
	if r.title == page.None {
		return subtree.Body(r.parts).Root
	}
	return r.title
}

// around hands out the nodes near one that are not hidden and not of others.
func (r *Reader) around(at page.NodeID) iter.Seq[page.NodeID] {
	return func(yield func(page.NodeID) bool) {
		for n := max(0, at-aroundTitle); n < min(page.NodeID(len(r.p.Nodes)), at+aroundTitle); n++ {
			if !r.p.Nodes[n].Hidden && !r.isOthers(n) && !yield(n) {
				return
			}
		}
	}
}

// loneYear is a year by itself: that of a table, a chart or a copyright, and no day.
var loneYear = regexp.MustCompile(`^[^\pL\pN]*\pN{4}[^\pL\pN]*$`)

// wideSpace is the blank of ideographic scripts, which parts the facts of a line.
const wideSpace = "\u3000"

// wideParts are the parts of a text between wide blanks, of one that is short enough for a line.
func wideParts(text string) []string {
	if len(text) > 2*maxDateline {
		return nil
	}
	return strings.Split(text, wideSpace)
}

// bylineAt takes what element n says of who wrote: by what the page calls it, or by a word
// for "by" that a part of its line begins with.
func (r *Reader) bylineAt(n page.NodeID, s *sights) {
	node := &r.p.Nodes[n]
	if node.Tag == "figure" {
		s.figure = max(s.figure, node.End)
	}
	if n < s.figure {
		return
	}
	if node.Tag == "blockquote" {
		s.quoteEnd = node.End
	}
	if isByline(node) {
		if r.isRole(n, s.near) {
			return
		}
		if n == s.quoteEnd { // it says who is quoted
			s.quoted = append(s.quoted, r.nearName(n))
			s.figure = max(s.figure, node.End)
		} else {
			s.near = append(s.near, r.nearName(n))
		}
		return
	}
	if isProfile(node) {
		s.profiles = append(s.profiles, r.nearName(n))
		return
	}
	if n < s.title || !r.p.IsBlock(n) || r.holdsBlock(n) {
		return
	}
	line := lineText(r.p, n)
	if from := mailFrom.FindStringSubmatch(line); from != nil && len(r.said) == 0 && isPersonal(from[1]) { // behind the mail stand the answers
		r.said = append(r.said, from[1])
	}
	for _, part := range lineParts.Split(line, -1) {
		if rest := behindBy(part); rest != part && (allPersonal(rest) != "" || isAcronym(strings.TrimRight(rest, ", "))) {
			r.said = append(r.said, strings.TrimRight(part, ", "))
		}
	}
}

// isRole reports whether element n is what a byline around it says of the one that it names.
func (r *Reader) isRole(n page.NodeID, near []nearName) bool {
	names := func(byline nearName) bool { return r.p.Contains(byline.at, n) && len(namesIn(byline.texts)) > 0 }
	return token.In(&r.p.Nodes[n], roleTokens) && slices.ContainsFunc(near, names)
}

// lineText is shortText with a stroke for a wide blank, for a break, and between elements that no white space
// parts: a style sheet does that.
func lineText(p *page.Page, n page.NodeID) string {
	if p.ShortText(n) == "" {
		return ""
	}
	var line strings.Builder
	before := page.None
	for i := n; i < p.Nodes[n].End; i++ {
		node := &p.Nodes[i]
		if so := page.Norm(line.String()); node.Tag == "br" && behindBy(so) != so {
			line.WriteString(" | ") // behind the name stands a role
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
		line.WriteString(strings.ReplaceAll(node.Text, wideSpace, " | "))
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
