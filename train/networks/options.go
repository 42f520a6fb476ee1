package networks

import (
	"cmp"
	"fmt"
	"math"

	"galley/internal/nn"
)

// Kind is what a wrapper is for.
type Kind string

// The kinds.
const (
	Parsed Kind = "parsed" // a wrapper for HTML that is only parsed
	Laid   Kind = "laid"   // a wrapper for pages that a browser laid out
	Blocks Kind = "blocks" // the networks Block and Context alone, fitted to single articles: the method fused
)

// Options of a training. Zero numbers stand for what the shipped wrappers have.
type Options struct {
	Kind    Kind
	Corpora []string // folders of corpora
	Pages   string   // folder where LayOut keeps pages, for Laid

	Seed      uint64
	First     int     // pages to read of each corpus, 0: all
	SitePages int     // pages of each themed site to fit to, 0: 30; all are measured
	Copies    int     // augmented copies of each article, 0: 1, below 0: none
	Nets      int     // networks whose logits are averaged, 0: 2; four times as many for those with few rows
	Keep      float64 // least posterior of a block in the body subtree, 0: 0.45
	Add       float64 // least posterior of a block outside of it, 0: 0.8 for Laid and 0.5 for Parsed
	Likely    float64 // posterior of a page below which its main text is selected, 0: 0.5

	sectionsOnly bool // of augmented copies

	// Progress is told how many of all networks are fitted; may be nil. It is called
	// by one goroutine at a time.
	Progress func(done, all int)
}

func (o Options) orDefault() (Options, error) {
	if o.Kind != Parsed && o.Kind != Laid && o.Kind != Blocks {
		return o, fmt.Errorf("train: there is no kind of wrapper %q: want parsed, laid or blocks", o.Kind)
	}
	if o.Kind == Laid && o.Pages == "" {
		return o, fmt.Errorf("train: a wrapper for pages that were laid out needs the folder of such pages")
	}
	o.SitePages = cmp.Or(o.SitePages, 30)
	o.Nets = cmp.Or(o.Nets, 2)
	o.Copies = max(cmp.Or(o.Copies, 1), 0)
	o.Keep = cmp.Or(o.Keep, 0.45)
	add := 0.5
	if o.Kind == Laid {
		add = 0.8
	}
	o.Add, o.Likely = cmp.Or(o.Add, add), cmp.Or(o.Likely, 0.5)
	if o.Kind == Blocks {
		o.Copies = 0
	}
	return o, nil
}

// boxes reports whether pages were laid out.
func (o *Options) boxes() bool { return o.Kind == Laid }

// The settings of the networks were found by hand, by cross-validation.

// blockConfig is for networks that score every block of a page.
func (o *Options) blockConfig() nn.Config { return o.config(o.Nets, 8, 20, 0.03) }

// mainConfig is for networks that score every block of a page that may be of any kind.
func (o *Options) mainConfig() nn.Config { return o.config(o.Nets, 12, 20, 0.03) }

// choiceConfig is for networks that choose one of a few subtrees. They cost little, so
// more of them are averaged.
func (o *Options) choiceConfig() nn.Config { return o.config(4*o.Nets, 6, 25, 0.05) }

// documentConfig is for the network that scores a page as a whole.
func (o *Options) documentConfig() nn.Config { return o.config(4*o.Nets, 4, 30, 0.1) }

// verdictConfig is likewise, for more rows.
func (o *Options) verdictConfig() nn.Config { return o.config(8*o.Nets, 4, 30, 0.1) }

func (o *Options) config(nets, units, epochs int, decay float64) nn.Config {
	return nn.Config{Units: units, Nets: nets, Epochs: epochs, Rate: 0.004, Decay: decay, Seed: o.Seed}
}

// weight is that of a page, in the loss, of a corpus with so many articles where the
// largest has most: no corpus drowns in another.
func (o *Options) weight(articles, most int) float64 {
	if articles == 0 {
		return 1
	}
	return min(maxWeight, math.Sqrt(float64(most)/float64(articles)))
}

// maxWeight is that of a page of a small corpus.
const maxWeight = 3.0

// f1Share is the weight of the expected F1 in the loss of blocks.
const f1Share = 0.5
