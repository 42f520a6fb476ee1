package article

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"galley/page"
)

// aroundTitle is how many nodes before and after the title's begin a byline or a date
// belongs to it.
const aroundTitle = 200

// visible looks for bylines and dates near the title, or else near the body's begin.
func (r *metaReader) visible(a *Article) {
	at := a.titleNode
	if at == page.None {
		at = a.bodyPart().root
	}
	end := page.NodeID(len(r.p.Nodes))
	var written, plain []string
	var near []nearName
	for n := max(0, at-aroundTitle); n < min(end, at+aroundTitle); n++ {
		node := &r.p.Nodes[n]
		if node.Kind == page.Text && !node.Hidden && yearIn.MatchString(node.Text) && len(node.Text) <= maxWritten {
			plain = append(plain, page.Norm(node.Text))
		}
		if node.Kind != page.Element || node.Hidden {
			continue
		}
		if node.Tag == "time" {
			if when := node.Attr("datetime"); when != "" && n >= at {
				r.times = append(r.times, when)
			}
			written = append(written, shortText(r.p, n))
		} else if hasToken(node, dateTokens) {
			written = append(written, shortText(r.p, n))
		}
		if oneOf(node.Attr("rel"), "author") != "" || hasToken(node, authorTokens) {
			near = append(near, nearName{n, r.nameTexts(n)})
		} else if n >= at && r.p.IsBlock(n) && !r.holdsBlock(n) {
			text := shortText(r.p, n)
			if rest := byWords.ReplaceAllString(text, ""); rest != text && allPersonal(rest) != "" {
				r.said = append(r.said, text)
			}
		}
	}
	r.seen = nearest(near, at)
	r.signatures(a)
	for _, text := range append(written, plain...) {
		if text != "" && len(r.times) < maxTimes && strings.ContainsFunc(text, unicode.IsDigit) {
			r.times = append(r.times, text)
		}
	}
}

// holdsBlock reports whether a block is in the subtree of n, or the subtree is large.
func (r *metaReader) holdsBlock(n page.NodeID) bool {
	end := r.p.Nodes[n].End
	for i := n + 1; i < min(end, n+maxItem); i++ {
		if r.p.IsBlock(i) {
			return true
		}
	}
	return end > n+maxItem
}

// nearName is an element that the page calls a byline, with the texts in it.
type nearName struct {
	at    page.NodeID
	texts []string
}

// nearest are the texts of the byline that is nearest to the title, and of those beside
// it. What stands before the title is twice as far: it mostly belongs to something else.
func nearest(near []nearName, title page.NodeID) (texts []string) {
	distance := func(n nearName) page.NodeID {
		if n.at < title {
			return 2 * (title - n.at)
		}
		return n.at - title
	}
	best := -1
	for i, n := range near {
		if len(namesIn(n.texts)) > 0 && (best < 0 || distance(n) < distance(near[best])) {
			best = i
		}
	}
	if best < 0 {
		return nil
	}
	for _, n := range near[best:] {
		if n.at-near[best].at <= maxItem {
			texts = append(texts, n.texts...)
		}
	}
	return texts
}

// nameTexts are the texts of a byline that may be names: those of its links where they
// are like names, or else text by text, so that a date beside a name is not read with it.
func (r *metaReader) nameTexts(n page.NodeID) (texts []string) {
	if shortText(r.p, n) == "" {
		return nil
	}
	for i := n; i < r.p.Nodes[n].End; i++ {
		if text := shortText(r.p, i); r.p.Nodes[i].Tag == "a" && !r.p.Nodes[i].Hidden && len(splitNames(text)) == 1 && (isPersonal(text) || oneOf(r.p.Nodes[i].Attr("rel"), "author") != "") {
			texts = append(texts, text)
		}
	}
	if len(texts) > 0 {
		return texts
	}
	for i := n; i < r.p.Nodes[n].End; i++ {
		if node := &r.p.Nodes[i]; node.Kind == page.Text && !node.Hidden && len(node.Text) <= 400 {
			texts = append(texts, page.Norm(node.Text))
		}
	}
	return texts
}

// signatures are the lines at the begin and the end of the body that are names and
// nothing else, as many papers sign what they print.
func (r *metaReader) signatures(a *Article) {
	for i, b := range a.Blocks {
		if i >= 3 && i < len(a.Blocks)-2 || b.Kind != "paragraph" || len(b.Text) > 80 {
			continue
		}
		if all := allPersonal(b.Text); all != "" && all == withoutJoints(b.Text) {
			r.signed = append(r.signed, b.Text)
		}
	}
}

// withoutJoints are the letters of a text but for the conjunctions in it.
func withoutJoints(text string) string {
	words := strings.FieldsFunc(text, func(c rune) bool { return unicode.IsSpace(c) || c == '/' || c == ',' })
	return letters(strings.Join(slices.DeleteFunc(words, func(w string) bool { return conjunctions[w] }), ""))
}

// allPersonal are the letters of the names in a text, "" where one of them is not like
// that of a person.
func allPersonal(text string) (all string) {
	for _, name := range splitNames(text) {
		if !isPersonal(name) {
			return ""
		}
		all += letters(name)
	}
	return all
}

// yearIn finds a year beside another number, as dates have it.
var yearIn = regexp.MustCompile(`(^|\D)(19|20)\d\d(\D.*\d|\D*$)`)

// maxTimes is how many dates near the title are tried: to read one in any language takes
// about a millisecond.
const maxTimes = 6

// Words that classes, ids and test names of the web are made of.
var (
	authorTokens = map[string]bool{"author": true, "authors": true, "byline": true}
	dateTokens   = map[string]bool{"date": true, "datetime": true, "published": true, "pubdate": true, "timestamp": true, "time": true, "dateline": true}
)

// hasToken reports whether a class, id or the like of the element has one of the tokens.
// Names are parted at all signs, and before capitals after small letters.
func hasToken(node *page.Node, tokens map[string]bool) bool {
	for _, attr := range [4]string{"class", "id", "data-testid", "data-component"} {
		value := node.Attr(attr)
		if len(value) > 300 {
			continue
		}
		start := 0
		for i := 0; i <= len(value); i++ {
			isLetter := i < len(value) && (value[i] >= 'a' && value[i] <= 'z' || value[i] >= 'A' && value[i] <= 'Z')
			hump := isLetter && i > start && value[i] <= 'Z' && value[i-1] >= 'a'
			if isLetter && !hump {
				continue
			}
			if i > start && tokens[strings.ToLower(value[start:i])] {
				return true
			}
			if start = i; !hump {
				start++
			}
		}
	}
	return false
}
