package look

import (
	"math"
	"slices"

	"galley/eval"
	"galley/page"
)

// Score says how much of an article kept its look. Shares are in [0, 1], and 1
// where there is nothing to share.
type Score struct {
	Style  float64 `json:"style"`  // of the characters: same computed look
	Layout float64 `json:"layout"` // of the text blocks: same box within BlockTolerance
	Images float64 `json:"images"` // of the pictures: same box within ImageTolerance
	Media  float64 `json:"media"`  // of pictures, films and sounds: there, and loaded
	Size   float64 `json:"size"`   // bytes of the article by those of the page's HTML and CSS; 0: not known
}

// Page is the comparison of one article with its page. The counts are what the
// shares are of.
type Page struct {
	URL string `json:"url"`
	Score
	Chars  int      `json:"chars"`
	Blocks int      `json:"blocks"`
	Shown  int      `json:"pictures"`
	Items  int      `json:"items"` // of media
	Why    []string `json:"why,omitempty"`

	sameChars, sameBlocks, sameShown, goodItems int
}

// Tolerances of the layout, in CSS px.
const (
	BlockTolerance = 2
	ImageTolerance = 1
)

// maxWhy bounds the reasons that a comparison gives.
const maxWhy = 12

// Compare compares the labelled part of a page with the article that was written of
// it, both with the full look of their elements (page.Style.Look). loaded says
// whether the article's film or picture at an address was there to be shown.
//
// Texts and pictures are matched in document order, texts by what they say,
// pictures by address. What the article lacks counts as different.
func Compare(original *page.Page, sel page.Selection, article *page.Page, loaded func(address string) bool) Page {
	c := &comparison{
		a: side{p: original}, b: side{p: article}, loaded: loaded,
		Page: Page{URL: original.URL},
	}
	c.a.collect(rootsOf(original, sel), sel.Cut)
	c.b.collect([]page.NodeID{article.Body()}, nil)
	c.texts()
	c.media()
	c.share()
	return c.Page
}

// rootsOf are the subtrees that an article is made of, in its order.
func rootsOf(p *page.Page, sel page.Selection) []page.NodeID {
	roots := slices.Sorted(slices.Values(sel.Roots))
	inside := func(root page.NodeID) bool { return p.Contains(root, sel.Title) }
	if sel.Title != page.None && !slices.ContainsFunc(roots, inside) {
		roots = slices.Insert(roots, 0, sel.Title)
	}
	return roots
}

// comparison is one comparison on its way.
type comparison struct {
	Page
	a, b   side
	loaded func(string) bool
	said   map[string]bool
}

// texts compares the texts one by one, and the blocks they stand in.
func (c *comparison) texts() {
	to := eval.Align(c.a.words(), c.b.words())
	blocks := map[page.NodeID]bool{} // of the original, and whether it agrees
	var order []page.NodeID
	for i, t := range c.a.texts {
		c.Chars += t.chars
		block := c.a.block(t.node)
		if _, known := blocks[block]; !known && block != page.None {
			blocks[block] = to[i] >= 0
			order = append(order, block)
			if to[i] >= 0 {
				blocks[block] = c.sameBlock(block, c.b.block(c.b.texts[to[i]].node), t.text)
			}
		}
		if to[i] < 0 {
			c.why("text", "missing: "+clip(t.text))
			continue
		}
		if what := difference(&c.a, t.node, &c.b, c.b.texts[to[i]].node); what != "" {
			c.why("style "+what[:min(len(what), 12)], what+" of "+clip(t.text))
			continue
		}
		c.sameChars += t.chars
	}
	for _, block := range order {
		c.Blocks++
		if blocks[block] {
			c.sameBlocks++
		}
	}
}

func (c *comparison) sameBlock(a, b page.NodeID, text string) bool {
	if b == page.None {
		return false
	}
	x, y := c.a.layoutBox(a), c.b.layoutBox(b)
	if within(x.W, y.W, BlockTolerance) && within(x.H, y.H, BlockTolerance) {
		return true
	}
	c.why("box of "+c.a.p.Nodes[a].Tag, boxes(x, y)+" for "+c.a.p.Nodes[a].Tag+" "+clip(text))
	return false
}

// media compares what is shown.
func (c *comparison) media() {
	to := eval.Align(c.a.addresses(), c.b.addresses())
	for i, m := range c.a.shown {
		if slices.Contains(c.a.p.Broken, m.address) {
			continue // of those the article keeps no more than the alternative text
		}
		c.Items++
		if m.picture {
			c.Shown++
		}
		if to[i] < 0 {
			c.why("media", "missing: "+m.tag+" "+clip(m.address))
			continue
		}
		if c.loaded == nil || c.loaded(m.address) {
			c.goodItems++
		} else {
			c.why("load", "not loaded: "+m.tag+" "+clip(m.address))
		}
		x, y := c.a.layoutBox(m.node), c.b.layoutBox(c.b.shown[to[i]].node)
		if !m.picture {
			continue
		}
		if within(x.W, y.W, ImageTolerance) && within(x.H, y.H, ImageTolerance) {
			c.sameShown++
		} else {
			c.why("picture", boxes(x, y)+" for "+m.tag+" "+clip(m.address))
		}
	}
}

// why keeps the first reasons of each kind.
func (c *comparison) why(kind, text string) {
	if c.said == nil {
		c.said = map[string]bool{}
	}
	if !c.said[kind] && len(c.Why) < maxWhy {
		c.said[kind] = true
		c.Why = append(c.Why, text)
	}
}

func (c *comparison) share() {
	c.Style = shareOf(c.sameChars, c.Chars)
	c.Layout = shareOf(c.sameBlocks, c.Blocks)
	c.Images = shareOf(c.sameShown, c.Shown)
	c.Media = shareOf(c.goodItems, c.Items)
}

func shareOf(n, of int) float64 {
	if of == 0 {
		return 1
	}
	return float64(n) / float64(of)
}

func within(a, b, tolerance float64) bool { return math.Abs(a-b) <= tolerance }
