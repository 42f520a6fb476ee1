package twcem

import (
	"fmt"

	"galley/models"
)

const paper = "Tan et al.: Title-based extraction of news contents for text mining. IEEE Access 6, 2018"

// Methods are the presets that can be asked for by name. Anchors, which are not
// numbers, are for those who make an Extractor.
func Methods() []models.Method {
	return []models.Method{
		method("twcem", "rows between the first and the last that have words of the title", News()),
		method("twcem-microblog", "twcem with the setting for pages of short posts", Microblog()),
	}
}

func method(name, doc string, preset Options) models.Method {
	params := params(preset.withDefaults())
	return models.Method{Name: name, Paper: paper, Doc: doc, Params: params,
		New: func(given map[string]float64) (models.Selector, error) {
			values, err := models.Values(params, given)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", name, err)
			}
			return &Extractor{fromValues(values)}, nil
		}}
}

func params(d Options) []models.Param {
	return []models.Param{
		{Name: "min_chars", Default: float64(d.MinChars), Min: 0, Max: 1000, Doc: "δ1: rows of fewer characters go"},
		{Name: "min_punct", Default: float64(d.MinPunct), Min: 0, Max: 1000, Doc: "δ2: rows of fewer punctuation marks go"},
		{Name: "min_common", Default: float64(d.MinCommon), Min: 1, Max: 100, Doc: "δ3: words in common with the title that place a row"},
		{Name: "block", Max: 5, Doc: "K: neighbouring rows that are compared together with a row (OPEN-T2)"},
		{Name: "rows", Max: 2, Doc: "rows end at 0 blocks, 1 blocks and line breaks of the source, 2 line breaks only (OPEN-T1)"},
		toggle("characters", "compare characters with the title, not words (OPEN-T7)"),
		toggle("printed_distance", "edit distance as printed (OPEN-T4)"),
		toggle("printed_loops", "search the rows that the printed loops do (OPEN-T8)"),
		toggle("exclude_end", "the last row found is not body (OPEN-T9)"),
		toggle("need_title", "find nothing without a title (OPEN-T10)"),
		toggle("read_hidden", "read what a style sheet hides too (OPEN-G1)"),
	}
}

func toggle(name, doc string) models.Param { return models.Param{Name: name, Max: 1, Doc: doc} }

func fromValues(values map[string]float64) Options {
	// In Options 0 stands for the default, and -1 for none.
	count := func(name string) int {
		if n := int(values[name]); n > 0 {
			return n
		}
		return -1
	}
	on := func(name string) bool { return values[name] != 0 }
	o := Options{
		MinChars: count("min_chars"), MinPunct: count("min_punct"), MinCommon: count("min_common"),
		Block: int(values["block"]), Rows: Rows(values["rows"]),
		PrintedDistance: on("printed_distance"), PrintedLoops: on("printed_loops"),
		ExcludeEnd: on("exclude_end"), NeedTitle: on("need_title"), ReadHidden: on("read_hidden"),
	}
	if on("characters") {
		o.Unit = Characters
	}
	return o
}
