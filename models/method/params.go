package method

import (
	"fmt"

	"galley/models"
)

// Params are the parameters of one extractor and the fields that they set, declared
// one by one as package flag does it for a command line. The fields are those of
// Options in which 0 stands for the published value and a negative number for 0.
type Params struct {
	list []Param
	set  []func(v float64) error
}

// Float declares a number in [least, most] that is published as published.
func (p *Params) Float(field *float64, name string, published, least, most float64, doc string) {
	p.list = append(p.list, Param{Name: name, Default: published, Min: least, Max: most, Doc: doc})
	p.set = append(p.set, func(v float64) error {
		*field = explicit(v, published)
		return nil
	})
}

// Int declares a whole number in [least, most] that is published as published.
func (p *Params) Int(field *int, name string, published, least, most int, doc string) {
	p.list = append(p.list, Param{Name: name, Default: float64(published), Min: float64(least), Max: float64(most), Doc: doc})
	p.set = append(p.set, func(v float64) error {
		if v != float64(int(v)) {
			return fmt.Errorf("parameter %s: %v is not a whole number", name, v)
		}
		*field = int(explicit(v, float64(published)))
		return nil
	})
}

// Bool declares a switch, which is off unless asked for.
func (p *Params) Bool(field *bool, name, doc string) {
	p.list = append(p.list, Param{Name: name, Max: 1, Doc: doc})
	p.set = append(p.set, func(v float64) error {
		*field = v != 0
		return nil
	})
}

// explicit is how a field says 0 where 0 stands for another value.
func explicit(v, published float64) float64 {
	if v == 0 && published != 0 {
		return -1
	}
	return v
}

// apply sets the fields to the given values, and to the published ones where none is
// given.
func (p *Params) apply(given map[string]float64) error {
	values, err := Values(p.list, given)
	if err != nil {
		return err
	}
	for i, param := range p.list {
		if err := p.set[i](values[param.Name]); err != nil {
			return err
		}
	}
	return nil
}

// Tunable is a Selector with parameters.
type Tunable interface {
	models.Selector
	Declare(*Params) // declares the parameters and the fields that they set
}

// New describes a method with parameters. Extractor makes one with nothing but
// its fixed settings; it is called for every Selector that is asked for.
func New(name, paper, doc string, extractor func() Tunable) Method {
	var params Params
	extractor().Declare(&params)
	return Method{Name: name, Paper: paper, Doc: doc, Params: params.list,
		New: func(given map[string]float64) (models.Selector, error) {
			var params Params
			s := extractor()
			s.Declare(&params)
			if err := params.apply(given); err != nil {
				return nil, fmt.Errorf("%s: %w", name, err)
			}
			return s, nil
		}}
}

// OrDefault reads a field of Options: 0 stands for the published value, anything
// negative for 0.
func OrDefault[T int | float64](v, published T) T {
	if v == 0 {
		return published
	}
	return max(v, 0)
}
