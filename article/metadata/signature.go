package metadata

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/page"
)

// with is the reader with what the lines of the text say, which have to be known for that.
func (r *Reader) with(lines []Line) *Reader {
	own := *r
	own.signatures(lines)
	return &own
}

// signatures are the lines at the begin and the end of the body that are names and
// nothing else, as many papers sign what they print.
func (r *Reader) signatures(lines []Line) {
	r.reports = r.reported(lines)
	r.walkTexts(r.textEnd, r.textEnd+nodesBehind, r.signedBehind())
	long := 0
	for i, b := range lines {
		if b.Paragraph && len(b.Text) > longLine {
			long++
		}
		if !b.Paragraph || len(b.Text) > maxSignature || endsInColon(b.Text) {
			continue
		}
		between := (i >= 3 || long > 1) && i < len(lines)-2 // the first long line may be a standfirst
		if between && !hasSpace(b.Text) || !r.isSignedWith(b.Text) {
			continue
		}
		if between { // many people have signed a part each
			r.signed = nil
			return
		}
		r.signed = append(r.signed, b.Text)
	}
	if len(r.signed) == 0 {
		r.signedAbove()
	}
}

// isSignedWith reports whether a line is names and nothing else.
func (r *Reader) isSignedWith(line string) bool {
	all := allPersonal(line)
	return all != "" && all == withoutJoints(line) && !isTitled(line) && !r.describesPicture(line)
}

// signedAbove takes the first line above the title, in the same element and marked up as the title
// is, that is a name and nothing else: a typed page has all of its lines so, and what stands above
// the title is cut.
func (r *Reader) signedAbove() {
	if r.title == page.None {
		return
	}
	up, title := r.p.Nodes[r.title].Parent, &r.p.Nodes[r.title]
	if up == page.None || title.Tag != "p" {
		return
	}
	r.walkTexts(max(up, r.title-aroundTitle), r.title, func(line dateline, text string) {
		if len(r.signed) == 0 && r.isParagraphIn(up, line, text) && r.isSignedWith(text) {
			r.signed = append(r.signed, text)
		}
	})
}

// isParagraphIn reports whether a line is a short paragraph in an element, of several words and
// without a link.
func (r *Reader) isParagraphIn(parent page.NodeID, line dateline, text string) bool {
	block := r.blockOf(line.nodes[0])
	return r.p.Nodes[block].Tag == "p" && r.p.Nodes[block].Parent == parent && len(text) <= maxSignature && hasSpace(text) && r.p.First(block, "a") == page.None
}

// maxSignature is how many bytes a line has at most that is a signature.
const maxSignature = 80

// longLine is how many bytes a line has from which on it is a paragraph of the text.
const longLine = 160

// signedBehind takes the first line behind the text that is a name and nothing else, where it is
// marked up as a paragraph of the text is and beside it: it was cut, because it is no text.
func (r *Reader) signedBehind() func(dateline, string) {
	first, parent := true, page.None
	for n := min(r.textEnd, page.NodeID(len(r.p.Nodes))) - 1; n > 0 && parent == page.None; n-- {
		if node := &r.p.Nodes[n]; node.Kind == page.Text && !node.Hidden && page.HasLetters(node.Text) {
			parent = r.p.Nodes[r.blockOf(n)].Parent
		}
	}
	return func(line dateline, text string) {
		if first && r.isParagraphIn(parent, line, text) && isListed(text) && !isTitled(text) && !r.hasCommonWord(text) {
			r.signed = append(r.signed, text)
		}
		first = false
	}
}

// endsInColon reports whether a line is a label of what stands behind it.
func endsInColon(line string) bool {
	line = strings.TrimSpace(line)
	return strings.HasSuffix(line, ":") || strings.HasSuffix(line, "：")
}

// maxNameCapitals is how many words with capitals a name has that is signed with.
const maxNameCapitals = 4

// isTitled reports whether a line has more words with capitals between its commas and
// conjunctions than a name has: a headline in capitals, as English ones are.
func isTitled(line string) bool {
	return slices.ContainsFunc(splitNames(line), func(name string) bool {
		capitals := 0
		for word := range strings.FieldsSeq(name) {
			if first, _ := utf8.DecodeRuneInString(word); unicode.IsUpper(first) {
				capitals++
			}
		}
		return capitals > maxNameCapitals
	})
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
