package fused

import (
	"fmt"

	"galley/models"
	"galley/models/method"
)

const paper = "galley's own, after Sun et al. (SIGIR 2011), Wu et al. (CIKM 2013), Zhang et al. (ICCS 2018)"

// Params are the parameters with their defaults. Each sets the field of Options with
// its meaning.
func Params() []method.Param {
	return []method.Param{
		{Name: "threshold", Default: threshold, Min: 0, Max: 1, Doc: "least posterior of a block of the body; 0 keeps every text"},
		{Name: "no_context", Max: 1, Doc: "score blocks without the posteriors of those around them"},
		{Name: "no_title", Max: 1, Doc: "look for no title"},
	}
}

// Methods is the method.
func Methods() []method.Method {
	return []method.Method{{
		Name: "fused", Paper: paper, Params: Params(), New: fromValues,
		Doc: "blocks likely by density, tag path, links, neighbours and what HTML calls things",
	}}
}

func fromValues(given map[string]float64) (models.Selector, error) {
	values, err := method.Values(Params(), given)
	if err != nil {
		return nil, fmt.Errorf("fused: %w", err)
	}
	o := Options{Threshold: values["threshold"], NoContext: values["no_context"] != 0, NoTitle: values["no_title"] != 0}
	if o.Threshold == 0 {
		o.Threshold = -1
	}
	return &Extractor{o}, nil
}
