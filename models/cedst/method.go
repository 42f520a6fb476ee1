package cedst

import "galley/models/method"

const paper = "Zhang, Zhang, Chen, Tan: Automatic web news extraction based on DS theory considering content topics. ICCS 2018"

// Methods are the variants, the best first. Segment and Stop, which are not
// numbers, are for those who make an Extractor.
func Methods() []method.Method {
	return []method.Method{
		describe(AllFeatures, "texts of heavy topics, in long and varied runs, with few links"),
		describe(NonContent, "cedst without topics"),
		describe(TopicOnly, "cedst by topics alone"),
	}
}

func describe(f Features, doc string) method.Method {
	return method.New(f.String(), paper, doc, func() method.Tunable { return &Extractor{Options{Features: f}} })
}

// Declare lists the parameters of the variant.
func (e *Extractor) Declare(p *method.Params) {
	o := &e.Options
	p.Float(&o.Alpha, "alpha", 0.99, 0.01, 0.9999, "weight of features for content")
	p.Int(&o.Radius, "radius", 1, 0, 100, "units on each side that smooth a value; 0 smooths none")
	p.Float(&o.Step, "step", 0.1, 0.01, 0.5, "between the thresholds that are tried")
	p.Bool(&o.TextUnits, "text_units", "judge text nodes, not blocks")
	p.Bool(&o.LastThreshold, "last_threshold", "of equal thresholds the largest")
	p.Bool(&o.ReadHidden, "read_hidden", "judge what a style sheet hides too")
	p.Bool(&o.Heading, "heading", "take the first h1 for the title")
	if o.Features != TopicOnly {
		p.Float(&o.Beta, "beta", 0.99, 0.01, 0.9999, "weight of features against content")
		p.Bool(&o.SampleVariance, "sample_variance", "variance over n-1")
	}
	if o.Features == NonContent {
		return
	}
	p.Int(&o.Gamma, "gamma", 2, 0, 1000, "keywords are related when more units than this have both")
	p.Int(&o.Keywords, "keywords", 20, 1, 1000, "of a unit, at most")
	p.Int(&o.Window, "window", 5, 2, 100, "words that occur together in TextRank")
	p.Float(&o.Damping, "damping", 0.85, 0, 0.99, "of TextRank")
	p.Int(&o.Shared, "shared", 2, 1, 2, "keywords that a unit and its topic share")
	p.Int(&o.MaxTopics, "max_topics", 10_000, 1, 1<<20, "beyond which the weakest relations go")
	p.Bool(&o.SumDistinct, "sum_distinct", "add up different co-occurrences only")
}
