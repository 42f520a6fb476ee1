package shipped

import (
	"fmt"

	"galley/models"
	"galley/models/method"
)

// Params are the parameters with their defaults. Each sets the field of models.Options
// with its meaning.
func Params() []method.Param {
	return []method.Param{
		{Name: "threshold", Default: -1, Min: -1, Max: 1, Doc: "least posterior of a block of the body; 0 cuts nothing, -1 stands for the fitted one"},
		{Name: "no_cut", Max: 1, Doc: "take the whole body subtree, and nothing outside of it"},
		{Name: "no_title", Max: 1, Doc: "look for no title"},
		{Name: "force", Max: 1, Doc: "select on pages too that look like no article"},
	}
}

// Methods is the shipped wrapper as a method.
func Methods() []method.Method {
	return []method.Method{{
		Name: "pretrained", Paper: "galley's own, fitted to labelled pages of many sites", Params: Params(), New: fromValues,
		Doc: "the wrapper that is used where none is named; with a browser or without",
	}}
}

func fromValues(given map[string]float64) (models.Selector, error) {
	values, err := method.Values(Params(), given)
	if err != nil {
		return nil, fmt.Errorf("pretrained: %w", err)
	}
	o := models.Options{NoCut: values["no_cut"] != 0, NoTitle: values["no_title"] != 0, Force: values["force"] != 0}
	switch t := values["threshold"]; {
	case t == 0:
		o.Threshold = -1
	case t > 0:
		o.Threshold = t
	}
	return New(o), nil
}
