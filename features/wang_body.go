package features

import (
	"math"

	"galley/page"
)

// paperBody is how many of bodyColumns are the paper's.
const paperBody = 6

// bodyColumns are the features of body subtrees. The scales of the first six are
// those of [Study]; those of the others are mean and standard deviation over the
// 4,389 body candidates, within three screens, of 108 rendered pages of nine
// themed sites, on which those of the first six came out within 0.04 of theirs.
var wangBodyColumns = []subtreeColumn{
	{Column{"FormattingElementsNum", Share, "share of the page's formatting elements that are children", Content, "[Wang09] section 3.1.1", 1, 0.011, 0.065},
		func(v *subtreeView, n page.NodeID) float64 {
			return ratio(float64(v.kids[n].count), float64(v.formatting.count))
		}},
	{Column{"FormattedContentLen", Share, "characters of those, of all formatting elements' (nested ones count each)", Content, "[Wang09] section 3.1.1", 1, 0.018, 0.112},
		func(v *subtreeView, n page.NodeID) float64 {
			return ratio(float64(v.kids[n].chars), float64(v.formatting.chars))
		}},
	{Column{"RectLeft", Screens, "screen widths", Spatial, "[Wang09] section 3.1.2", 1, 0.223, 0.243}, rectLeft},
	{Column{"RectTop", Screens, "screen heights", Spatial, "[Wang09] section 3.1.2", 1, 1.095, 0.944},
		func(v *subtreeView, n page.NodeID) float64 {
			if v.Limits.BodyTopNorm == TopByTwoScreens {
				return rectTop(v, n) / 2
			}
			return rectTop(v, n)
		}},
	{Column{"RectWidth", Screens, "screen widths", Spatial, "[Wang09] section 3.1.2", 1, 0.569, 0.257}, rectWidth},
	{Column{"RectHeight", Share, "two screen heights, clipped", Spatial, "[Wang09] section 3.1.2", 1, 0.270, 0.349},
		func(v *subtreeView, n page.NodeID) float64 {
			return ratio(math.Min(v.Box(n).H, v.Limits.TwoScreens()), v.Limits.TwoScreens())
		}},

	{Column{"InLandmark", Flag, "an article or main element is around it", Content, "[Study] landmark ancestor", 1, 0.623, 0.485},
		func(v *subtreeView, n page.NodeID) float64 { return flag(v.around(n, underLandmark)) }},
	{Column{"LinkDensity", Share, "characters in links, of its characters", Content, "[Study] link density", 1, 0.330, 0.427},
		func(v *subtreeView, n page.NodeID) float64 {
			t := v.within(n)
			return ratio(float64(t.linkChars), float64(t.chars))
		}},
	{Column{"Headings", LogCount, "ln(1 + h1 to h6 inside) / 4", Content, "[Study] headings inside", 1, 0.110, 0.220},
		func(v *subtreeView, n page.NodeID) float64 { return math.Log1p(float64(v.headingsInside(n))) / 4 }},
}

func rectLeft(v *subtreeView, n page.NodeID) float64 { return ratio(v.Box(n).X, v.Limits.ScreenWidth) }

func rectTop(v *subtreeView, n page.NodeID) float64 { return ratio(v.Box(n).Y, v.Limits.ScreenHeight) }

func rectWidth(v *subtreeView, n page.NodeID) float64 { return ratio(v.Box(n).W, v.Limits.ScreenWidth) }
