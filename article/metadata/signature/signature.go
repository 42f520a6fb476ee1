package signature

import (
	"slices"
	"strings"
	"sync"
	"unicode"

	"galley/article/metadata/dateline"
	"galley/article/metadata/extent"
	"galley/article/metadata/mention"
	"galley/article/metadata/person"
	"galley/page"
)

// Line is a block of the text of the article.
type Line struct {
	Text      string
	Paragraph bool // and not a heading, an item of a list or the like
	Code      bool // of a program
}

// Reader has the names that lines of the page say.
type Reader struct {
	Reports []string                   // reporters whom the page is signed with
	Signed  []string                   // lines of names at the begin and the end of the body
	Dated   func() (by, bare []string) // names beside a day near the title: behind a word for "by", and without; looked for once
	Sole    func() []string            // whom the whole page names behind a word for "by"; likewise

	soleInText bool // Sole, once asked, was found in lines of the text alone

	p        *page.Page
	article  *extent.Extent
	mentions *mention.Reader
	japanese bool // the text is
}

// Look is the reader of the lines of a page. Reports and Signed are empty: With has them.
func Look(article *extent.Extent, mentions *mention.Reader) *Reader {
	r := &Reader{p: article.Page, article: article, mentions: mentions}
	r.Dated, r.Sole = sync.OnceValues(r.datedNames), sync.OnceValue(r.soleWriter)
	return r
}

// With is the reader with what the lines of the text say, of which the article is.
func (r *Reader) With(lines []Line) *Reader {
	own := *r
	own.signatures(lines)
	return &own
}

// signatures are the lines at the begin and the end of the body that are names and
// nothing else, as many papers sign what they print.
func (r *Reader) signatures(lines []Line) {
	r.japanese = hasKana(lines)
	r.Reports = r.reported(lines)
	dateline.Texts(r.article, r.article.End, r.article.End+nodesBehind, r.signedBehind())
	long := 0
	for i, b := range lines {
		if b.Paragraph && len(b.Text) > longLine {
			long++
		}
		if !b.Paragraph || len(b.Text) > maxSignature || page.EndsInColon(b.Text) {
			continue
		}
		between := (i >= 3 || long > 1) && i < len(lines)-2 // the first long line may be a standfirst
		if between && !person.HasSpace(b.Text) || !r.isSignedWith(b.Text) || r.headsLast(lines[i:]) {
			continue
		}
		if between { // many people have signed a part each
			r.Signed = nil
			return
		}
		if !slices.ContainsFunc(person.Split(b.Text), func(name string) bool { return !person.IsListed(name) }) { // small words in it that no name has
			r.Signed = append(r.Signed, b.Text)
		}
	}
	if len(r.Signed) == 0 {
		r.signedAbove()
	}
}

// headsLast reports whether the first of lines is sooner a heading in bold letters than a signature: a word of it is
// no name on this page, and one paragraph stands behind it.
func (r *Reader) headsLast(lines []Line) bool {
	return len(lines) == 2 && lines[1].Paragraph && len(lines[1].Text) > longLine && r.mentions.HasCommonWord(lines[0].Text)
}

// endsReport reports whether a line says that a report ends: with a stroke, or in Persian with "end of" the message.
func endsReport(line string) bool {
	return strings.HasSuffix(line, "/") || strings.HasPrefix(line, "انتهای ")
}

// isSignedWith reports whether a line is names and nothing else.
func (r *Reader) isSignedWith(line string) bool {
	if name := person.BeforeRole(line); name != "" && person.IsPersonal(strings.TrimLeft(line, "*")) { // no longer than a name is
		line = name
	}
	all := person.AllPersonal(line)
	if endsReport(line) || strings.HasSuffix(line, ".") && person.IsCaseless(line) {
		return false // or a sentence
	}
	if first := []rune(line); !person.HasSpace(line) && len(first) > 0 && unicode.In(first[0], unicode.Thai, unicode.Lao, unicode.Khmer) {
		return false // names have a blank there, where words have none
	}
	return all != "" && !r.isHanLabel(strings.Trim(line, " *")) && all == person.WithoutJoints(line) && !person.IsTitled(line) && !r.describesPicture(line)
}

// signedAbove takes the first line above the title, in the same element and marked up as the title
// is, that is a name and nothing else: a typed page has all of its lines so, and what stands above
// the title is cut.
func (r *Reader) signedAbove() {
	if r.article.Title == page.None {
		return
	}
	up, title := r.p.Nodes[r.article.Title].Parent, &r.p.Nodes[r.article.Title]
	if up == page.None || title.Tag != "p" {
		return
	}
	dateline.Texts(r.article, max(up, r.article.Title-extent.Near), r.article.Title, func(line dateline.Line, text string) {
		if len(r.Signed) == 0 && r.isParagraphIn(up, line, text) && r.isSignedWith(text) {
			r.Signed = append(r.Signed, text)
		}
	})
}

// isParagraphIn reports whether a line is a short paragraph in an element, of several words and
// without a link.
func (r *Reader) isParagraphIn(parent page.NodeID, line dateline.Line, text string) bool {
	block := r.article.BlockOf(line.Nodes[0])
	return r.p.Nodes[block].Tag == "p" && r.p.Nodes[block].Parent == parent && len(text) <= maxSignature && person.HasSpace(text) && r.p.First(block, "a") == page.None
}

// maxSignature is how many bytes a line has at most that is a signature.
const maxSignature = 80

// longLine is how many bytes a line has from which on it is a paragraph of the text.
const longLine = 160

// signedBehind takes the first line behind the text that is a name and nothing else, where it is
// marked up as a paragraph of the text is and beside it: it was cut, because it is no text. Links
// to other pages may stand before it.
func (r *Reader) signedBehind() func(dateline.Line, string) {
	first, parent := true, page.None
	for n := min(r.article.End, page.NodeID(len(r.p.Nodes))) - 1; n > 0 && parent == page.None; n-- {
		if node := &r.p.Nodes[n]; node.ShowsLetters() {
			parent = r.p.Nodes[r.article.BlockOf(n)].Parent
		}
	}
	return func(line dateline.Line, text string) {
		if !slices.ContainsFunc(line.Nodes, func(n page.NodeID) bool { return !r.p.Inside(n, "a") }) {
			return
		}
		if first && r.isParagraphIn(parent, line, text) && person.IsListed(text) && !endsReport(text) && !person.IsTitled(text) && !r.mentions.HasCommonWord(text) {
			r.Signed = append(r.Signed, text)
		}
		first = false
	}
}

// describesPicture reports whether a line is the description that a picture of the page has:
// then it is its caption.
func (r *Reader) describesPicture(line string) bool {
	for i := range r.p.Nodes {
		if n := &r.p.Nodes[i]; n.Tag == "img" && page.Norm(n.Attr("alt")) == line {
			return true
		}
	}
	return false
}
