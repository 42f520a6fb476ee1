package train

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"slices"

	"galley/dataset"
	"galley/features"
	"galley/models"
	"galley/models/site"
	"galley/page"
)

// observed is what the base sees on one labelled page.
type observed struct {
	sample *dataset.Sample
	host   string
	offset float64 // logit that the page is an article
	scores *models.Scores
	found  page.Selection // by the base; empty where it finds no article
}

// observe scores a labelled page with the base.
func observe(base *models.Wrapper, s *dataset.Sample) (observed, error) {
	scores, err := base.Score(s.Page)
	if err != nil {
		return observed{}, fmt.Errorf("train: %s: %w", s.URL, err)
	}
	found, _ := scores.Selection()
	return observed{s, hostOf(s.URL), site.Offset(scores.Article()), scores, found}, nil
}

// hostOf is the host of an address, the address itself where it has none.
func hostOf(address string) string { return cmp.Or(site.Host(address), address) }

// siteLearner learns what is different on the labelled site. Pages are read one after the
// other: what is kept of them is small.
type siteLearner struct {
	base     *models.Wrapper
	traits   func(*features.Index) *features.Traits
	places   func(*features.Index) *features.Traits // that places are named by
	blocks   []example                              // of the articles
	pages    []example                              // articles and others
	hosts    []string                               // of the pages
	signs    map[string]int                         // pages with each
	empties  []empty                                // the pages without an article
	words    []int                                  // in the bodies of the articles
	unlike   []int                                  // articles that are like no template
	boxes    boxTraits
	says     []said // labels that say what is not to be cut
	articles int
	cuts     bool // some label has cuts
	roots    bool // some label has more than one root
	wrong    bool // the base alone is wrong on most articles
	strange  bool // it is wrong about most of their bodies
}

func newSiteLearner(base *models.Wrapper, articles []dataset.Sample, traits, places func(*features.Index) *features.Traits) *siteLearner {
	l := &siteLearner{base: base, traits: traits, places: places, signs: map[string]int{}, boxes: boxTraits{map[string]int{}, map[string]bool{}}}
	for _, s := range articles {
		l.cuts = l.cuts || len(s.Selection.Cut) > 0
		l.roots = l.roots || len(s.Selection.Roots) > 1
	}
	return l
}

// add reads page i.
func (l *siteLearner) add(i int, o *observed) {
	s, traits := o.sample, l.traits(o.scores.Index())
	if s.Article {
		l.articles++
		l.noteWords(o)
	} else {
		l.addNothing(o)
	}
	l.hosts = append(l.hosts, o.host)
	l.pages = append(l.pages, example{page: i, traits: slices.Sorted(maps.Keys(traits.Page())), offset: o.offset, right: s.Article, words: 1})
	if !s.Article {
		return
	}
	beyond, speaks := o.speaks(l.base.Networks.Keep)
	if l.cuts || l.roots {
		l.blocks = append(l.blocks, l.blocksOf(i, o, traits, beyond, speaks)...)
		l.boxes.add(o, traits)
	}
	switch {
	case saysCuts(s, o.found):
		l.says = append(l.says, said{sample: s})
	case speaks:
		l.says = append(l.says, said{s, beyond})
	}
}

// blocksOf are the blocks of a labelled article that its label says something of. A label
// without cuts may be one by a person who looked for none: then what the base would cut out
// of the largest root is not said to be right, but where the label speaks of it. Blocks outside of the roots count where some
// label has several.
func (l *siteLearner) blocksOf(i int, o *observed, traits *features.Traits, beyond []page.NodeID, speaks bool) []example {
	var list []example
	x, sel := o.scores.Index(), o.sample.Selection
	largest := mainRoot(o.sample.Page, sel)
	for b, score := range o.scores.Blocks() {
		inside, cut := o.sample.Page.InAny(sel.Roots, score.From), o.sample.Page.InAny(sel.Cut, score.From)
		switch {
		case sel.Title != page.None && o.sample.Page.Contains(sel.Title, score.From):
			continue
		case !inside && !l.roots:
			continue
		case speaks && !o.sample.Page.InAny(beyond, score.From):
		case len(sel.Cut) == 0 && score.Posterior < l.base.Networks.Keep && o.sample.Page.Contains(largest, score.From):
			continue
		}
		list = append(list, example{
			page: i, traits: traits.Block(b), offset: site.Offset(score.Posterior),
			right: inside && !cut, words: float64(1 + x.BlockWords(b)),
		})
	}
	return list
}

// site is what was learned, nil where no host has enough pages to know it again.
func (l *siteLearner) site(o Options) *site.Site {
	s := &site.Site{}
	few := l.template(s)
	if len(s.Templates) == 0 {
		return nil
	}
	if few {
		s.Known = l.known()
	}
	folds := foldsOf(l.lastPage()+1, o.orDefault().Folds, o.Seed)
	if len(l.blocks) > 0 && helps(l.blocks, folds, l.base.Networks.Keep) {
		s.Blocks, s.Roots = correct(l.blocks), l.roots
	}
	s.Boxes = l.boxes.list()
	s.Whole = l.strange && !l.cuts && !l.roots
	l.refuse(s)
	return s
}

func (l *siteLearner) lastPage() int {
	last := 0
	for _, e := range l.pages {
		last = max(last, e.page)
	}
	return last
}

// refuse learns from the labels "no article", and sets the threshold between the labelled
// articles and those pages. Without such labels it is that of the base, or lower where
// labelled articles come near it: as far below the lowest of them as that is below their
// median. None is refused where the base is wrong on most articles: what it says of pages
// follows from what it takes for title and body.
func (l *siteLearner) refuse(s *site.Site) {
	if l.articles < len(l.pages) {
		s.Page = correct(l.pages)
	}
	var articles, bare []float64 // logits, corrected and not
	highest := math.Inf(-1)      // of the others
	for i := range l.pages {
		logit := corrected(s.Page, &l.pages[i])
		if l.pages[i].right {
			articles, bare = append(articles, logit), append(bare, l.pages[i].offset)
		} else {
			highest = max(highest, logit)
		}
	}
	slices.Sort(articles)
	if s.Page != nil {
		s.Nothing, s.Least = l.nothingOf(), l.least(bare)
	}
	if s.Page != nil && articles[0] > highest {
		s.Refuse = round4(1 / (1 + math.Exp(-(articles[0]+highest)/2)))
		return
	}
	s.Refuse = l.least(articles)
}

// least is the threshold by the logits of the articles alone.
func (l *siteLearner) least(articles []float64) float64 {
	if l.wrong {
		return 0
	}
	slices.Sort(articles)
	lowest, median := articles[0], articles[len(articles)/2]
	return round4(min(l.base.Networks.Refuse, 1/(1+math.Exp(median-2*lowest)), 1/(1+math.Exp(-lowest))/2))
}

func round4(v float64) float64 { return math.Round(v*1e4) / 1e4 }
