package cepr

import (
	"fmt"
	"math"

	"galley/models"
)

const paper = "Wu, Li, Hu, Wu: Web news extraction via path ratios. CIKM 2013"

// Params are the parameters of a variant, with their published values. Switches
// stand for the Options of the same meaning.
func Params(v Variant) []models.Param {
	params := []models.Param{
		{Name: "lambda", Default: v.lambda(), Min: 0, Max: 10, Doc: "threshold, in standard deviations of all scores"},
		toggle("keep_punctuation", "judge texts of nothing but punctuation too (OPEN-P1)"),
		toggle("join_punctuation", "texts of nothing but punctuation go with what is around them (OPEN-P1)"),
		toggle("above", "content is above the threshold, not at it (OPEN-P3)"),
		toggle("skip_blanks", "count characters without blanks (OPEN-G2)"),
		toggle("read_hidden", "judge what a style sheet hides too (OPEN-G1)"),
		toggle("heading", "take the first h1 for the title"),
	}
	if v != TPR {
		params = append(params, toggle("no_fallback", "find nothing where all scores are 0 (OPEN-P4)"))
	}
	if v == SETPR {
		params = append(params,
			models.Param{Name: "radius", Default: 1, Min: 0, Max: maxRadius, Doc: "texts on each side that smooth a score; 0 smooths none"},
			models.Param{Name: "alpha", Default: 1, Min: 0, Max: 10, Doc: "power of the distance of paths; 0 is plain Gaussian smoothing"},
			toggle("smooth_borders", "smooth the first and last texts too (OPEN-P2)"))
	}
	return params
}

func toggle(name, doc string) models.Param { return models.Param{Name: name, Max: 1, Doc: doc} }

// Methods are the variants, the best first.
func Methods() []models.Method {
	docs := []string{
		SETPR: "texts whose tag path has many, long and uneven texts, smoothed by the distance of paths",
		ETPR:  "texts whose tag path has many, long and uneven texts",
		TPR:   "texts whose tag path has long texts",
	}
	var list []models.Method
	for v := SETPR; v <= TPR; v++ {
		list = append(list, models.Method{
			Name: v.String(), Paper: paper, Doc: docs[v], Params: Params(v),
			New: func(values map[string]float64) (models.Selector, error) { return fromValues(v, values) },
		})
	}
	return list
}

func fromValues(v Variant, given map[string]float64) (models.Selector, error) {
	values, err := models.Values(Params(v), given)
	if err == nil && values["radius"] != math.Trunc(values["radius"]) {
		err = fmt.Errorf("parameter radius: %v is not a whole number", values["radius"])
	}
	if err != nil {
		return nil, fmt.Errorf("%v: %w", v, err)
	}
	on := func(name string) bool { return values[name] != 0 }
	return &Extractor{Options{
		Variant: v, Lambda: explicit(values["lambda"]),
		Radius: int(explicit(values["radius"])), Alpha: explicit(values["alpha"]),
		KeepPunctuation: on("keep_punctuation"), JoinPunctuation: on("join_punctuation"),
		SmoothBorders: on("smooth_borders"), Above: on("above"), NoFallback: on("no_fallback"),
		SkipBlanks: on("skip_blanks"), ReadHidden: on("read_hidden"), Heading: on("heading"),
	}}, nil
}

// explicit is how Options say 0, which there stands for the default.
func explicit(v float64) float64 {
	if v == 0 {
		return -1
	}
	return v
}
