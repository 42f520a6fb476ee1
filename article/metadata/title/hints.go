package title

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"galley/article/metadata/person"
	"galley/page"
)

// minHeadline is the length of a headline that can say where a title ends, in bytes of
// its letters.
const minHeadline = 12

// maxHeadline is the length of the longest title, in characters: the longest gold titles of
// the corpora have 257, and of news 175.
const maxHeadline = 300

// mostHints is how many different hints are looked at: linked data and two meta elements give three.
const mostHints = 8

// titleHints are what the page calls its headline. What is longer than longestSaid is no headline.
func titleHints(p *page.Page, headline string) (hints []string) {
	add := func(said string) {
		if len(said) > longestSaid || len(hints) == mostHints {
			return
		}
		if hint := unmarked(page.Norm(said)); hint != "" && !slices.Contains(hints, hint) {
			hints = append(hints, hint)
		}
	}
	add(headline)
	for i := range p.Nodes {
		if n := &p.Nodes[i]; n.Tag == "meta" && (n.Attr("property") == "og:title" || n.Attr("name") == "twitter:title") {
			add(n.Attr("content"))
		}
	}
	return hints
}

// documentTitle is the <title>, without the name of the site where a hint says what the
// headline in it is.
func documentTitle(p *page.Page, hints []string) string {
	title := p.DocumentTitle()
	for _, hint := range hints {
		if title == "" || len(page.Letters(hint)) >= minHeadline && strings.HasPrefix(title, hint) {
			return hint
		}
	}
	return cmp.Or(shownPart(p, title), title)
}

// titleSigns part the name of a site, of a rubric or of an issue from the headline in <title>.
var titleSigns = regexp.MustCompile(`\s+(?:[|–—·•»«-]|::)\s+`)

// shownPart is the part of <title> that stands on the page as a text of its own, where one does and no other:
// the headline of a page without headings. Names of sites are in most parts of <title>, and in pictures.
func shownPart(p *page.Page, title string) string {
	parts := titleSigns.Split(title, maxTitleParts+1)
	if len(parts) < 2 || len(parts) > maxTitleParts {
		return ""
	}
	shown := map[string]bool{}
	for i := range p.Nodes {
		n := &p.Nodes[i]
		if n.Kind != page.Text || n.Hidden || len(n.Text) > 2*len(title) {
			continue
		}
		for _, part := range parts {
			if len(page.Letters(part)) >= minHeadline && page.Norm(n.Text) == part && !p.Inside(page.NodeID(i), "a") {
				shown[part] = true
			}
		}
	}
	if len(shown) != 1 {
		return ""
	}
	for part := range shown {
		return part
	}
	return ""
}

// maxTitleParts is how many parts a <title> has at most.
const maxTitleParts = 5

// asTitled is the hint with the letters of the given one whose signs are those of <title>;
// the given one where there is none.
func asTitled(p *page.Page, hints []string, hint string) string {
	title := p.DocumentTitle()
	for _, h := range hints {
		if page.Letters(h) == page.Letters(hint) && strings.HasPrefix(title, h) {
			return h
		}
	}
	return hint
}

// siteFollows reports whether what stands in a hint behind its first letters is set apart
// as the name of a site is.
func siteFollows(hint string, first int) bool {
	sign, _ := utf8.DecodeRuneInString(behindLetters(hint, first))
	return strings.ContainsRune("|–—-·•«»", sign)
}

// bylineFollows reports whether what stands in a hint behind its first letters is a word for "by"
// and names: a byline, though it stands behind the title on the page as well.
func bylineFollows(hint string, first int) bool {
	rest := behindLetters(hint, first)
	name := person.BehindBy(rest)
	return name != rest && person.AllPersonal(name) != ""
}

// behindLetters is what stands in a text behind its first letters, without white space around;
// first is how many bytes they have, as letters writes them.
func behindLetters(text string, first int) string {
	for i, r := range text {
		if first <= 0 {
			return strings.TrimSpace(text[i:])
		}
		first -= len(page.Letters(string(r)))
	}
	return ""
}

// inDocumentTitle is the part of a title that <title> begins with, where the rest stands in
// elements of its own and is none of <title>: a day, or who wrote the text. Elsewhere it is
// the whole title. Names of sites follow behind a sign, so that the longest part of <title>
// that ends before one counts. A <title> longer than longestSaid is not looked at.
func inDocumentTitle(p *page.Page, n page.NodeID, cut []page.NodeID, title string) string {
	said, have := p.DocumentTitle(), page.Letters(title)
	for said != "" && len(said) <= longestSaid {
		want := page.Letters(said)
		if len(want) < minHeadline || want == have {
			break
		}
		if strings.HasPrefix(have, want) {
			if part, _ := partOf(p, n, cut, want); part != "" {
				return part
			}
			break
		}
		end := strings.LastIndexAny(said, "|–—-·•«»:")
		if end < 0 {
			break
		}
		said = said[:end]
	}
	return title
}
