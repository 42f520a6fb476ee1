package selector

import (
	"fmt"
	"path/filepath"
	"strings"

	"github.com/spf13/pflag"

	"galley/cmd/galley/exit"
	"galley/models"
	"galley/models/methods"
	"galley/models/pagekind"
	"galley/models/shipped"
	"galley/page"
)

// Choice are the flags that say what selects: a trained wrapper, a training-free method, or
// without either the wrapper that ships.
type Choice struct {
	Wrapper string // file; "": none
	Method  string // name; "": none
	NoCut   bool   // the body subtree whole
	Force   bool   // pages too that look like no article
	Kind    Kind   // of page
	Explain bool   // which features decided
}

// Kind is the value of --kind: what kind of page it is.
type Kind pagekind.Kind

// String is the name of the kind.
func (k *Kind) String() string {
	if *k == Kind(pagekind.Auto) {
		return "auto"
	}
	return string(*k)
}

// Set reads the name of a kind. The error is that of pagekind.Parse.
func (k *Kind) Set(name string) error {
	kind, err := pagekind.Parse(name)
	*k = Kind(kind)
	return err
}

// Type is what pflag calls the value.
func (k *Kind) Type() string { return "name" }

// Register adds the flags to those of a command.
func (f *Choice) Register(set *pflag.FlagSet) {
	set.StringVarP(&f.Wrapper, "wrapper", "w", "", "wrapper `file`, as galley train writes it (default: the one that ships)")
	set.StringVar(&f.Method, "method", "", "training-free `NAME[:param=value,...]` instead of a wrapper; see galley methods")
	set.BoolVar(&f.NoCut, "no-cut", false, "take the body whole: cut nothing out of it, add nothing from around it (wrappers only)")
	set.BoolVar(&f.Force, "force", false, "extract also from pages that look like no article (the wrapper that ships)")
	set.Var(&f.Kind, "kind", "what `kind` of page it is: "+strings.Join(pagekind.Names, ", ")+"; any but auto extracts whatever the page looks like")
}

// Selector is an extractor with what the command needs to know of it.
type Selector struct {
	models.Selector
	Name     string    // of the wrapper or method
	Viewport page.Size // the screen it wants; zero: any
}

// Read opens what the flags name, and refuses --explain where it cannot be done.
func (f *Choice) Read() (Selector, error) {
	s, err := f.Open()
	if _, ok := s.Selector.(models.ScoringSelector); err == nil && f.Explain && !ok {
		return Selector{}, exit.Usagef("leave --explain away, or use a wrapper", "method %s cannot explain itself", s.Name)
	}
	return s, err
}

// Open opens what the flags name. It may be unable to explain itself.
func (f *Choice) Open() (Selector, error) {
	switch {
	case f.Wrapper != "" && f.Method != "":
		return Selector{}, exit.Usagef("leave one of them away", "-w and --method exclude each other")
	case f.Wrapper == "" && f.Method == "":
		return Shipped(models.Options{NoCut: f.NoCut, Force: f.Force, Kind: pagekind.Kind(f.Kind)}), nil
	case f.Method != "":
		return readMethod(f.Method)
	}
	s, err := readFile(f.Wrapper)
	if w, ok := s.Selector.(*models.Wrapper); ok {
		s.Selector = w.With(models.Options{NoCut: f.NoCut, Force: f.Force, Kind: pagekind.Kind(f.Kind)})
	}
	return s, err
}

// Shipped is the wrapper that is used where none is named.
func Shipped(o models.Options) Selector {
	return Selector{Selector: shipped.New(o), Name: "pretrained", Viewport: page.DefaultViewport}
}

func readMethod(spec string) (Selector, error) {
	s, err := methods.New(spec)
	return Selector{Selector: s, Name: spec}, err
}

// readFile opens the file of a wrapper, or of a method that was learned.
func readFile(name string) (Selector, error) {
	s, ok, err := readLearned(name)
	if !ok {
		var w *models.Wrapper
		if w, err = ReadWrapper(name); err == nil {
			s = Selector{w, filepath.Base(name), w.Viewport}
		}
	}
	if err != nil {
		return Selector{}, err
	}
	if v := s.Viewport; v != (page.Size{}) && !v.IsScreen() {
		screen := models.DamagedError("the screen", fmt.Errorf("%v x %v px", v.W, v.H))
		return Selector{}, exit.AsUnreadable(fmt.Errorf("%s: %w", name, screen))
	}
	return s, nil
}

// ReadAll opens several of each, wrappers first; without any, the one that ships,
// which is asked to extract whatever a page looks like.
func ReadAll(wrappers, specs []string) ([]Selector, error) {
	if len(wrappers)+len(specs) == 0 {
		return []Selector{Shipped(models.Options{Force: true})}, nil
	}
	var list []Selector
	for _, name := range wrappers {
		s, err := readFile(name)
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
