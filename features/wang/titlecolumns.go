package wang

import (
	"math"

	"galley/features/column"
	"galley/features/number"
	"galley/page"
)

// PaperTitle is how many of paperTitleFeatures are the paper's.
const PaperTitle = 10

// titleFeatures are the columns of title subtrees. All means and deviations are
// those of [Study].
var titleFeatures = []feature{
	{what{"RectLeft", column.Screens, "left edge, in screen widths", column.Spatial, "[Wang09] section 4", 1, 0.292, 0.231}, rectLeft},
	{what{"RectTop", column.Screens, "top edge, in screen heights", column.Spatial, "[Wang09] section 4", 1, 1.371, 0.855}, rectTop},
	{what{"RectWidth", column.Screens, "width, in screen widths", column.Spatial, "[Wang09] section 4", 1, 0.339, 0.244}, rectWidth},
	{what{"RectHeight", column.Screens, "height, in screen heights", column.Spatial, "[Wang09] section 4", 1, 0.087, 0.152},
		func(v *View, n page.NodeID) float64 { return number.Ratio(v.Box(n).H, v.Limits.ScreenHeight) }},
	{what{"Overlap", column.Share, "width that it shares with the body, of the body's width", column.Spatial, "[Wang09] section 4", 1, 0.489, 0.441}, overlap},
	{what{"Distance", column.Screens, "vertical distance to the body, in screen heights", column.Spatial, "[Wang09] section 4", 1, 0.246, 0.452}, distance},
	{what{"Flat", column.Share, "shorter edge, of the longer one", column.Spatial, "[Wang09] section 4", 1, 0.195, 0.212},
		func(v *View, n page.NodeID) float64 {
			b := v.Box(n)
			return number.Ratio(math.Min(b.W, b.H), math.Max(b.W, b.H))
		}},
	{what{"FontSize", column.Ratio, "font size, of the largest in the first screen", column.Content, "[Wang09] section 4", 1, 0.461, 0.192},
		func(v *View, n page.NodeID) float64 { return number.Ratio(v.fontSize(n), v.largestFont) }},
	{what{"EndWithFullStop", column.Flag, "its text ends a sentence", column.Content, "[Wang09] section 4", 1, 0.201, 0.401},
		func(v *View, n page.NodeID) float64 { return number.Flag(v.endsWithFullStop(n)) }},
	{what{"WordNum", column.Share, "words, of Limits.MaxWordNum, at most 1", column.Content, "[Wang09] section 4", 1, 0.205, 0.279},
		func(v *View, n page.NodeID) float64 {
			return math.Min(1, number.Ratio(float64(v.Words(n)), float64(v.Limits.MaxWordNum)))
		}},

	{what{"DocumentTitleJaccard", column.Share, "distinct words that it shares with <title>, of those of both", column.Content, "[Study]", 1, 0.078, 0.179},
		func(v *View, n page.NodeID) float64 {
			t := v.within(n)
			return number.Ratio(float64(t.titleWords), float64(t.distinctWords)+float64(v.titleWords)-float64(t.titleWords))
		}},
	{what{"DocumentTitleShare", column.Share, "distinct words that it shares with <title>, of its own", column.Content, "[Study]", 1, 0.128, 0.250},
		func(v *View, n page.NodeID) float64 {
			t := v.within(n)
			return number.Ratio(float64(t.titleWords), float64(t.distinctWords))
		}},
	{what{"IsH1", column.Flag, "it is an h1", column.Content, "[Study]", 1, 0.030, 0.169},
		func(v *View, n page.NodeID) float64 { return number.Flag(v.Page.Nodes[n].Tag == "h1") }},
	{what{"IsH2H3", column.Flag, "it is an h2 or h3", column.Content, "[Study]", 1, 0.110, 0.312},
		func(v *View, n page.NodeID) float64 {
			tag := v.Page.Nodes[n].Tag
			return number.Flag(tag == "h2" || tag == "h3")
		}},
	{what{"FontToBody", column.Share, "font size, of four times that of the body text, at most 1", column.Content, "[Study]", 1, 0.261, 0.089},
		func(v *View, n page.NodeID) float64 {
			return math.Min(4, number.Ratio(v.fontSize(n), v.bodyFont)) / 4
		}},
	{what{"FontWeight", column.Ratio, "font weight / 900", column.Content, "[Study]", 1, 0.504, 0.138},
		func(v *View, n page.NodeID) float64 { return v.fontWeight(n) / 900 }},
	{what{"AboveBody", column.Flag, "it ends above the body's top", column.Spatial, "[Study]", 1, 0.342, 0.474},
		func(v *View, n page.NodeID) float64 {
			return number.Flag(v.body != page.None && v.Box(n).Bottom() <= v.bodyBox.Y)
		}},
	{what{"InH1", column.Flag, "an h1 is around it", column.Content, "[Study]", 1, 0.001, 0.032},
		func(v *View, n page.NodeID) float64 { return number.Flag(v.hasAncestor(n, inH1)) }},
	{what{"LogWords", column.LogCount, "words; the logarithm is divided by 4", column.Content, "[Study]", 1, 0.499, 0.272},
		func(v *View, n page.NodeID) float64 { return math.Log1p(float64(v.Words(n))) / 4 }},
}

// overlap is the share of the body's width that the subtree lies over.
func overlap(v *View, n page.NodeID) float64 {
	return number.Ratio(v.Box(n).SharedWidth(v.bodyBox), v.bodyBox.W)
}

// distance is the vertical distance to the body by Limits.Distance, in screen heights.
func distance(v *View, n page.NodeID) float64 {
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
	return number.Ratio(px, v.Limits.ScreenHeight)
}

// TitleColumns are the columns of title subtrees. The first PaperTitle are those of the paper.
func TitleColumns() []Column { return measured(titleFeatures) }
