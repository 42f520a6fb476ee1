package train

import (
	"math/rand/v2"
	"slices"

	"galley/dataset"
	"galley/page"
)

// A dressed copy is a labelled page that looks and is marked up otherwise: what differs
// from site to site is drawn at random, and what the label says stays. One site cannot
// teach what differs: on it the title is always of one size, in one tag and in one column.
// Copies are made of a page as it was laid out, without a browser, so boxes are moved and
// stretched and not laid out anew.
type dresser struct {
	*rand.Rand
	page        *page.Page
	title, body page.NodeID
}

// dress makes a copy of a labelled page. The page itself stays as it is.
func dress(s *dataset.Sample, r *rand.Rand) *dataset.Sample {
	p := *s.Page
	p.Nodes, p.Styles = slices.Clone(p.Nodes), slices.Clone(p.Styles)
	d := &dresser{r, &p, s.Selection.Title, mainRoot(s.Page, s.Selection)}
	if d.chance(0.5) {
		d.shorten()
	}
	d.thin()
	if d.chance(0.5) {
		d.silence()
	}
	if d.chance(0.7) {
		d.retag()
		d.mislead()
	}
	if d.chance(0.3) {
		d.list()
	}
	if d.chance(0.5) {
		d.box()
	}
	if d.chance(0.5) {
		d.split()
	}
	if d.chance(0.3) {
		d.link()
	}
	d.move()
	d.resize()
	out := *s
	out.Page = &p
	out.Selection = page.Selection{Title: d.title, Roots: []page.NodeID{d.body}}
	return &out
}

// chance is true with probability p.
func (d *dresser) chance(p float64) bool { return d.Float64() < p }

// shorten leaves one to five of the longer children of the body: comments and teasers may
// be longer than an article.
func (d *dresser) shorten() {
	const long = 10 // words
	left := 1 + d.IntN(5)
	for c := range d.page.Children(d.body) {
		if d.page.Nodes[c].Kind != page.Element || d.page.Contains(c, d.title) || page.CountWords(d.page.Text(c)) < long {
			continue
		}
		if left--; left < 0 {
			d.hide(c)
		}
	}
}

// thin hides three of ten of the elements beside the way from the root to the body.
func (d *dresser) thin() {
	for n := d.body; n > d.page.Body(); n = d.page.Nodes[n].Parent {
		for c := range d.page.Children(d.page.Nodes[n].Parent) {
			if c != n && d.page.Nodes[c].Kind == page.Element && !d.page.Contains(c, d.title) && d.chance(0.3) {
				d.hide(c)
			}
		}
	}
}

func (d *dresser) hide(n page.NodeID) {
	for i := n; i < d.page.Nodes[n].End; i++ {
		d.page.Nodes[i].Hidden = true
	}
}

// silence takes most metadata out of the page.
func (d *dresser) silence() {
	for i := range d.page.Nodes {
		if n := &d.page.Nodes[i]; (n.Tag == "meta" || n.Tag == "script") && d.chance(0.7) {
			n.Attrs = nil
		}
	}
}

// move mirrors, moves and stretches what is narrower than the screen, and puts all of it
// further down.
func (d *dresser) move() {
	screen := d.page.Viewport.W
	middle, wide := screen/2, 0.95*screen
	stretchX, stretchY := 0.7+0.5*d.Float64(), 0.8+0.5*d.Float64()
	right, down := (d.Float64()-0.5)*0.15*screen, d.Float64()*0.4*d.page.Viewport.H
	mirror := d.chance(0.5)
	for i := range d.page.Nodes {
		b := &d.page.Nodes[i].Box
		if b.Empty() {
			continue
		}
		if b.W < wide {
			if mirror {
				b.X = screen - b.Right()
			}
			b.X = max(0, middle+(b.X-middle)*stretchX+right)
			b.W *= stretchX
		}
		b.Y, b.H = b.Y*stretchY+down, b.H*stretchY
	}
}

// resize changes how much larger than running text large text is.
func (d *dresser) resize() {
	const running = 19 // CSS px, about the most of running text
	f := 0.8 + 0.6*d.Float64()
	for i := range d.page.Styles {
		if s := &d.page.Styles[i]; s.FontSize > running {
			s.FontSize = running + (s.FontSize-running)*f
		}
	}
}
