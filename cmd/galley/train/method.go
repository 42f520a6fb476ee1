package train

import (
	"bytes"
	"context"
	"fmt"
	"slices"

	"github.com/spf13/pflag"

	"galley/cmd/galley/exit"
	"galley/cmd/galley/output"
	"galley/cmd/galley/site"
	"galley/cmd/galley/terminal"
	"galley/dataset"
	"galley/eval/corpus"
	"galley/internal/svm"
	"galley/models/clg"
	"galley/models/method"
	"galley/models/methods"
	"galley/train/networks"
)

// methodOptions are those of train --method.
type methodOptions struct {
	method     string
	corpora    []string
	layouts    string
	exceptFold int
}

func (o *methodOptions) register(set *pflag.FlagSet) {
	set.StringVar(&o.method, "method", "", "train the `method` of a paper instead: v-wrapper, ted, ted-labels or clg")
	set.StringArrayVar(&o.corpora, "corpus", nil, "corpus `folder` for --method clg to learn from, instead of a dataset; may be given several times")
	set.StringVar(&o.layouts, "layouts", "", "with --corpus: `folder` of pages that galley train shipped --kind laid kept; without it clg learns from parsed pages only")
	set.IntVar(&o.exceptFold, "except-fold", -1, "with --corpus: leave out the pages of this `fold`, 0 to 4, to measure on them")
	for _, name := range []string{"corpus", "layouts", "except-fold"} {
		_ = set.MarkHidden(name)
	}
}

// trainMethod is "galley train --method".
func trainMethod(ctx context.Context, t terminal.Streams, o options) error {
	l, err := methods.LookupLearned(o.learned.method)
	if err != nil {
		return err
	}
	if len(o.datasets)+len(o.learned.corpora) == 0 || o.out == "" {
		return exit.Usagef("for instance: galley train --method "+l.Name+" -d mysite -o mysite.wrapper", "train needs -d DIR and -o FILE.wrapper")
	}
	if err := output.Check(o.out); err != nil {
		return err
	}
	trainer := svm.Trainer{Path: o.svmTrain}
	var m method.Trained
	pages := 0
	if len(o.learned.corpora) > 0 {
		if l.Name != "clg" || len(o.datasets) > 0 {
			return exit.Usagef("name datasets with -d", "only --method clg learns from --corpus, and not from datasets at the same time")
		}
		m, pages, err = o.learned.fromCorpora(ctx, o.seed, trainer)
	} else {
		m, pages, err = fromDatasets(ctx, t, l, o, trainer)
	}
	if err != nil {
		return err
	}
	var data bytes.Buffer
	if err := m.Write(&data); err != nil {
		return err
	}
	if err := output.Write(o.out, data.Bytes()); err != nil {
		return err
	}
	_, err = fmt.Fprintf(t.Out, "%s, learned from %d pages: %s\n", l.Name, pages, o.out)
	return err
}

func fromDatasets(ctx context.Context, t terminal.Streams, l method.Learned, o options, trainer svm.Trainer) (method.Trained, int, error) {
	sites, err := site.Read(t, o.datasets)
	if err != nil {
		return nil, 0, err
	}
	samples, _ := site.Pooled(sites)
	samples = slices.DeleteFunc(samples, func(s dataset.Sample) bool { return !s.Article })
	m, err := l.Train(ctx, samples, method.LearnOptions{Seed: o.seed, Trainer: trainer})
	return m, len(samples), err
}

// learnedPages is how many pages of a corpus are learned from: a sample, because a machine
// learns from few blocks of each.
const learnedPages = 200

// fromCorpora learns from the articles of corpora with gold texts.
func (o *methodOptions) fromCorpora(ctx context.Context, seed uint64, trainer svm.Trainer) (method.Trained, int, error) {
	var laid, parsed []clg.Page
	for _, dir := range o.corpora {
		c, err := corpus.Open(dir, "")
		if err != nil {
			return nil, 0, exit.AsUnreadable(err)
		}
		c = c.Articles().Only(func(d corpus.Document) bool { return corpus.Fold(d, networks.Folds) != o.exceptFold })
		for d := range c.Every((c.Len() + learnedPages - 1) / learnedPages).All() {
			if err := ctx.Err(); err != nil {
				return nil, 0, err
			}
			gold := d.Gold.Text
			if d, err = d.Load(); err != nil {
				return nil, 0, err
			}
			add := func(list *[]clg.Page, load corpus.Load) error {
				p, err := load(ctx, d)
				if err == nil {
					*list = append(*list, clg.Gold(d.ID, p, gold))
				}
				return err
			}
			if err := add(&parsed, corpus.Parse); err != nil {
				return nil, 0, err
			}
			if o.layouts == "" {
				continue
			}
			if err := add(&laid, networks.Load(o.layouts)); err != nil {
				return nil, 0, err
			}
		}
	}
	m, err := clg.Train(ctx, laid, parsed, seed, trainer)
	if err != nil {
		return nil, 0, err
	}
	return &clg.Extractor{Model: m}, len(parsed), nil
}
