package cetd

import (
	"fmt"

	"galley/models"
)

const paper = "Sun, Song, Liao: DOM based content extraction via text density. SIGIR 2011"

// Params are the parameters of a variant, with their published values. Switches
// stand for the Options of the same meaning.
func Params(v Variant) []models.Param {
	params := []models.Param{
		{Name: "lambda", Default: 1, Min: 0, Max: 10, Doc: "coefficient of the density threshold; 0 keeps every text"},
		toggle("read_hidden", "count what a style sheet hides too (OPEN-G1)"),
		toggle("skip_blanks", "count characters without blanks (OPEN-G2)"),
		toggle("heading", "take the first h1 for the title"),
	}
	if v.composite() {
		params = append(params,
			toggle("paper_link_tags", "link tags are links only (OPEN-C1)"),
			toggle("paper_zeros", "only zero denominators become 1 (OPEN-C2)"),
			toggle("linkless_densities", "decide by densities on pages without links too (OPEN-C3)"),
			toggle("author_link_slip", "link tags inside links as the author's program has them (OPEN-C4)"))
	}
	if v == CECTDS {
		return append(params,
			models.Param{Name: "sibling_weight", Default: 0.25, Min: 0, Max: 0.5, Doc: "weight of each neighbour's density (OPEN-C7)"},
			toggle("whole_subtrees", "keep all text below a content element (OPEN-C7)"))
	}
	return append(params,
		toggle("paper_density_sum", "add up child elements only (OPEN-C5)"),
		toggle("drop_path_text", "drop the bare text of ancestors of content (OPEN-C6)"))
}

func toggle(name, doc string) models.Param { return models.Param{Name: name, Max: 1, Doc: doc} }

// Methods are the variants, the best first.
func Methods() []models.Method {
	docs := []string{
		CECTDDS:     "subtrees with the largest sum of text density, which links lower",
		CETDDS:      "subtrees with the largest sum of characters a tag",
		CECTDS:      "texts in elements whose text density, smoothed over siblings, is that of the body",
		NoLinkChars: "as cetd-ds, without the characters of links (only in the author's program)",
	}
	var list []models.Method
	for v := CECTDDS; v <= NoLinkChars; v++ {
		list = append(list, models.Method{
			Name: v.String(), Paper: paper, Doc: docs[v], Params: Params(v),
			New: func(values map[string]float64) (models.Selector, error) { return fromValues(v, values) },
		})
	}
	return list
}

func fromValues(v Variant, given map[string]float64) (models.Selector, error) {
	values, err := models.Values(Params(v), given)
	if err != nil {
		return nil, fmt.Errorf("%v: %w", v, err)
	}
	on := func(name string) bool { return values[name] != 0 }
	return &Extractor{Options{
		Variant: v, Lambda: explicit(values["lambda"]), SiblingWeight: explicit(values["sibling_weight"]),
		PaperLinkTags: on("paper_link_tags"), PaperZeros: on("paper_zeros"),
		LinklessDensities: on("linkless_densities"), AuthorLinkSlip: on("author_link_slip"),
		PaperDensitySum: on("paper_density_sum"), DropPathText: on("drop_path_text"),
		WholeSubtrees: on("whole_subtrees"),
		SkipBlanks:    on("skip_blanks"), ReadHidden: on("read_hidden"), Heading: on("heading"),
	}}, nil
}

// explicit is how Options say 0, which there stands for the default.
func explicit(v float64) float64 {
	if v == 0 {
		return -1
	}
	return v
}
