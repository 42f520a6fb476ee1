package fused

import (
	"net/url"
	"strings"

	"galley/page"
)

// What a title may have: words (the MaxWordNum of Wang et al., KDD 2009), and
// characters and nodes, so that reading all headings is linear in the page.
const (
	maxHeadline      = 60
	maxHeadlineChars = 2000
	maxHeadlineNodes = 1000
)

// How much a heading speaks for itself as the title: chosen by hand, each to about a
// quarter, on the pages of the fit.
const (
	agreement = 1.5 // times the F1 of its words and those of <title>
	firstRank = 1.0 // it is an <h1>
	laterRank = 0.25
	early     = 0.5  // it stands before the body's second block of prose
	astray    = -1.0 // it stands in a nav, aside, footer or dialog, or leads to the top of a site
	least     = 0.75 // what a title needs
)

// findTitle is the heading that is most like a title, the first of equals: its rank,
// its agreement with <title> and its place. None when none is like one.
func (s *sheet) findTitle(post []float64, kept float64) page.NodeID {
	start := s.bodyStart(post, kept)
	best, top := page.None, least-1e-9
	done := page.None // headings may stand in headings
	for i := range s.blocks {
		n := s.heading(s.blocks[i].elem)
		if n == page.None || n == done {
			continue
		}
		done = n
		if v := s.headline(n, i, start); v > top+1e-9 {
			best, top = n, v
		}
	}
	return best
}

// heading is the heading that an element is or stands right in.
func (s *sheet) heading(n page.NodeID) page.NodeID {
	for k := 0; n > 0 && k < 4 && s.places[n].marks&inHeading != 0; k++ {
		if t := s.page.Nodes[n].Tag; len(t) == 2 && t[0] == 'h' && t[1] >= '1' && t[1] <= '6' {
			return n
		}
		n = s.page.Nodes[n].Parent
	}
	return page.None
}

func (s *sheet) headline(n page.NodeID, block, start int) float64 {
	t := s.in(n)
	if t.words == 0 || t.words > maxHeadline || t.chars > maxHeadlineChars || s.page.Nodes[n].End-n > maxHeadlineNodes {
		return 0
	}
	v := laterRank
	if s.page.Nodes[n].Tag == "h1" {
		v = firstRank
	}
	v += agreement * s.agrees(n)
	if block <= start {
		v += early
	}
	if s.places[n].marks&(inNav|inAside|inFooter|inDialog) != 0 || s.leadsHome(n) {
		v += astray
	}
	return v
}

// leadsHome reports whether a heading is a link to the top of a site: then it names
// the site.
func (s *sheet) leadsHome(n page.NodeID) bool {
	a := s.page.First(n, "a")
	for up := n; a == page.None && up > 0 && s.places[up].marks&inLink != 0; up = s.page.Nodes[up].Parent {
		if s.page.Nodes[up].Tag == "a" {
			a = up
		}
	}
	if a == page.None {
		return false
	}
	link, err := url.Parse(strings.TrimSpace(s.page.Nodes[a].Attr("href")))
	return err == nil && link.RawQuery == "" && (link.Path == "/" || link.Path == "" && link.Host != "")
}

// agrees is the F1 of the words of an element and those of <title>.
func (s *sheet) agrees(n page.NodeID) float64 {
	words := wordsOf(s.page.Text(n))
	seen := make(map[string]bool, len(words))
	both := 0.0
	for _, w := range words {
		if !seen[w] && s.title[w] {
			both++
		}
		seen[w] = true
	}
	return ratio(2*both, float64(len(seen)+len(s.title)))
}

// bodyStart is the second block of prose that is kept; the last block when there is
// none.
func (s *sheet) bodyStart(post []float64, kept float64) int {
	count := 0
	for i := range s.blocks {
		if post[i] >= kept && s.blocks[i].prose() {
			if count++; count == 2 {
				return i
			}
		}
	}
	return len(s.blocks)
}
