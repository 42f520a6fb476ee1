package cetd

import (
	"math"

	"galley/page"
)

// densities are the text density and the DensitySum of every element of the body.
type densities struct {
	*counts
	opts *Options
	rho  float64   // ρ: share of the body's characters that are in links
	of   []float64 // density; 0 for text nodes and what is not read
	sum  []float64 // DensitySum
}

func newDensities(c *counts, o *Options) *densities {
	d := &densities{counts: c, opts: o, of: make([]float64, len(c.page.Nodes))}
	d.rho = float64(c.linkChars[c.body]) / float64(c.chars[c.body])
	for i := c.body; i < c.page.Nodes[c.body].End; i++ {
		if c.isElement(i) {
			d.of[i] = d.density(i)
		}
	}
	return d
}

// isElement reports whether i is an element that is read.
func (c *counts) isElement(i page.NodeID) bool {
	return c.read[i] && c.page.Nodes[i].Kind == page.Element
}

// density is Composite Text Density ([Sun11], Definition 2) for the composite
// variants, else Text Density (Definition 1): characters a tag. The formula of the
// former is damaged in the copy at hand; this is that of the author's program.
func (d *densities) density(i page.NodeID) float64 {
	c, lc := float64(d.chars[i]), float64(d.linkChars[i])
	t, lt := orOne(float64(d.tags[i])), orOne(float64(d.linkTags[i]))
	if d.opts.Variant == NoLinkChars {
		return (c - lc) / t
	}
	if !d.opts.Variant.composite() {
		return c / t
	}
	if c == 0 {
		return 0
	}
	plain, linked := orOne(c-lc), lc
	lc = orOne(lc)
	if !d.opts.PaperZeros {
		linked = lc
	}
	return number(c / t * math.Log(c*t/(lc*lt)) / math.Log(math.Log(c*linked/plain+d.rho*c+math.E)))
}

// run is the density of n characters of bare text, with no element between them,
// as the author's program has it.
func (d *densities) run(n int32) float64 {
	l := float64(n)
	if !d.opts.Variant.composite() {
		return l
	}
	if n <= 1 {
		return 0 // ln 1
	}
	return number(l * math.Log(l) / math.Log(math.Log(d.rho*l+math.E)))
}

// addUp finds the DensitySum of every element ([Sun11], Definition 3), to
// which bare text adds, see Options.PaperDensitySum.
func (d *densities) addUp() {
	nodes, end := d.page.Nodes, d.page.Nodes[d.body].End
	d.sum = make([]float64, len(nodes))
	runs := make([]int32, len(nodes)) // of each element, characters of the text run that is open
	for i := d.body + 1; i < end; i++ {
		parent := nodes[i].Parent
		if nodes[i].Kind == page.Text {
			runs[parent] += d.chars[i] - d.unlinked(i)
		} else if d.read[i] {
			d.closeRun(parent, runs)
			d.sum[parent] += d.of[i]
		}
	}
	for i := d.body; i < end; i++ {
		if !d.isElement(i) || d.opts.PaperDensitySum {
			continue
		}
		d.closeRun(i, runs)
		if d.tags[i] == 0 {
			d.sum[i] = d.of[i]
		}
	}
}

// unlinked is how many characters of a text the variant does not count.
func (d *densities) unlinked(i page.NodeID) int32 {
	if d.opts.Variant == NoLinkChars {
		return d.linkChars[i]
	}
	return 0
}

func (d *densities) closeRun(i page.NodeID, runs []int32) {
	if runs[i] > 0 && !d.opts.PaperDensitySum {
		d.sum[i] += d.run(runs[i])
	}
	runs[i] = 0
}

// orOne is what [Sun11] does with a zero in a denominator.
func orOne(v float64) float64 {
	if v == 0 {
		return 1
	}
	return v
}

// number makes 0/0 no density at all. It comes up only on pages without links, with
// Options.LinklessDensities.
func number(v float64) float64 {
	if math.IsNaN(v) {
		return 0
	}
	return v
}
