package cetr

import "galley/models/method"

const paper = "Weninger, Hsu, Han: CETR: content extraction via tag ratios. WWW 2010"

// Methods are the variants, the published default first.
func Methods() []method.Method {
	return []method.Method{
		describe(TwoD, "lines of much text and few tags, by k-means over ratio and derivative"),
		describe(TM, "lines of much text and few tags, by a threshold"),
		describe(KM, "lines of much text and few tags, by k-means over the ratio"),
	}
}

func describe(v Variant, doc string) method.Method {
	return method.New(v.String(), paper, doc, func() method.Tunable { return &Extractor{Options{Variant: v}} })
}

// Declare lists the parameters of the variant.
func (o *Options) Declare(p *method.Params) {
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
