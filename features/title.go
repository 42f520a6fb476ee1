package features

import (
	"math"

	"galley/page"
)

// paperTitle is how many of titleColumns are the paper's.
const paperTitle = 10

// titleColumns are the features of title subtrees; all scales are those of
// [Study].
var titleColumns = []Column{
	{"RectLeft", "screen widths", Spatial, 0.292, 0.231, "[Wang09] §4; algorithms 2.6 #1", rectLeft},
	{"RectTop", "screen heights", Spatial, 1.371, 0.855, "[Wang09] §4; algorithms 2.6 #2", rectTop},
	{"RectWidth", "screen widths, >= 0", Spatial, 0.339, 0.244, "[Wang09] §4; algorithms 2.6 #3", rectWidth},
	{"RectHeight", "screen heights, >= 0", Spatial, 0.087, 0.152, "[Wang09] §4; algorithms 2.6 #4",
		func(v *view, n page.NodeID) float64 { return ratio(v.Box(n).H, v.Limits.ScreenHeight) }},
	{"Overlap", "width shared with the body, of the body's, [0, 1]", Spatial, 0.489, 0.441, "[Wang09] §4; algorithms 2.6 #5", overlap},
	{"Distance", "screen heights to the body, >= 0", Spatial, 0.246, 0.452, "[Wang09] §4; algorithms 2.6 #6, OPEN-W12", distance},
	{"Flat", "shorter edge of the longer one, [0, 1]", Spatial, 0.195, 0.212, "[Wang09] §4; algorithms 2.6 #7",
		func(v *view, n page.NodeID) float64 {
			b := v.Box(n)
			return ratio(math.Min(b.W, b.H), math.Max(b.W, b.H))
		}},
	{"FontSize", "font size, of the largest in the first screen, >= 0", Content, 0.461, 0.192, "[Wang09] §4; algorithms 2.6 #8, OPEN-W13",
		func(v *view, n page.NodeID) float64 { return ratio(v.fontSize(n), v.largestFont) }},
	{"EndWithFullStop", "1: its text ends a sentence", Content, 0.201, 0.401, "[Wang09] §4; algorithms 2.6 #9, OPEN-W14",
		func(v *view, n page.NodeID) float64 { return flag01(v.endsWithFullStop(n)) }},
	{"WordNum", "words, of MaxWordNum, clipped, [0, 1]", Content, 0.205, 0.279, "[Wang09] §4; algorithms 2.6 #10, OPEN-W15",
		func(v *view, n page.NodeID) float64 {
			return math.Min(1, ratio(float64(v.Words(n)), float64(v.Limits.MaxWordNum)))
		}},

	{"DocumentTitleJaccard", "distinct words shared with <title>, of those of either, [0, 1]", Content, 0.078, 0.179, "[Study]",
		func(v *view, n page.NodeID) float64 {
			t := v.within(n)
			return ratio(float64(t.titleWords), float64(t.distinctWords)+float64(v.titleWords)-float64(t.titleWords))
		}},
	{"DocumentTitleShare", "distinct words shared with <title>, of its own, [0, 1]", Content, 0.128, 0.250, "[Study]",
		func(v *view, n page.NodeID) float64 {
			t := v.within(n)
			return ratio(float64(t.titleWords), float64(t.distinctWords))
		}},
	{"IsH1", "1: it is an h1", Content, 0.030, 0.169, "[Study]",
		func(v *view, n page.NodeID) float64 { return flag01(v.Page.Nodes[n].Tag == "h1") }},
	{"IsH2H3", "1: it is an h2 or h3", Content, 0.110, 0.312, "[Study]",
		func(v *view, n page.NodeID) float64 {
			tag := v.Page.Nodes[n].Tag
			return flag01(tag == "h2" || tag == "h3")
		}},
	{"FontToBody", "font size, of four times the body text's, clipped, [0, 1]", Content, 0.261, 0.089, "[Study]",
		func(v *view, n page.NodeID) float64 { return math.Min(4, ratio(v.fontSize(n), v.bodyFont)) / 4 }},
	{"FontWeight", "font weight / 900", Content, 0.504, 0.138, "[Study]",
		func(v *view, n page.NodeID) float64 { return v.fontWeight(n) / 900 }},
	{"AboveBody", "1: it ends above the body's top", Spatial, 0.342, 0.474, "[Study]",
		func(v *view, n page.NodeID) float64 {
			return flag01(v.body != page.None && v.Box(n).Bottom() <= v.bodyBox.Y)
		}},
	{"InH1", "1: an h1 is around it", Content, 0.001, 0.032, "[Study]",
		func(v *view, n page.NodeID) float64 { return flag01(v.around(n, inH1)) }},
	{"LogWords", "ln(1 + words) / 4, >= 0", Content, 0.499, 0.272, "[Study]",
		func(v *view, n page.NodeID) float64 { return math.Log1p(float64(v.Words(n))) / 4 }},
}

// overlap is the share of the body's width that the subtree lies over.
func overlap(v *view, n page.NodeID) float64 {
	t, b := v.Box(n), v.bodyBox
	shared := math.Min(t.Right(), b.Right()) - math.Max(t.X, b.X)
	return ratio(math.Max(0, shared), b.W)
}

// distance is the vertical distance to the body by Limits.Distance.
func distance(v *view, n page.NodeID) float64 {
	t, b := v.Box(n), v.bodyBox
	var px float64
	switch {
	case v.Limits.Distance == DistanceTops:
		px = math.Abs(b.Y - t.Y)
	case t.Bottom() <= b.Y:
		px = b.Y - t.Bottom()
	case t.Y >= b.Bottom():
		px = t.Y - b.Bottom()
	}
	return ratio(px, v.Limits.ScreenHeight)
}
