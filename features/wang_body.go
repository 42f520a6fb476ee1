package features

import (
	"math"

	"galley/page"
)

// paperBody is how many of wangBodyColumns are the paper's.
const paperBody = 6

// wangBodyColumns are the columns of body subtrees. The means and deviations of the
// first six are those of [Study]. Those of the others were measured over the 4,389 body
// candidates of 108 rendered pages of nine themed sites; there the first six came out
// within 0.04 of [Study].
var wangBodyColumns = []subtreeColumn{
	{Column{"FormattingElementsNum", Share, "formatting elements that are children, of all of the page", Content, "[Wang09] section 3.1.1", 1, 0.011, 0.065},
		func(v *subtreeView, n page.NodeID) float64 {
			return ratio(float64(v.formatted[n].count), float64(v.formatting.count))
		}},
	{Column{"FormattedContentLen", Share, "characters of those children, of those of all formatting elements; nested ones count each", Content, "[Wang09] section 3.1.1", 1, 0.018, 0.112},
		func(v *subtreeView, n page.NodeID) float64 {
			return ratio(float64(v.formatted[n].chars), float64(v.formatting.chars))
		}},
	{Column{"RectLeft", Screens, "left edge, in screen widths", Spatial, "[Wang09] section 3.1.2", 1, 0.223, 0.243}, rectLeft},
	{Column{"RectTop", Screens, "top edge, in screen heights", Spatial, "[Wang09] section 3.1.2", 1, 1.095, 0.944},
		func(v *subtreeView, n page.NodeID) float64 {
			if v.Limits.BodyTopNorm == TopByTwoScreens {
				return rectTop(v, n) / 2
			}
			return rectTop(v, n)
		}},
	{Column{"RectWidth", Screens, "width, in screen widths", Spatial, "[Wang09] section 3.1.2", 1, 0.569, 0.257}, rectWidth},
	{Column{"RectHeight", Share, "height, of two screen heights, at most 1", Spatial, "[Wang09] section 3.1.2", 1, 0.270, 0.349},
		func(v *subtreeView, n page.NodeID) float64 {
			return ratio(math.Min(v.Box(n).H, v.Limits.TwoScreens()), v.Limits.TwoScreens())
		}},

	{Column{"InLandmark", Flag, "an article or main element is around it", Content, "[Study] landmark ancestor", 1, 0.623, 0.485},
		func(v *subtreeView, n page.NodeID) float64 { return flag(v.hasAncestor(n, inLandmark)) }},
	{Column{"LinkDensity", Share, "characters in links, of its characters", Content, "[Study] link density", 1, 0.330, 0.427},
		func(v *subtreeView, n page.NodeID) float64 {
			t := v.within(n)
			return ratio(float64(t.linkChars), float64(t.chars))
		}},
	{Column{"Headings", LogCount, "h1 to h6 below it; the logarithm is divided by 4", Content, "[Study] headings inside", 1, 0.110, 0.220},
		func(v *subtreeView, n page.NodeID) float64 { return math.Log1p(float64(v.headingsInside(n))) / 4 }},
}

func rectLeft(v *subtreeView, n page.NodeID) float64 { return ratio(v.Box(n).X, v.Limits.ScreenWidth) }

func rectTop(v *subtreeView, n page.NodeID) float64 { return ratio(v.Box(n).Y, v.Limits.ScreenHeight) }

func rectWidth(v *subtreeView, n page.NodeID) float64 { return ratio(v.Box(n).W, v.Limits.ScreenWidth) }
