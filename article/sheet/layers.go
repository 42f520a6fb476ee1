package sheet

import (
	"slices"
	"strings"

	"galley/article/allowlist"
)

// placeOfLayer are the properties that say where the layers of a background are, and
// untouched what they say of one that fills its box.
var (
	placeOfLayer = [4]int{ImageSize, ImageX, ImageY, ImageRepeat}
	untouched    = [4]string{"auto", "0%", "0%", "repeat"}
)

// Gradients are the declarations of the gradients in a computed background: each as large
// and where it was, because a line of one px is often a gradient, too.
func Gradients(value func(property int) string) string {
	var images []string
	var places [4][]string
	for i, layer := range Layers(value(Image)) {
		v := Gradient(layer)
		if v == "" {
			continue
		}
		images = append(images, v)
		for j, said := range layerPlace(value, i) {
			places[j] = append(places[j], said)
		}
	}
	if len(images) == 0 || len(images) > MaxLayers {
		return ""
	}
	rules := "background-image:" + strings.Join(images, ", ") + ";"
	if clip := layerBoxes(value(Clip), len(Layers(value(Image)))); clip != "" && len(images) == len(Layers(value(Image))) {
		rules += "background-origin:" + clip + ";background-clip:" + clip + ";"
	}
	for j, list := range places {
		if !slices.ContainsFunc(list, func(s string) bool { return s != untouched[j] }) {
			continue
		}
		said := strings.Join(list, ", ")
		if !allowlist.IsValue(said) {
			return "" // nobody knows what it would cover
		}
		rules += lookNames[placeOfLayer[j]] + ":" + said + ";"
	}
	return rules
}

// layerBoxes are the boxes that n layers of a background end at, where they are not the same: one of them shows
// only where the border is. "" for others, and where nothing but plain boxes is said.
func layerBoxes(clip string, n int) string {
	boxes := Layers(clip)
	if len(boxes) < 2 || len(boxes) != n {
		return ""
	}
	differ := false
	for i, box := range boxes {
		switch boxes[i] = strings.TrimSpace(box); boxes[i] {
		case "border-box", "padding-box", "content-box":
			differ = differ || boxes[i] != boxes[0]
		default:
			return ""
		}
	}
	if !differ {
		return ""
	}
	return strings.Join(boxes, ", ")
}

// layerPlace is what is said of a layer: untouched of one that fills its box.
func layerPlace(value func(property int) string, layer int) (place [4]string) {
	for j, property := range placeOfLayer {
		place[j] = OfLayer(value(property), layer, untouched[j])
	}
	moved := !strings.HasSuffix(place[1], "%") || !strings.HasSuffix(place[2], "%")
	switch place[0] {
	case "auto", "auto auto", "cover", "contain", "100%", "100% auto", "100% 100%":
		if !moved || strings.HasPrefix(place[3], "repeat") && place[3] != "repeat-x" && place[3] != "repeat-y" {
			return untouched
		}
	}
	return place
}

// OfLayer is the value of one layer in a list, which is repeated where it is shorter;
// initial where there is none, as on pages that were stored without it.
func OfLayer(list string, layer int, initial string) string {
	values := Layers(list)
	if len(values) == 0 {
		return initial
	}
	return strings.TrimSpace(values[layer%len(values)])
}

// maxThin is the size, in CSS px, up to which a layer is a line or a sign that words do
// not stand on.
const maxThin = 48

// UnderWords reports whether words stand on the background pictures or gradients of a look.
func UnderWords(look []string) bool {
	if look[Image] == "none" || look[Image] == "" || ClipsText(look) {
		return false
	}
	value := func(property int) string { return look[property] }
	for i := range Layers(look[Image]) {
		place := layerPlace(value, i)
		w, h, two := strings.Cut(place[0], " ")
		if !two {
			h = "auto"
		}
		once := func(axis string) bool { return place[3] == "no-repeat" || place[3] == axis }
		thin := func(size string) bool { return strings.HasSuffix(size, "px") && Pixels(size) <= maxThin }
		if !(thin(w) && once("repeat-y")) && !(thin(h) && once("repeat-x")) {
			return true
		}
	}
	return false
}

// CutsOut reports whether a mask is a file, by which nobody knows what it leaves of a ground. What a mask of
// gradients leaves is a fade or the edge of a card, and words are seen on it.
func CutsOut(mask string) bool { return IsMasked(mask) && Fade(mask) == "" }

// IsMasked reports whether a mask cuts something out of a ground: the sign that is left is a
// file, and without it the ground would be a filled square.
func IsMasked(image string) bool { return image != "none" && image != "" }

// Fade are the declarations of a mask of gradients alone; "" for any other, which loads a file.
func Fade(mask string) string {
	layers := Layers(mask)
	if len(layers) == 0 || len(layers) > MaxLayers || slices.ContainsFunc(layers, func(v string) bool { return Gradient(v) == "" }) {
		return ""
	}
	return "mask-image:" + strings.Join(layers, ",") + ";"
}

// Gradient is one layer of a computed background-image as it may be written: a
// gradient of plain values; "" for any other.
func Gradient(v string) string {
	name, inside, ok := strings.Cut(strings.TrimSpace(v), "(")
	if !ok || !strings.HasSuffix(inside, ")") {
		return ""
	}
	inside = strings.TrimSuffix(inside, ")")
	switch name = strings.TrimPrefix(name, "repeating-"); name {
	case "linear-gradient", "radial-gradient", "conic-gradient":
		if allowlist.IsValue(inside) {
			return strings.TrimSpace(v)
		}
	}
	return ""
}

// Layers splits a computed value at the commas outside of brackets and quotes.
func Layers(v string) []string {
	depth, quoted := 0, false
	return strings.FieldsFunc(v, func(r rune) bool {
		switch {
		case r == '"':
			quoted = !quoted
		case quoted:
		case r == '(':
			depth++
		case r == ')':
			depth--
		}
		return r == ',' && depth == 0 && !quoted
	})
}

// MaxLayers bounds the layers of a background: an overlay or two above a picture, or the four lines of a frame with
// a bar and a ground in it.
const MaxLayers = 6
