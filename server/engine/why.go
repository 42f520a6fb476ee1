package engine

import (
	"cmp"
	"math"
	"slices"

	"galley"
	"galley/models/stage"
	"galley/page"
)

// Why says what decided about a page.
type Why struct {
	Article float64       `json:"article"` // posterior that the page is an article; 0: not scored
	Width   int           `json:"width"`   // of the page, CSS px
	Height  int           `json:"height"`
	Roots   []Box         `json:"roots"`
	Cuts    []Box         `json:"cuts"`
	Leads   []Box         `json:"leads"`
	Bodies  []Candidate   `json:"bodies"` // the best ones, the best first
	Titles  []Candidate   `json:"titles"`
	Reasons []page.Reason `json:"reasons"`
}

// Box is a subtree with its place on the page, in CSS px.
type Box struct {
	XPath string `json:"xpath"`
	X     int    `json:"x"`
	Y     int    `json:"y"`
	W     int    `json:"w"`
	H     int    `json:"h"`
}

// Candidate is a subtree that may have been chosen.
type Candidate struct {
	Box
	Posterior float64 `json:"posterior"`
	Words     int     `json:"words"`
	Chosen    bool    `json:"chosen"`
}

// most are how many candidates and boxes are told.
const most = 5

const mostBoxes = 200

// explain reads it off the scores.
func explain(found *galley.Result) Why {
	p, sel := found.Page, found.Selection
	box := func(n page.NodeID) Box {
		b := found.Scores.Index().Box(n)
		whole := func(v float64) int { return int(math.Round(v)) }
		return Box{p.XPath(n), whole(b.X), whole(b.Y), whole(b.W), whole(b.H)}
	}
	boxes := func(list []page.NodeID) []Box {
		out := []Box{}
		for _, n := range list[:min(len(list), mostBoxes)] {
			out = append(out, box(n))
		}
		return out
	}
	candidates := func(list []stage.Candidate, chosen ...page.NodeID) []Candidate {
		list = slices.Clone(list)
		slices.SortStableFunc(list, func(a, b stage.Candidate) int { return cmp.Compare(b.Decision, a.Decision) })
		out := []Candidate{}
		for _, c := range list[:min(len(list), most)] {
			out = append(out, Candidate{box(c.Node), c.Posterior, page.CountWords(p.Text(c.Node)), slices.Contains(chosen, c.Node)})
		}
		return out
	}
	w := Why{Article: found.Scores.Article(), Roots: boxes(sel.Roots), Cuts: boxes(sel.Cut), Leads: boxes(sel.Lead),
		Bodies: candidates(found.Scores.Body(), sel.Roots...), Titles: candidates(found.Scores.Title(), sel.Title), Reasons: sel.Reasons}
	w.Width, w.Height = int(math.Round(p.Size.W)), int(math.Round(p.Size.H))
	if w.Reasons == nil {
		w.Reasons = []page.Reason{}
	}
	return w
}
