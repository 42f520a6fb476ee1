package main

import (
	"path/filepath"

	"github.com/spf13/pflag"

	"galley/models"
	"galley/models/methods"
	"galley/page"
)

// selectorFlags say what selects: a trained wrapper, or a training-free method.
type selectorFlags struct {
	wrapper string
	method  string
}

func (f *selectorFlags) register(flags *pflag.FlagSet) {
	flags.StringVarP(&f.wrapper, "wrapper", "w", "", "wrapper `file`, as galley train writes it")
	flags.StringVar(&f.method, "method", "", "training-free `NAME[:param=value,…]` instead of a wrapper; see galley methods")
}

// selector is an extractor with what the command needs to know of it.
type selector struct {
	models.Selector
	name     string
	viewport page.Size // the screen it wants; zero: any
}

// read opens what the flags name: exactly one of the two.
func (f *selectorFlags) read() (selector, error) {
	switch {
	case f.wrapper != "" && f.method != "":
		return selector{}, usage("leave one of them away", "-w and --method exclude each other")
	case f.wrapper == "" && f.method == "":
		return selector{}, usage("train a wrapper: galley train -d DIR -o FILE.wrapper; or use --method, see galley methods",
			"name a wrapper with -w, or a training-free method with --method")
	case f.method != "":
		return readMethod(f.method)
	}
	return readWrapperSelector(f.wrapper)
}

func readMethod(spec string) (selector, error) {
	s, err := methods.New(spec)
	return selector{Selector: s, name: spec}, err
}

func readWrapperSelector(name string) (selector, error) {
	w, err := readWrapper(name)
	if err != nil {
		return selector{}, err
	}
	return selector{w, filepath.Base(name), w.Viewport}, nil
}

// readSelectors opens several of each, wrappers first.
func readSelectors(wrappers, specs []string) ([]selector, error) {
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
