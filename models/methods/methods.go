// Package methods is the one table of the training-free extractors: what "galley
// methods" lists and --method takes.
package methods

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"galley/models"
	"galley/models/baseline"
	"galley/models/cedst"
	"galley/models/cepr"
	"galley/models/cetd"
	"galley/models/cetr"
	"galley/models/clg"
	"galley/models/fused"
	"galley/models/method"
	"galley/models/shipped"
	"galley/models/twcem"
	"galley/models/vips"
)

// All are the methods, those of a paper together, in a fixed order.
func All() []method.Method {
	return slices.Concat(
		cetd.Methods(), cepr.Methods(), twcem.Methods(), cedst.Methods(), cetr.Methods(), fused.Methods(), baseline.Methods(),
		clg.Methods(), vips.Methods(), shipped.Methods(),
	)
}

// Error says that a method, or one of its parameters, was asked for wrongly.
type Error struct {
	Spec   string // as it was asked for
	Reason string
	Advice string
}

func (e *Error) Error() string { return fmt.Sprintf("method %q: %s", e.Spec, e.Reason) }

// Hint says what can be asked for.
func (e *Error) Hint() string { return e.Advice }

// New makes the extractor of a specification: a name, or NAME:param=value,… with
// parameters of its table. The error is an *Error.
func New(spec string) (models.Selector, error) {
	name, rest, _ := strings.Cut(spec, ":")
	all := All()
	at := slices.IndexFunc(all, func(m method.Method) bool { return m.Name == name })
	if at < 0 {
		return nil, &Error{spec, "there is no such method", "there are: " + strings.Join(names(all), ", ")}
	}
	advice := "parameters: " + params(all[at])
	values := map[string]float64{}
	for field := range strings.SplitSeq(rest, ",") {
		if field == "" {
			continue
		}
		key, text, ok := strings.Cut(field, "=")
		value, err := strconv.ParseFloat(text, 64)
		if !ok || err != nil {
			return nil, &Error{spec, fmt.Sprintf("%q is not param=number", field), advice}
		}
		if _, twice := values[key]; twice {
			return nil, &Error{spec, fmt.Sprintf("%s is given twice", key), advice}
		}
		values[key] = value
	}
	s, err := all[at].New(values)
	if err != nil {
		return nil, &Error{spec, err.Error(), advice}
	}
	return s, nil
}

func names(all []method.Method) []string {
	var list []string
	for _, m := range all {
		list = append(list, m.Name)
	}
	return list
}

func params(m method.Method) string {
	if len(m.Params) == 0 {
		return "none"
	}
	var list []string
	for _, p := range m.Params {
		list = append(list, fmt.Sprintf("%s=%g (%g to %g)", p.Name, p.Default, p.Min, p.Max))
	}
	return strings.Join(list, ", ")
}
