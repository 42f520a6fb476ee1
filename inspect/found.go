package inspect

import (
	"fmt"

	"galley/features"
	"galley/models/stage"
	"galley/models/vips"
	"galley/page"
)

// Blocks are the boxes of visual blocks, each with its degree of coherence, and over them
// that of the main one; see vips.Extractor.Blocks, which finds both. main is -1 where there
// is none.
func Blocks(blocks []*vips.Block, main int) []Box {
	var list []Box
	for _, b := range blocks {
		list = append(list, Box{Rect: b.Box, Color: BodyCandidates, Label: fmt.Sprint("DoC ", b.DoC)})
	}
	if main >= 0 {
		list = append(list, Box{Rect: blocks[main].Box, Line: Dashed, Color: BodyColor, Label: fmt.Sprintf("body, DoC %d", blocks[main].DoC)})
	}
	return list
}

// Boxes are those of the candidates, thin, and over them those of what was selected,
// with posteriors. x is the index of the page that was scored; it knows the boxes of
// elements that have none of their own.
func Boxes(x *features.Index, bodies, titles []stage.Candidate, sel page.Selection) []Box {
	tag := func(n page.NodeID) string { return x.Page.Nodes[n].Tag }
	var list []Box
	for _, c := range bodies {
		list = append(list, Box{Rect: x.Box(c.Node), Color: BodyCandidates})
	}
	for _, c := range titles {
		list = append(list, Box{Rect: x.Box(c.Node), Color: TitleCandidates})
	}
	for _, root := range sel.Roots {
		list = append(list, Box{
			Rect: x.Box(root), Line: Dashed, Color: BodyColor, Label: posterior("body "+tag(root), sel.Score.Body),
		})
	}
	if sel.Title != page.None {
		list = append(list, Box{
			Rect: x.Box(sel.Title), Line: Dotted, Color: TitleColor, Label: posterior("title "+tag(sel.Title), sel.Score.Title),
		})
	}
	return list
}

// Lines say in words what was selected, and which features decided where that was asked
// for: what Report.Found takes.
func Lines(boxes []Box, sel page.Selection) []string {
	var lines []string
	for _, b := range boxes {
		if b.Label != "" {
			lines = append(lines, b.Label)
		}
	}
	for _, r := range sel.Reasons {
		lines = append(lines, fmt.Sprintf("%s: %s %.2f, of the next best %.2f (%+.2f)", r.Part, r.Feature, r.Winner, r.RunnerUp, r.Weight))
	}
	return lines
}

// posterior is what stands at a box.
func posterior(what string, p float64) string { return fmt.Sprintf("%s %.3f", what, p) }
