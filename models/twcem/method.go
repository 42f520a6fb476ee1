package twcem

import "galley/models/method"

const paper = "Tan et al.: Title-based extraction of news contents for text mining. IEEE Access 6, 2018"

// Methods are the presets that can be asked for by name. Anchors, which are not
// numbers, are for those who make an Extractor.
func Methods() []method.Method {
	return []method.Method{
		describe("twcem", "rows between the first and the last that have words of the title", News()),
		describe("twcem-microblog", "twcem with the setting for pages of short posts", Microblog()),
	}
}

func describe(name, doc string, preset Options) method.Method {
	return method.New(name, paper, doc, func() method.Tunable { return &Extractor{preset} })
}

// Declare lists the parameters, with the published values of the preset.
func (e *Extractor) Declare(p *method.Params) {
	o, published := &e.Options, e.Options.withDefaults()
	p.Int(&o.MinChars, "min_chars", published.MinChars, 0, 1000, "δ1: rows of fewer characters go")
	p.Int(&o.MinPunct, "min_punct", published.MinPunct, 0, 1000, "δ2: rows with less punctuation go")
	p.Int(&o.MinCommon, "min_common", published.MinCommon, 1, 100, "δ3: words in common with the title that place a row")
	p.Int(&o.Block, "block", 0, 0, 5, "K: neighbouring rows that are compared together with a row")
	p.Int((*int)(&o.Rows), "rows", 0, 0, 2, "rows end at 0 blocks, 1 blocks and line breaks of the source, 2 line breaks only")
	p.Bool(&o.Characters, "characters", "compare characters with the title, not words")
	p.Bool(&o.PrintedDistance, "printed_distance", "edit distance as printed")
	p.Bool(&o.PrintedLoops, "printed_loops", "search the rows that the printed loops do")
	p.Bool(&o.ExcludeEnd, "exclude_end", "the last row found is not body")
	p.Bool(&o.NeedTitle, "need_title", "find nothing without a title")
	p.Bool(&o.ReadHidden, "read_hidden", "read what a style sheet hides too")
}
