package baseline

import (
	"fmt"

	"galley/models"
)

const (
	finn       = "Finn, Kushmerick, Smyth: Fact or fiction: content classification for digital libraries. DELOS 2001"
	pinto      = "Pinto et al.: QuASM: a system for question answering using semi-structured data. JCDL 2002"
	mantratzis = "Mantratzis, Orgun, Cassidy: Separating XHTML content from navigation clutter using DOM-structure block analysis. Hypertext 2005"
	debnath    = "Debnath, Mitra, Pal, Giles: Automatic identification of informative sections of web pages. IEEE TKDE 17, 2005"
	gottron    = "Gottron: Content code blurring: a new approach to content extraction. DEXA 2008"
	sun        = "Sun et al.: Web content extraction based on maximum continuous sum of text density. IALP 2016"
)

// Methods are the baselines, by the year of their papers.
func Methods() []models.Method {
	list := []models.Method{
		models.NewMethod("bte", finn, "the run of words and tags with most words inside and most tags outside", func(p *models.Params) models.Selector {
			b := &BTE{}
			b.declare(p)
			return b
		}),
		models.NewMethod("dsc", pinto, "sections where tags are rare for several windows in a row", func(p *models.Params) models.Selector {
			d := &DSC{}
			p.Int(&d.Window, "window", 0, 0, 100_000, "tokens of a window; 0: 50, and 8 for pages of less than 200")
			p.Int(&d.Run, "run", 3, 1, 1000, "windows that begin or end a section")
			p.Float(&d.Ratio, "ratio", 0.5, 0, 10, "of the page's tags a token, at most, makes a window low")
			d.declare(p)
			return d
		}),
	}
	for _, percent := range []int{25, 50, 75} {
		doc := fmt.Sprintf("all but the elements with more than %d %% of their characters in links", percent)
		list = append(list, models.NewMethod(fmt.Sprintf("lqf-%d", percent), mantratzis, doc, func(p *models.Params) models.Selector {
			l := &LQF{}
			p.Float(&l.Quota, "quota", float64(percent)/100, 0, 1, "larger shares of characters in links go")
			l.declare(p)
			return l
		}))
	}
	return append(list,
		models.NewMethod("fe", debnath, "the block with most text of those that are mostly text", func(p *models.Params) models.Selector {
			f := &FE{}
			f.declare(p)
			return f
		}),
		models.NewMethod("kfe", debnath, "the cluster of blocks with most text", func(p *models.Params) models.Selector {
			k := &KFE{}
			p.Int(&k.Clusters, "clusters", 3, 1, 100, "K of K-means")
			k.declare(p)
			return k
		}),
		ccbMethod("ccb", "text far from tags, by the characters of the source", CharacterCCB),
		ccbMethod("tccb", "text far from tags, by words", TokenCCB),
		ccbMethod("accb", "ccb without the tags of links", AnchorCCB),
		models.NewMethod("mcstd", sun, "the run of lines with the largest sum of text densities", func(p *models.Params) models.Selector {
			m := &MCSTD{}
			p.Int(&m.Wrap, "wrap", 65, 0, 100_000, "length of the lines of pages with longer ones; 0: never broken")
			p.Float(&m.Shift, "shift", 1, 0, 100, "taken off each density, in means")
			m.declare(p)
			return m
		}))
}

// declare lists the parameters that all methods take.
func (o *Options) declare(p *models.Params) {
	p.Bool(&o.ReadHidden, "read_hidden", "read what a style sheet hides too")
	p.Bool(&o.Heading, "heading", "take the first h1 for the title")
}

func ccbMethod(name, doc string, variant CCBVariant) models.Method {
	published := (&CCB{Variant: variant}).withDefaults()
	return models.NewMethod(name, gottron, doc, func(p *models.Params) models.Selector {
		c := &CCB{Variant: variant}
		p.Int(&c.Radius, "radius", published.Radius, 1, maxRadius, "of the blur, in characters or words")
		p.Float(&c.Sigma, "sigma", 0, 0, 1000, "of the blur; 0: a third of the radius")
		p.Float(&c.Threshold, "threshold", published.Threshold, 0, 1, "content is blurred to more than this")
		p.Int(&c.Passes, "passes", published.Passes, 1, maxPasses, "of the blur, at most")
		p.Float(&c.Change, "change", published.Change, 0, 1, "a pass that changes no value by this much is the last")
		c.declare(p)
		return c
	})
}
