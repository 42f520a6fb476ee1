package main

import (
	"path/filepath"
	"strings"

	"github.com/spf13/pflag"

	"galley/models"
	"galley/models/methods"
	"galley/models/pagekind"
	"galley/models/shipped"
	"galley/page"
)

// selectorFlags say what selects: a trained wrapper, a training-free method, or
// without either the wrapper that ships.
type selectorFlags struct {
	wrapper string
	method  string
	noCut   bool
	force   bool
	kind    kindFlag
	explain bool
}

// kindFlag is the value of --kind.
type kindFlag pagekind.Kind

func (k *kindFlag) String() string {
	if *k == kindFlag(pagekind.Auto) {
		return "auto"
	}
	return string(*k)
}

// Set reads the name of a kind. The error is that of pagekind.Parse.
func (k *kindFlag) Set(name string) error {
	kind, err := pagekind.Parse(name)
	*k = kindFlag(kind)
	return err
}

// Type is what pflag calls the value.
func (k *kindFlag) Type() string { return "name" }

func (f *selectorFlags) register(set *pflag.FlagSet) {
	set.StringVarP(&f.wrapper, "wrapper", "w", "", "wrapper `file`, as galley train writes it (default: the one that ships)")
	set.StringVar(&f.method, "method", "", "training-free `NAME[:param=value,...]` instead of a wrapper; see galley methods")
	set.BoolVar(&f.noCut, "no-cut", false, "take the body whole: cut nothing out of it, add nothing from around it (wrappers only)")
	set.BoolVar(&f.force, "force", false, "extract also from pages that look like no article (the wrapper that ships)")
	set.Var(&f.kind, "kind", "what `kind` of page it is: "+strings.Join(pagekind.Names, ", ")+"; any but auto extracts whatever the page looks like")
}

// selector is an extractor with what the command needs to know of it.
type selector struct {
	models.Selector
	name     string
	viewport page.Size // the screen it wants; zero: any
}

// read opens what the flags name: exactly one of the two.
func (f *selectorFlags) read() (selector, error) {
	s, err := f.open()
	if _, ok := s.Selector.(models.ScoringSelector); err == nil && f.explain && !ok {
		return selector{}, usage("leave --explain away, or use a wrapper", "method %s cannot explain itself", s.name)
	}
	return s, err
}

func (f *selectorFlags) open() (selector, error) {
	switch {
	case f.wrapper != "" && f.method != "":
		return selector{}, usage("leave one of them away", "-w and --method exclude each other")
	case f.wrapper == "" && f.method == "":
		return shippedSelector(models.Options{NoCut: f.noCut, Force: f.force, Kind: pagekind.Kind(f.kind)}), nil
	case f.method != "":
		return readMethod(f.method)
	}
	s, err := readWrapperSelector(f.wrapper)
	if w, ok := s.Selector.(*models.Wrapper); ok {
		s.Selector = w.With(models.Options{NoCut: f.noCut, Force: f.force, Kind: pagekind.Kind(f.kind)})
	}
	return s, err
}

// shippedSelector is the wrapper that is used where none is named.
func shippedSelector(o models.Options) selector {
	return selector{Selector: shipped.New(o), name: "pretrained", viewport: page.DefaultViewport}
}

func readMethod(spec string) (selector, error) {
	s, err := methods.New(spec)
	return selector{Selector: s, name: spec}, err
}

// readWrapperSelector opens the file of a wrapper, or of a method that was learned.
func readWrapperSelector(name string) (selector, error) {
	if s, ok, err := readLearned(name); ok {
		return s, err
	}
	w, err := readWrapper(name)
	if err != nil {
		return selector{}, err
	}
	return selector{w, filepath.Base(name), w.Viewport}, nil
}

// readSelectors opens several of each, wrappers first; without any, the one that ships,
// which is asked to extract whatever a page looks like.
func readSelectors(wrappers, specs []string) ([]selector, error) {
	if len(wrappers)+len(specs) == 0 {
		return []selector{shippedSelector(models.Options{Force: true})}, nil
	}
	var list []selector
	for _, name := range wrappers {
		s, err := readWrapperSelector(name)
		if err != nil {
			return nil, err
		}
		list = append(list, s)
	}
	for _, spec := range specs {
		s, err := readMethod(spec)
		if err != nil {
			return nil, err
		}
		list = append(list, s)
	}
	return list, nil
}
