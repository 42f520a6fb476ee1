package labeler

import (
	"slices"

	"galley/page"
)

// A title is at most maxTitle characters long and within the first screens.
const (
	maxTitle     = 300
	titleScreens = 2
)

// titles are the lines that may be the title of the article with the given body.
func (v *view) titles(body page.NodeID) []Scored {
	said := page.Words(page.Fold(v.DocumentTitle()))
	largest := 1.0
	var nodes []page.NodeID
	score := map[page.NodeID]float64{}
	for i := range v.Nodes {
		if n := page.NodeID(i); v.isLine(n) {
			nodes = append(nodes, n)
			largest = max(largest, v.fontSize(n))
		}
	}
	for _, n := range nodes {
		s := 0.4*v.fontSize(n)/largest + alike(page.Words(page.Fold(v.Text(n))), said)
		switch v.Nodes[n].Tag {
		case "h1":
			s += 0.3
		case "h2":
			s += 0.1
		}
		if n > body && !v.Contains(body, n) {
			s /= 2 // what follows the body is about something else
		}
		score[n] = s
	}
	return v.shares(nodes, score)
}

// isLine reports whether n is the lowest element around some line that could be a
// title: short, seen, near the top, and no link to elsewhere.
func (v *view) isLine(n page.NodeID) bool {
	node := &v.Nodes[n]
	chars := v.in(v.chars, n)
	if node.Kind != page.Element || node.Hidden || chars < 3 || chars > maxTitle || v.lowest(n) != n {
		return false
	}
	if v.Laid && (node.Box.Empty() || node.Box.Y > titleScreens*v.Viewport.H) {
		return false
	}
	for a := n; a != page.None; a = v.Nodes[a].Parent {
		switch v.Nodes[a].Tag {
		case "a":
			return v.SameURL(v.Nodes[a].Attr("href"))
		case "nav", "footer", "button":
			return false
		}
	}
	return true
}

func (v *view) fontSize(n page.NodeID) float64 {
	if s := v.StyleOf(n); s != nil && s.FontSize > 0 {
		return s.FontSize
	}
	return 16
}

// alike is the harmonic mean of the shares of words that two texts have in common.
func alike(a, b []string) float64 {
	if len(a) == 0 || len(b) == 0 {
		return 0
	}
	left, common := slices.Clone(b), 0
	for _, w := range a {
		if i := slices.Index(left, w); i >= 0 {
			left = slices.Delete(left, i, i+1)
			common++
		}
	}
	return 2 * float64(common) / float64(len(a)+len(b))
}
