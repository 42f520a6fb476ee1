package cepr

import "galley/models/method"

const paper = "Wu, Li, Hu, Wu: Web news extraction via path ratios. CIKM 2013"

// Methods are the variants, the best first.
func Methods() []method.Method {
	return []method.Method{
		describe(SETPR, "texts whose tag path has many, long and uneven texts, smoothed by the distance of paths"),
		describe(ETPR, "texts whose tag path has many, long and uneven texts"),
		describe(TPR, "texts whose tag path has long texts"),
	}
}

func describe(v Variant, doc string) method.Method {
	return method.New(v.String(), paper, doc, func() method.Tunable { return &Extractor{Options{Variant: v}} })
}

// Declare lists the parameters of the variant.
func (o *Options) Declare(p *method.Params) {
	p.Float(&o.Lambda, "lambda", o.Variant.lambda(), 0, 10, "threshold, in standard deviations of all scores")
	p.Bool(&o.KeepPunctuation, "keep_punctuation", "judge texts of nothing but punctuation too")
	p.Bool(&o.JoinPunctuation, "join_punctuation", "texts of nothing but punctuation go with what is around them")
	p.Bool(&o.Above, "above", "content is above the threshold, not at it")
	p.Bool(&o.SkipBlanks, "skip_blanks", "count characters without blanks")
	p.Bool(&o.ReadHidden, "read_hidden", "judge what a style sheet hides too")
	p.Bool(&o.Heading, "heading", "take the first h1 for the title")
	if o.Variant != TPR {
		p.Bool(&o.NoFallback, "no_fallback", "find nothing where all scores are 0")
	}
	if o.Variant == SETPR {
		p.Int(&o.Radius, "radius", 1, 0, maxRadius, "texts on each side that smooth a score; 0 smooths none")
		p.Float(&o.Alpha, "alpha", 1, 0, 10, "power of the distance of paths; 0 is plain Gaussian smoothing")
		p.Bool(&o.SmoothBorders, "smooth_borders", "smooth the first and last texts too")
	}
}
