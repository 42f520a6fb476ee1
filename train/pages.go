package train

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"math"
	"math/rand/v2"
	"net/url"
	"slices"

	"galley/dataset"
	"galley/features"
	"galley/features/subtree"
	"galley/features/wang"
	"galley/models"
	"galley/page"
	"galley/page/stored"
)

// Site is the labelled pages of one site.
type Site struct {
	Name    string
	Browser string // that rendered them
	Samples []dataset.Sample
	// Base is a wrapper of networks that has not seen these pages; nil: that of the options
	// has not.
	Base     *models.Wrapper
	TestOnly bool // nothing is trained on it, and all of its articles are test pages
}

// Choose keeps the articles with both labels, all of one screen, and draws n of
// them. The draw depends on the seed and the addresses only, not on the order.
func Choose(samples []dataset.Sample, n int, seed uint64) ([]dataset.Sample, error) {
	list := dataset.Labelled(samples)
	have := len(list)
	if n > 0 && n < len(list) {
		rng := rand.New(rand.NewPCG(seed, 0))
		rng.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
		list = list[:n]
	} else if n > len(list) {
		return nil, fmt.Errorf("train: %d pages were asked for, %d have both labels", n, len(list))
	}
	if n == 1 && have > 1 {
		return nil, fmt.Errorf("%w: one page was asked for", ErrTooFew)
	}
	if len(list) < 2 {
		return nil, fmt.Errorf("%w: of %d labelled pages %d have both", ErrTooFew, len(samples), have)
	}
	for _, s := range list {
		if !s.Page.Laid {
			return nil, fmt.Errorf("train: %s: %w", s.URL, features.ErrNoLayout)
		}
		if s.Page.Viewport != list[0].Page.Viewport {
			return nil, fmt.Errorf("train: %s was laid out on a screen of %v, %s of %v: capture them on one",
				s.URL, s.Page.Viewport, list[0].URL, list[0].Page.Viewport)
		}
	}
	return list, nil
}

// noArticles are the pages that are labelled as no article, by address: those that were
// laid out on the screen of the articles.
func noArticles(samples []dataset.Sample, screen page.Size) []dataset.Sample {
	var list []dataset.Sample
	for _, s := range samples {
		if !s.Article && s.Page.Laid && s.Page.Viewport == screen {
			list = append(list, s)
		}
	}
	dataset.SortByAddress(list)
	return list
}

// mainRoot is the root with the most characters, the first of equals: what a machine
// learns to find. None without roots.
func mainRoot(p *page.Page, sel page.Selection) page.NodeID {
	best, most := sel.Body(), -1
	for _, root := range sel.Roots {
		if n := len(p.TextWithout(root, sel.Cut)); len(sel.Roots) > 1 && n > most {
			best, most = root, n
		}
	}
	return best
}

// screensAlone is in how many screens labels alone look for titles and for where bodies
// begin. Pages without their style sheets are one long column, under all of the menus. With
// a base its best candidates are there too, wherever they are.
const screensAlone = 12

// mostScreens bounds in how many screens titles and tops of bodies may be looked for.
const mostScreens = 100

// limits are the set's, on the screen of the pages, with the smallest body allowed
// half as large as the smallest labelled one where that is less, and, but for the paper's set,
// twice as many screens as the deepest labelled title or top of a body needs where that is more.
func limits(set subtree.Set, samples []dataset.Sample, o Options) wang.Limits {
	l := set.Limits
	if o.Base == nil && set.Name == subtree.Full().Name {
		l.ScreenLimit = screensAlone
	}
	l.ScreenWidth, l.ScreenHeight = samples[0].Page.Viewport.W, samples[0].Page.Viewport.H
	smallest, depth := math.Inf(1), 0.0
	for _, s := range samples {
		if box := boxOf(s.Page, mainRoot(s.Page, s.Selection), l); !box.Empty() {
			smallest, depth = min(smallest, box.Area()), max(depth, box.Y)
		}
		if box := boxOf(s.Page, s.Selection.Title, l); !box.Empty() {
			depth = max(depth, box.Bottom())
		}
	}
	l.MinBodyAreaShare = min(l.MinBodyAreaShare, smallest/2/(l.ScreenWidth*l.ScreenHeight))
	if screens := depth / l.ScreenHeight; set.Name != subtree.Wang2009().Name && screens > l.ScreenLimit {
		l.ScreenLimit = min(2*screens, mostScreens)
	}
	return l
}

// boxOf is the box of an element, or of what is in it where it has none itself.
func boxOf(p *page.Page, n page.NodeID, l wang.Limits) page.Rect {
	if box := p.Nodes[n].Box; !box.Empty() {
		return box
	}
	return features.NewIndex(p, l).Box(n)
}

func record(samples, others []dataset.Sample, browser string, o Options) models.Record {
	r := models.Record{Pages: len(samples), NoArticle: len(others), Browser: browser, Columns: o.Columns, Seed: o.Seed}
	h := sha256.New()
	for _, s := range slices.Concat(samples, others) {
		host := s.URL
		if u, err := url.Parse(s.URL); err == nil && u.Host != "" {
			host = u.Host
		}
		if !slices.Contains(r.Sites, host) {
			r.Sites = append(r.Sites, host)
		}
		fmt.Fprintf(h, "%q %v %v %v %v\n", s.URL, s.Article, s.Selection.Title, s.Selection.Roots, s.Selection.Cut)
		stored.Write(s.Page, h)
	}
	slices.Sort(r.Sites)
	r.Dataset = hex.EncodeToString(h.Sum(nil))
	return r
}
