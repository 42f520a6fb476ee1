package cetr

import "galley/models"

const paper = "Weninger, Hsu, Han: CETR: content extraction via tag ratios. WWW 2010"

// Methods are the variants, the published default first.
func Methods() []models.Method {
	docs := []string{
		TwoD: "lines of much text and few tags, by k-means over ratio and derivative",
		TM:   "lines of much text and few tags, by a threshold",
		KM:   "lines of much text and few tags, by k-means over the ratio",
	}
	var list []models.Method
	for v := TwoD; v <= KM; v++ {
		list = append(list, models.NewMethod(v.String(), paper, docs[v], func(p *models.Params) models.Selector {
			e := &Extractor{Options{Variant: v}}
			e.declare(p)
			return e
		}))
	}
	return list
}

// declare lists the parameters of the variant.
func (o *Options) declare(p *models.Params) {
	if o.Variant == TM {
		p.Float(&o.Lambda, "lambda", 1, 0, 10, "threshold, in standard deviations of the smoothed ratio")
	} else {
		p.Int(&o.K, "k", 3, 1, maxK, "clusters")
	}
	p.Int(&o.Wrap, "wrap", 65, 0, 10_000, "length in characters that longer lines are broken at; 0 breaks none")
	p.Int(&o.Radius, "radius", 1, 0, maxRadius, "lines on each side that smooth a ratio")
	p.Bool(&o.RadiusSD, "radius_sd", "the radius is the standard deviation of what is smoothed")
	if o.Variant == TwoD {
		p.Int(&o.Ahead, "ahead", 3, 1, maxRadius, "lines that the derivative looks ahead")
		p.Bool(&o.AbsoluteFirst, "absolute_first", "smooth the absolute value of the derivative")
	}
	p.Float(&o.Share, "share", 0.5, 0, 1, "share of a text node that has to be on content lines")
	p.Bool(&o.ReadHidden, "read_hidden", "write what a style sheet hides too")
	p.Bool(&o.Heading, "heading", "take the first h1 for the title")
}
