package cetr

import (
	"fmt"
	"math"

	"galley/models"
)

const paper = "Weninger, Hsu, Han: CETR: content extraction via tag ratios. WWW 2010"

// Params are the parameters of a variant, with their published values. Switches
// stand for the Options of the same meaning.
func Params(v Variant) []models.Param {
	var params []models.Param
	if v == TM {
		params = append(params, models.Param{Name: "lambda", Default: 1, Min: 0, Max: 10, Doc: "threshold, in standard deviations of the smoothed ratio"})
	} else {
		params = append(params, models.Param{Name: "k", Default: 3, Min: 1, Max: maxK, Doc: "clusters"})
	}
	params = append(params,
		models.Param{Name: "wrap", Default: 65, Min: 0, Max: 10000, Doc: "length in characters that longer lines are broken at; 0 breaks none (OPEN-B1)"},
		models.Param{Name: "radius", Default: 1, Min: 0, Max: maxRadius, Doc: "lines on each side that smooth a ratio (OPEN-B2)"},
		toggle("radius_sd", "the radius is the standard deviation of what is smoothed (OPEN-B2)"),
	)
	if v == TwoD {
		params = append(params,
			models.Param{Name: "ahead", Default: 3, Min: 1, Max: maxRadius, Doc: "lines that the derivative looks ahead (OPEN-B3)"},
			toggle("absolute_first", "smooth the absolute value of the derivative (OPEN-B3)"))
	}
	return append(params,
		models.Param{Name: "share", Default: 0.5, Min: 0, Max: 1, Doc: "share of a text node that has to be on content lines"},
		toggle("read_hidden", "write what a style sheet hides too (OPEN-G1)"),
		toggle("heading", "take the first h1 for the title"))
}

func toggle(name, doc string) models.Param { return models.Param{Name: name, Max: 1, Doc: doc} }

// Methods are the variants, the published default first.
func Methods() []models.Method {
	docs := []string{
		TwoD: "lines of much text and few tags, by k-means over ratio and derivative",
		TM:   "lines of much text and few tags, by a threshold",
		KM:   "lines of much text and few tags, by k-means over the ratio",
	}
	var list []models.Method
	for v := TwoD; v <= KM; v++ {
		list = append(list, models.Method{
			Name: v.String(), Paper: paper, Doc: docs[v], Params: Params(v),
			New: func(values map[string]float64) (models.Selector, error) { return fromValues(v, values) },
		})
	}
	return list
}

func fromValues(v Variant, given map[string]float64) (models.Selector, error) {
	values, err := models.Values(Params(v), given)
	for _, name := range []string{"k", "wrap", "radius", "ahead"} {
		if err == nil && values[name] != math.Trunc(values[name]) {
			err = fmt.Errorf("parameter %s: %v is not a whole number", name, values[name])
		}
	}
	if err != nil {
		return nil, fmt.Errorf("%v: %w", v, err)
	}
	on := func(name string) bool { return values[name] != 0 }
	return &Extractor{Options{
		Variant: v, Lambda: explicit(values["lambda"]), K: int(explicit(values["k"])),
		Wrap: int(explicit(values["wrap"])), Radius: int(explicit(values["radius"])), RadiusSD: on("radius_sd"),
		Ahead: int(explicit(values["ahead"])), AbsoluteFirst: on("absolute_first"),
		Share: explicit(values["share"]), ReadHidden: on("read_hidden"), Heading: on("heading"),
	}}, nil
}

// explicit is how Options say 0, which there stands for the default.
func explicit(v float64) float64 {
	if v == 0 {
		return -1
	}
	return v
}
