package features

import (
	"math"

	"galley/page"
)

// paperTitle is how many of wangTitleColumns are the paper's.
const paperTitle = 10

// wangTitleColumns are the columns of title subtrees. All means and deviations are
// those of [Study].
var wangTitleColumns = []subtreeColumn{
	{Column{"RectLeft", Screens, "left edge, in screen widths", Spatial, "[Wang09] section 4", 1, 0.292, 0.231}, rectLeft},
	{Column{"RectTop", Screens, "top edge, in screen heights", Spatial, "[Wang09] section 4", 1, 1.371, 0.855}, rectTop},
	{Column{"RectWidth", Screens, "width, in screen widths", Spatial, "[Wang09] section 4", 1, 0.339, 0.244}, rectWidth},
	{Column{"RectHeight", Screens, "height, in screen heights", Spatial, "[Wang09] section 4", 1, 0.087, 0.152},
		func(v *subtreeView, n page.NodeID) float64 { return ratio(v.Box(n).H, v.Limits.ScreenHeight) }},
	{Column{"Overlap", Share, "width that it shares with the body, of the body's width", Spatial, "[Wang09] section 4", 1, 0.489, 0.441}, overlap},
	{Column{"Distance", Screens, "vertical distance to the body, in screen heights", Spatial, "[Wang09] section 4", 1, 0.246, 0.452}, distance},
	{Column{"Flat", Share, "shorter edge, of the longer one", Spatial, "[Wang09] section 4", 1, 0.195, 0.212},
		func(v *subtreeView, n page.NodeID) float64 {
			b := v.Box(n)
			return ratio(math.Min(b.W, b.H), math.Max(b.W, b.H))
		}},
	{Column{"FontSize", Ratio, "font size, of the largest in the first screen", Content, "[Wang09] section 4", 1, 0.461, 0.192},
		func(v *subtreeView, n page.NodeID) float64 { return ratio(v.fontSize(n), v.largestFont) }},
	{Column{"EndWithFullStop", Flag, "its text ends a sentence", Content, "[Wang09] section 4", 1, 0.201, 0.401},
		func(v *subtreeView, n page.NodeID) float64 { return flag(v.endsWithFullStop(n)) }},
	{Column{"WordNum", Share, "words, of Limits.MaxWordNum, at most 1", Content, "[Wang09] section 4", 1, 0.205, 0.279},
		func(v *subtreeView, n page.NodeID) float64 {
			return math.Min(1, ratio(float64(v.Words(n)), float64(v.Limits.MaxWordNum)))
		}},

	{Column{"DocumentTitleJaccard", Share, "distinct words that it shares with <title>, of those of both", Content, "[Study]", 1, 0.078, 0.179},
		func(v *subtreeView, n page.NodeID) float64 {
			t := v.within(n)
			return ratio(float64(t.titleWords), float64(t.distinctWords)+float64(v.titleWords)-float64(t.titleWords))
		}},
	{Column{"DocumentTitleShare", Share, "distinct words that it shares with <title>, of its own", Content, "[Study]", 1, 0.128, 0.250},
		func(v *subtreeView, n page.NodeID) float64 {
			t := v.within(n)
			return ratio(float64(t.titleWords), float64(t.distinctWords))
		}},
	{Column{"IsH1", Flag, "it is an h1", Content, "[Study]", 1, 0.030, 0.169},
		func(v *subtreeView, n page.NodeID) float64 { return flag(v.Page.Nodes[n].Tag == "h1") }},
	{Column{"IsH2H3", Flag, "it is an h2 or h3", Content, "[Study]", 1, 0.110, 0.312},
		func(v *subtreeView, n page.NodeID) float64 {
			tag := v.Page.Nodes[n].Tag
			return flag(tag == "h2" || tag == "h3")
		}},
	{Column{"FontToBody", Share, "font size, of four times that of the body text, at most 1", Content, "[Study]", 1, 0.261, 0.089},
		func(v *subtreeView, n page.NodeID) float64 { return math.Min(4, ratio(v.fontSize(n), v.bodyFont)) / 4 }},
	{Column{"FontWeight", Ratio, "font weight / 900", Content, "[Study]", 1, 0.504, 0.138},
		func(v *subtreeView, n page.NodeID) float64 { return v.fontWeight(n) / 900 }},
	{Column{"AboveBody", Flag, "it ends above the body's top", Spatial, "[Study]", 1, 0.342, 0.474},
		func(v *subtreeView, n page.NodeID) float64 {
			return flag(v.body != page.None && v.Box(n).Bottom() <= v.bodyBox.Y)
		}},
	{Column{"InH1", Flag, "an h1 is around it", Content, "[Study]", 1, 0.001, 0.032},
		func(v *subtreeView, n page.NodeID) float64 { return flag(v.hasAncestor(n, inH1)) }},
	{Column{"LogWords", LogCount, "words; the logarithm is divided by 4", Content, "[Study]", 1, 0.499, 0.272},
		func(v *subtreeView, n page.NodeID) float64 { return math.Log1p(float64(v.Words(n))) / 4 }},
}

// overlap is the share of the body's width that the subtree lies over.
func overlap(v *subtreeView, n page.NodeID) float64 {
	return ratio(sharedWidth(v.Box(n), v.bodyBox), v.bodyBox.W)
}

// sharedWidth is the width, in CSS px, of the columns that two boxes share.
func sharedWidth(a, b page.Rect) float64 {
	return math.Max(0, math.Min(a.Right(), b.Right())-math.Max(a.X, b.X))
}

// distance is the vertical distance to the body by Limits.Distance, in screen heights.
func distance(v *subtreeView, n page.NodeID) float64 {
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
