package ted

import (
	"context"
	"errors"
	"fmt"
	"io"

	"galley/dataset"
	"galley/models"
	"galley/models/method"
)

const (
	paper   = "Reis, Golgher, Silva, Laender: Automatic web news extraction using tree edit distance. WWW 2004"
	name    = "ted"
	version = 1
)

// Learned are the method of the paper, and our variant that takes labels.
func Learned() []method.Learned {
	return []method.Learned{
		learned(name, "templates of the pages of one site, rules choose among what varies; finds nothing on other sites", false),
		learned(name+"-labels", "as ted, but labels say what of the template is title and body (our variant)", true),
	}
}

func learned(called, doc string, labels bool) method.Learned {
	return method.Learned{Name: called, Paper: paper, Doc: doc,
		Train: func(ctx context.Context, samples []dataset.Sample, o method.LearnOptions) (method.Trained, error) {
			return Train(ctx, samples, o.Seed, Options{Labels: labels})
		},
		Read: func(r io.Reader) (method.Trained, error) { return Read(r, called) },
	}
}

// file is the stored form.
type file struct {
	method.LearnedHeader
	Options   Options     `json:"options"`
	Templates []*Template `json:"templates"`
}

// method is the name of the method that the model is of.
func (m *Model) method() string {
	if m.Labels {
		return name + "-labels"
	}
	return name
}

// Write stores the templates.
func (m *Model) Write(w io.Writer) error {
	return method.WriteLearned(w, file{method.LearnedHeader{Method: m.method(), Version: version}, m.Options, m.Templates})
}

// Read loads the templates of one of the two methods.
func Read(r io.Reader, name string) (*Model, error) {
	var f file
	if err := method.ReadLearned(r, name, version, &f); err != nil {
		return nil, err
	}
	m := &Model{f.Options, f.Templates}
	for _, t := range m.Templates {
		if err := t.check(); err != nil {
			return nil, models.DamagedError(name, err)
		}
		t.Root.measure(0)
	}
	if !(m.Known >= 0 && m.Known <= 1 && m.Alike >= 0 && m.Alike <= 1) || m.method() != name {
		return nil, models.DamagedError(name, errors.New("options out of range"))
	}
	return m, nil
}

// Limits of a template that is read: those of a page.
const (
	maxDepth = 1100
	maxNodes = 250_000
)

// check reports what no training makes.
func (t *Template) check() error {
	if t == nil || t.Root == nil || t.Root.Wild != fixed || t.Root.Tag == "" {
		return errors.New("a template without a root")
	}
	nodes := 0
	return t.Root.check(0, &nodes)
}

func (p *pattern) check(depth int, nodes *int) error {
	*nodes++
	switch {
	case depth > maxDepth || *nodes > maxNodes:
		return errors.New("a template larger than a page")
	case p.Wild != fixed && p.Wild != single && p.Wild != option && p.Wild != plus && p.Wild != star:
		return fmt.Errorf("a wildcard %q", p.Wild)
	case len(p.Children) > 0 && (p.Wild != fixed || p.Tag == ""):
		return errors.New("a wildcard or a text with children")
	case p.Part != "" && p.Part != partTitle && p.Part != partBody:
		return fmt.Errorf("a part %q", p.Part)
	}
	for _, c := range p.Children {
		if c == nil {
			return errors.New("a child that is null")
		}
		if err := c.check(depth+1, nodes); err != nil {
			return err
		}
	}
	return nil
}
