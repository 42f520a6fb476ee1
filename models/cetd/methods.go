package cetd

import "galley/models/method"

const paper = "Sun, Song, Liao: DOM based content extraction via text density. SIGIR 2011"

// Methods are the variants, the best first.
func Methods() []method.Method {
	return []method.Method{
		describe(CECTDDS, "subtrees with the largest sum of text density, which links lower"),
		describe(CETDDS, "subtrees with the largest sum of characters a tag"),
		describe(CECTDS, "texts in elements whose text density, smoothed over siblings, is that of the body"),
		describe(NoLinkChars, "as cetd-ds, without the characters of links (only in the author's program)"),
	}
}

func describe(v Variant, doc string) method.Method {
	return method.New(v.String(), paper, doc, func() method.Tunable { return &Extractor{Options{Variant: v}} })
}

// Declare lists the parameters of the variant.
func (o *Options) Declare(p *method.Params) {
	p.Float(&o.Lambda, "lambda", 1, 0, 10, "coefficient of the density threshold; 0 keeps every text")
	p.Bool(&o.ReadHidden, "read_hidden", "count what a style sheet hides too")
	p.Bool(&o.SkipBlanks, "skip_blanks", "count characters without blanks")
	p.Bool(&o.Heading, "heading", "take the first h1 for the title")
	if o.Variant.composite() {
		p.Bool(&o.PaperLinkTags, "paper_link_tags", "link tags are links only, not elements that hold nothing but links")
		p.Bool(&o.PaperZeros, "paper_zeros", "only zero denominators become 1")
		p.Bool(&o.LinklessDensities, "linkless_densities", "decide by densities on pages without links too")
		p.Bool(&o.AuthorLinkSlip, "author_link_slip", "link tags inside links as the author's program has them")
	}
	if o.Variant == CECTDS {
		p.Float(&o.SiblingWeight, "sibling_weight", 0.25, 0, 0.5, "weight of each neighbour's density")
		p.Bool(&o.WholeSubtrees, "whole_subtrees", "keep all text below a content element")
		return
	}
	p.Bool(&o.PaperDensitySum, "paper_density_sum", "add up child elements only, not bare text")
	p.Bool(&o.DropPathText, "drop_path_text", "drop the bare text of ancestors of content")
}
