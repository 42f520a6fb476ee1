package article

import (
	"regexp"
	"strings"
	"unicode"

	"galley/date"
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
	figure := page.NodeID(0) // end of the figure around n: names in it are of those who made the picture
	for n := max(0, at-aroundTitle); n < min(end, at+aroundTitle); n++ {
		node := &r.p.Nodes[n]
		if node.Kind == page.Text && !node.Hidden && len(node.Text) <= date.MaxBytes && hasYear(node.Text) {
			plain = append(plain, page.Norm(node.Text))
		}
		if node.Kind == page.Text && !node.Hidden && n >= max(at, figure) {
			r.introduced(n)
		}
		if node.Kind != page.Element || node.Hidden {
			continue
		}
		if node.Tag == "figure" {
			figure = max(figure, node.End)
		}
		if node.Tag == "time" {
			if when := node.Attr("datetime"); when != "" && n >= at {
				r.times = append(r.times, when)
			}
			written = append(written, shortText(r.p, n))
		} else if hasToken(node, dateTokens) {
			written = append(written, shortText(r.p, n))
		}
		if n < figure {
			continue
		}
		if oneOf(node.Attr("rel"), "author") != "" || hasToken(node, authorTokens) {
			near = append(near, nearName{n, r.nameTexts(n)})
		} else if n >= at && r.p.IsBlock(n) && !r.holdsBlock(n) {
			for _, part := range lineParts.Split(shortText(r.p, n), -1) {
				if rest := byWords.ReplaceAllString(part, ""); rest != part && (allPersonal(rest) != "" || isAcronym(strings.TrimRight(rest, ", "))) {
					r.said = append(r.said, strings.TrimRight(part, ", "))
				}
			}
		}
	}
	r.seen = nearest(near, at)
	for _, text := range append(written, plain...) {
		if text != "" && len(r.times) < maxTimes && strings.ContainsFunc(text, unicode.IsDigit) {
			r.times = append(r.times, text)
		}
	}
}

// lineParts is what stands between date, byline and place in one line.
var lineParts = regexp.MustCompile(`\s+[|·•/]\s+`)

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

// yearIn finds a year beside another number, as dates have it.
var yearIn = regexp.MustCompile(`(^|\D)(19|20)\d\d(\D.*\d|\D*$)`)

// hasYear reports whether yearIn matches; most texts have neither beginning of a year.
func hasYear(text string) bool {
	return (strings.Contains(text, "19") || strings.Contains(text, "20")) && yearIn.MatchString(text)
}

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
