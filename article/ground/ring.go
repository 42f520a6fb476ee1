package ground

import (
	"strings"

	"galley/article/sheet"
	"galley/page/colour"
)

// ring is how wide, in CSS px, a shadow without blur makes a box on all sides: one of the colour of its ground,
// which is seen as its padding. Wider ones than the shadows that are written are none.
func ring(look []string) float64 {
	ground, known := sheet.GroundColour(look)
	if !known || ground.A < 1 {
		return 0
	}
	wide := 0.0
	for _, layer := range sheet.Layers(look[sheet.LookAt["box-shadow"]]) {
		at := strings.LastIndexByte(layer, ')') + 1
		lengths := strings.Fields(layer[at:])
		if c, ok := colour.Parse(layer[:at]); !ok || c != ground || len(lengths) != 4 {
			continue
		}
		if spread := sheet.Pixels(lengths[3]); lengths[0] == "0px" && lengths[1] == "0px" && lengths[2] == "0px" && spread <= sheet.MaxSpread {
			wide = max(wide, spread)
		}
	}
	return wide
}
