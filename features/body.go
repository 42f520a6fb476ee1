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
var bodyColumns = []Column{
	{"FormattingElementsNum", "share of the page's formatting elements that are children, [0, 1]",
		Content, 0.011, 0.065, "[Wang09] §3.1.1; algorithms 2.3 #1",
		func(v *view, n page.NodeID) float64 {
			return ratio(float64(v.kids[n].count), float64(v.formatting.count))
		}},
	{"FormattedContentLen", "characters of those, of all formatting elements' (nested ones each, OPEN-W5), [0, 1]",
		Content, 0.018, 0.112, "[Wang09] §3.1.1; algorithms 2.3 #2",
		func(v *view, n page.NodeID) float64 {
			return ratio(float64(v.kids[n].chars), float64(v.formatting.chars))
		}},
	{"RectLeft", "screen widths", Spatial, 0.223, 0.243, "[Wang09] §3.1.2; algorithms 2.3 #3", rectLeft},
	{"RectTop", "screen heights", Spatial, 1.095, 0.944, "[Wang09] §3.1.2; algorithms 2.3 #4, OPEN-W3",
		func(v *view, n page.NodeID) float64 {
			if v.Limits.BodyTopNorm == TopByTwoScreens {
				return rectTop(v, n) / 2
			}
			return rectTop(v, n)
		}},
	{"RectWidth", "screen widths, >= 0", Spatial, 0.569, 0.257, "[Wang09] §3.1.2; algorithms 2.3 #5", rectWidth},
	{"RectHeight", "two screen heights, clipped, [0, 1]", Spatial, 0.270, 0.349, "[Wang09] §3.1.2; algorithms 2.3 #6",
		func(v *view, n page.NodeID) float64 {
			return ratio(math.Min(v.Box(n).H, v.Limits.TwoScreens()), v.Limits.TwoScreens())
		}},

	{"InLandmark", "1: an article or main element is around it", Content, 0.623, 0.485, "[Study] landmark ancestor",
		func(v *view, n page.NodeID) float64 { return flag01(v.around(n, inLandmark)) }},
	{"LinkDensity", "characters in links, of its characters, [0, 1]", Content, 0.330, 0.427, "[Study] link density",
		func(v *view, n page.NodeID) float64 {
			t := v.within(n)
			return ratio(float64(t.linkChars), float64(t.chars))
		}},
	{"Headings", "ln(1 + h1 to h6 inside) / 4, >= 0", Content, 0.110, 0.220, "[Study] headings inside",
		func(v *view, n page.NodeID) float64 { return math.Log1p(float64(v.headingsInside(n))) / 4 }},
}

func rectLeft(v *view, n page.NodeID) float64 { return ratio(v.Box(n).X, v.Limits.ScreenWidth) }

func rectTop(v *view, n page.NodeID) float64 { return ratio(v.Box(n).Y, v.Limits.ScreenHeight) }

func rectWidth(v *view, n page.NodeID) float64 { return ratio(v.Box(n).W, v.Limits.ScreenWidth) }
