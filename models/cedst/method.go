package cedst

import (
	"fmt"

	"galley/models"
)

const paper = "Zhang, Zhang, Chen, Tan: Automatic web news extraction based on DS theory considering content topics. ICCS 2018"

// Methods are the variants, the best first. Segment and Stop, which are not
// numbers, are for those who make an Extractor.
func Methods() []models.Method {
	docs := []string{
		AllFeatures: "texts of heavy topics, in long and varied runs, with few links",
		NonContent:  "cedst without topics",
		TopicOnly:   "cedst by topics alone",
	}
	var list []models.Method
	for f := AllFeatures; f <= TopicOnly; f++ {
		params := params(f)
		list = append(list, models.Method{Name: f.String(), Paper: paper, Doc: docs[f], Params: params,
			New: func(given map[string]float64) (models.Selector, error) {
				values, err := models.Values(params, given)
				if err != nil {
					return nil, fmt.Errorf("%v: %w", f, err)
				}
				return &Extractor{fromValues(f, values)}, nil
			}})
	}
	return list
}

func params(f Features) []models.Param {
	list := []models.Param{
		{Name: "alpha", Default: 0.99, Min: 0.01, Max: 0.9999, Doc: "weight of features for content (OPEN-D8)"},
		{Name: "radius", Default: 1, Max: 100, Doc: "units on each side that smooth a value; 0 smooths none (OPEN-D9)"},
		{Name: "step", Default: 0.1, Min: 0.01, Max: 0.5, Doc: "between the thresholds that are tried"},
		toggle("text_units", "judge text nodes, not blocks (OPEN-D1)"),
		toggle("last_threshold", "of equal thresholds the largest (OPEN-D10)"),
		toggle("read_hidden", "judge what a style sheet hides too (OPEN-G1)"),
		toggle("heading", "take the first h1 for the title"),
	}
	if f != TopicOnly {
		list = append(list,
			models.Param{Name: "beta", Default: 0.99, Min: 0.01, Max: 0.9999, Doc: "weight of features against content (OPEN-D8)"},
			toggle("sample_variance", "variance over n-1 (OPEN-D2)"))
	}
	if f == NonContent {
		return list
	}
	return append(list,
		models.Param{Name: "gamma", Default: 2, Max: 1000, Doc: "keywords are related when more units than this have both"},
		models.Param{Name: "keywords", Default: 20, Min: 1, Max: 1000, Doc: "of a unit, at most (OPEN-D3)"},
		models.Param{Name: "window", Default: 5, Min: 2, Max: 100, Doc: "words that occur together in TextRank (OPEN-D3)"},
		models.Param{Name: "damping", Default: 0.85, Min: 0, Max: 0.99, Doc: "of TextRank (OPEN-D3)"},
		models.Param{Name: "shared", Default: 2, Min: 1, Max: 2, Doc: "keywords that a unit and its topic share (OPEN-D6)"},
		models.Param{Name: "max_topics", Default: 10_000, Min: 1, Max: 1 << 20, Doc: "beyond which the weakest relations go (OPEN-D7)"},
		toggle("sum_distinct", "add up different co-occurrences only (OPEN-D5)"))
}

func toggle(name, doc string) models.Param { return models.Param{Name: name, Max: 1, Doc: doc} }

func fromValues(f Features, values map[string]float64) Options {
	on := func(name string) bool { return values[name] != 0 }
	o := Options{
		Features: f,
		Gamma:    int(explicit(values["gamma"])), Alpha: values["alpha"], Beta: values["beta"],
		Radius: int(explicit(values["radius"])), Step: values["step"],
		Keywords: int(values["keywords"]), Window: int(values["window"]), Damping: explicit(values["damping"]),
		Shared: int(values["shared"]), MaxTopics: int(values["max_topics"]),
		SampleVariance: on("sample_variance"), SumDistinct: on("sum_distinct"),
		LastThreshold: on("last_threshold"), ReadHidden: on("read_hidden"), Heading: on("heading"),
	}
	if on("text_units") {
		o.Units = TextUnits
	}
	return o
}

// explicit is how Options say 0, which there stands for the default.
func explicit(v float64) float64 {
	if v == 0 {
		return -1
	}
	return v
}
