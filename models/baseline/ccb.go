package baseline

import (
	"galley/models/cover"
	"galley/models/method"
	"galley/page"
)

// What the parameters of CCB may be at most; they bound its cost.
const (
	maxRadius = 1000
	maxPasses = 100
)

// CCB is content code blurring [CCB]: text is 1 and tags are 0, both are blurred into
// each other, and text that is still nearly 1 is content. The defaults are recalled.
type CCB struct {
	Options
	Variant   CCBVariant
	Radius    int     // r of the blur, in characters or tokens, at most 1000; 0 means 40, for TCCB 25
	Sigma     float64 // σ of the blur; 0 means r/3
	Threshold float64 // t: content is blurred to more than this, in [0, 1]; 0 means 0.75, negative 0
	Passes    int     // of the blur, at most, itself at most 100; 0 means 20
	Change    float64 // a pass that changes no value by this much is the last; 0 means 0.01
}

// CCBVariant says what is blurred.
type CCBVariant uint8

const (
	// CharacterCCB is CCB: the characters of the source.
	CharacterCCB CCBVariant = iota
	// TokenCCB is TCCB: words and tags.
	TokenCCB
	// AnchorCCB is ACCB: the characters of the source without the tags of links, which
	// part a text that has many but do not make it less of a text.
	AnchorCCB
)

// Declare lists the parameters.
func (c *CCB) Declare(p *method.Params) {
	published := (&CCB{Variant: c.Variant}).withDefaults()
	p.Int(&c.Radius, "radius", published.Radius, 1, maxRadius, "of the blur, in characters or words")
	p.Float(&c.Sigma, "sigma", 0, 0, 1000, "of the blur; 0: a third of the radius")
	p.Float(&c.Threshold, "threshold", published.Threshold, 0, 1, "content is blurred to more than this")
	p.Int(&c.Passes, "passes", published.Passes, 1, maxPasses, "of the blur, at most")
	p.Float(&c.Change, "change", published.Change, 0, 1, "a pass that changes no value by this much is the last")
	c.Options.Declare(p)
}

// Select finds the article; a page without content is models.ErrNoArticle.
func (c *CCB) Select(p *page.Page) (page.Selection, error) {
	read := page.Readable(p, c.ReadHidden)
	o := c.withDefaults()
	var source []run
	switch c.Variant {
	case TokenCCB:
		source = tokens(p, read, "")
	case AnchorCCB:
		source = characters(p, read, "a")
	default:
		source = characters(p, read, "")
	}
	f := newField(source, o.Radius, o.Passes)
	if f.grain > 1 {
		o.Radius, o.Sigma = max(o.Radius/f.grain, 1), max(o.Sigma/float64(f.grain), 0.3)
	}
	f.values = blur(f.values, o.Radius, o.Sigma, o.Passes, o.Change)
	content, all := make([]int, len(p.Nodes)), make([]int, len(p.Nodes))
	for i, r := range source {
		if r.isText() {
			all[r.node] = r.n
			content[r.node] = f.content(i, p.Nodes[r.node].Text, o)
		}
	}
	return c.selection(p, read, cover.Majority(content, all))
}

func (c *CCB) withDefaults() CCB {
	o := *c
	if o.Radius <= 0 {
		if o.Radius = 40; o.Variant == TokenCCB {
			o.Radius = 25
		}
	}
	o.Radius = min(o.Radius, maxRadius)
	if o.Sigma <= 0 {
		o.Sigma = float64(o.Radius) / 3
	}
	o.Threshold = method.OrDefault(o.Threshold, 0.75)
	if o.Passes <= 0 {
		o.Passes = 20
	}
	o.Passes = min(o.Passes, maxPasses)
	o.Change = method.OrDefault(o.Change, 0.01)
	return o
}
