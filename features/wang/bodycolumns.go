package wang

import (
	"math"

	"galley/features/column"
	"galley/features/number"
	"galley/page"
)

// PaperBody is how many of paperBodyFeatures are the paper's.
const PaperBody = 6

// bodyFeatures are the columns of body subtrees. The means and deviations of the
// first six are those of [Study]. Those of the others were measured over the 4,389 body
// candidates of 108 rendered pages of nine themed sites; there the first six came out
// within 0.04 of [Study].
var bodyFeatures = []feature{
	{what{"FormattingElementsNum", column.Share, "formatting elements that are children, of all of the page", column.Content, "[Wang09] section 3.1.1", 1, 0.011, 0.065},
		func(v *View, n page.NodeID) float64 {
			return number.Ratio(float64(v.formatted[n].count), float64(v.formatting.count))
		}},
	{what{"FormattedContentLen", column.Share, "characters of those children, of those of all formatting elements; nested ones count each", column.Content, "[Wang09] section 3.1.1", 1, 0.018, 0.112},
		func(v *View, n page.NodeID) float64 {
			return number.Ratio(float64(v.formatted[n].chars), float64(v.formatting.chars))
		}},
	{what{"RectLeft", column.Screens, "left edge, in screen widths", column.Spatial, "[Wang09] section 3.1.2", 1, 0.223, 0.243}, rectLeft},
	{what{"RectTop", column.Screens, "top edge, in screen heights", column.Spatial, "[Wang09] section 3.1.2", 1, 1.095, 0.944},
		func(v *View, n page.NodeID) float64 {
			if v.Limits.BodyTopNorm == TopByTwoScreens {
				return rectTop(v, n) / 2
			}
			return rectTop(v, n)
		}},
	{what{"RectWidth", column.Screens, "width, in screen widths", column.Spatial, "[Wang09] section 3.1.2", 1, 0.569, 0.257}, rectWidth},
	{what{"RectHeight", column.Share, "height, of two screen heights, at most 1", column.Spatial, "[Wang09] section 3.1.2", 1, 0.270, 0.349},
		func(v *View, n page.NodeID) float64 {
			return number.Ratio(math.Min(v.Box(n).H, v.Limits.TwoScreens()), v.Limits.TwoScreens())
		}},

	{what{"InLandmark", column.Flag, "an article or main element is around it", column.Content, "[Study] landmark ancestor", 1, 0.623, 0.485},
		func(v *View, n page.NodeID) float64 { return number.Flag(v.hasAncestor(n, inLandmark)) }},
	{what{"LinkDensity", column.Share, "characters in links, of its characters", column.Content, "[Study] link density", 1, 0.330, 0.427},
		func(v *View, n page.NodeID) float64 {
			t := v.within(n)
			return number.Ratio(float64(t.linkChars), float64(t.chars))
		}},
	{what{"Headings", column.LogCount, "h1 to h6 below it; the logarithm is divided by 4", column.Content, "[Study] headings inside", 1, 0.110, 0.220},
		func(v *View, n page.NodeID) float64 { return math.Log1p(float64(v.headingsInside(n))) / 4 }},
}

func rectLeft(v *View, n page.NodeID) float64 {
	return number.Ratio(v.Box(n).X, v.Limits.ScreenWidth)
}

func rectTop(v *View, n page.NodeID) float64 {
	return number.Ratio(v.Box(n).Y, v.Limits.ScreenHeight)
}

func rectWidth(v *View, n page.NodeID) float64 {
	return number.Ratio(v.Box(n).W, v.Limits.ScreenWidth)
}

// BodyColumns are the columns of body subtrees. The first PaperBody are those of the paper.
func BodyColumns() []Column { return measured(bodyFeatures) }
