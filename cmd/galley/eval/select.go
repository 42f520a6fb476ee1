package eval

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"galley/cmd/galley/exit"
	"galley/cmd/galley/selector"
	"galley/eval"
	"galley/eval/corpus"
	"galley/models"
	"galley/models/method"
	"galley/models/methods"
	"galley/models/pagekind"
	"galley/train/networks"
)

// selecting are the selectors that were asked for, each on what is made of a document once: it is
// rendered, or only parsed.
func (o *textOptions) selecting(ctx context.Context, c *corpus.Corpus) (list []eval.Named, close func(), err error) {
	selectors, err := o.selectors()
	if err != nil {
		return nil, nil, err
	}
	load, close := corpus.Load(corpus.Parse), func() {}
	switch {
	case o.layouts != "":
		load = (&corpus.Once{Users: len(selectors), Make: networks.Load(o.layouts)}).Load
	case !o.noBrowser:
		if load, close, err = renderedOnce(ctx, o.Browser, c, len(selectors)); err != nil {
			return nil, nil, err
		}
	}
	if load, err = o.remaking(c, load); err != nil {
		close()
		return nil, nil, err
	}
	measured := methods.PerPage
	if o.written {
		measured = methods.WrittenPerPage
	}
	for _, s := range selectors {
		list = append(list, measured(s.name, s.of, load))
	}
	return list, close, nil
}

// perPage is an extractor that may choose another selector for each page.
type perPage struct {
	name string
	of   func(corpus.Document) models.Selector
}

// selectors are what is measured: the named ones, or the wrapper that ships or those of
// its folds, asked for the kind of page.
func (o *textOptions) selectors() (list []perPage, err error) {
	if o.folds == "" && o.kind == "" {
		parsed := o.noBrowser && o.layouts == ""
		if name := needsBoxes(o.methods); parsed && name != "" {
			return nil, exit.Usagef("leave --no-browser away", "the method %s needs the boxes of a rendered page", name)
		}
		selectors, err := selector.ReadAll(o.wrappers, everyMethod(o.methods, parsed))
		for _, s := range selectors {
			list = append(list, perPage{s.Name, func(corpus.Document) models.Selector { return s }})
		}
		return list, err
	}
	if len(o.wrappers)+len(o.methods) > 0 {
		return nil, exit.Usagef("leave them away", "--folds and --kind are of the wrapper that ships, without -w and --method")
	}
	options, err := o.asked()
	if err != nil {
		return nil, err
	}
	if o.folds == "" {
		return []perPage{{"pretrained", func(d corpus.Document) models.Selector { return selector.Shipped(options(d)) }}}, nil
	}
	folds, err := readFolds(o.folds, "models/shipped/testdata/folds/parsed")
	if err != nil {
		return nil, err
	}
	return []perPage{{"held out", func(d corpus.Document) models.Selector {
		return folds[corpus.Fold(d, len(folds))].With(options(d))
	}}}, nil
}

// asked is what the wrapper that ships is asked for on a page: its kind, and that it extracts from any.
func (o *textOptions) asked() (func(corpus.Document) models.Options, error) {
	if o.kind == "told" {
		return func(d corpus.Document) models.Options {
			return models.Options{Force: true, Kind: kindOfType[d.PageType]}
		}, nil
	}
	kind, err := pagekind.Parse(o.kind)
	if err != nil {
		return nil, exit.Usagef("or told", "%v", err)
	}
	return func(corpus.Document) models.Options { return models.Options{Force: true, Kind: kind} }, nil
}

// readFolds reads fold-0.wrapper, fold-1.wrapper, … of a folder; example is another --folds.
func readFolds(dir, example string) ([]*models.Wrapper, error) {
	names, err := filepath.Glob(filepath.Join(dir, "fold-*.wrapper"))
	if err != nil || len(names) == 0 {
		return nil, exit.Usagef("for instance: --folds "+example, "no fold-0.wrapper in %s", dir)
	}
	folds := make([]*models.Wrapper, len(names))
	for i := range folds {
		if folds[i], err = selector.ReadWrapper(filepath.Join(dir, fmt.Sprintf("fold-%d.wrapper", i))); err != nil {
			return nil, err
		}
	}
	return folds, nil
}

// kindOfType has the kinds of pages by what corpora call them. A service is some page.
var kindOfType = map[string]pagekind.Kind{
	"article": pagekind.Article, "forum": pagekind.Forum, "product": pagekind.Product, "listing": pagekind.Listing,
	"collection": pagekind.Listing, "documentation": pagekind.Docs, "service": pagekind.Page,
}

// everyMethod puts all names in the place of "all"; of pages that are only parsed, without
// those of methods that need boxes.
func everyMethod(specs []string, parsed bool) []string {
	var list []string
	for _, spec := range specs {
		if spec != "all" {
			list = append(list, spec)
			continue
		}
		for _, m := range methods.All() {
			if !m.Laid || !parsed {
				list = append(list, m.Name)
			}
		}
	}
	return list
}

// needsBoxes is the first of the named methods that needs boxes; empty: none does.
func needsBoxes(specs []string) string {
	for _, spec := range specs {
		name, _, _ := strings.Cut(spec, ":")
		if slices.ContainsFunc(methods.All(), func(m method.Method) bool { return m.Laid && m.Name == name }) {
			return name
		}
	}
	return ""
}
