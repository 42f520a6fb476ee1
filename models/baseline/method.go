package baseline

import (
	"fmt"
	"slices"

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

// Methods are the baselines, in the order of algorithms 7.
func Methods() []models.Method {
	list := []models.Method{
		method("bte", finn, "the run of words and tags with most words inside and most tags outside", nil,
			func(o Options, _ map[string]float64) models.Selector { return &BTE{o} }),
		method("dsc", pinto, "sections where tags are rare for several windows in a row", dscParams, newDSC),
	}
	for _, percent := range []int{25, 50, 75} {
		list = append(list, method(fmt.Sprintf("lqf-%d", percent), mantratzis,
			fmt.Sprintf("all but the elements with more than %d %% of their characters in links", percent),
			[]models.Param{{Name: "quota", Default: float64(percent) / 100, Max: 1, Doc: "larger shares of characters in links go (OPEN-B5)"}},
			func(o Options, v map[string]float64) models.Selector { return &LQF{o, explicit(v["quota"])} }))
	}
	return append(list,
		method("fe", debnath, "the block with most text of those that are mostly text", nil,
			func(o Options, _ map[string]float64) models.Selector { return &FE{o} }),
		method("kfe", debnath, "the cluster of blocks with most text",
			[]models.Param{{Name: "clusters", Default: 3, Min: 1, Max: 100, Doc: "K of K-means"}},
			func(o Options, v map[string]float64) models.Selector { return &KFE{o, int(v["clusters"])} }),
		ccbMethod("ccb", "text far from tags, by the characters of the source", CharacterCCB),
		ccbMethod("tccb", "text far from tags, by words", TokenCCB),
		ccbMethod("accb", "ccb without the tags of links", AnchorCCB),
		method("mcstd", sun, "the run of lines with the largest sum of text densities", mcstdParams, newMCSTD))
}

// method adds what all methods take.
func method(name, paper, doc string, params []models.Param, make func(Options, map[string]float64) models.Selector) models.Method {
	params = append(slices.Clone(params),
		models.Param{Name: "read_hidden", Max: 1, Doc: "read what a style sheet hides too (OPEN-G1)"},
		models.Param{Name: "heading", Max: 1, Doc: "take the first h1 for the title"})
	return models.Method{Name: name, Paper: paper, Doc: doc, Params: params,
		New: func(given map[string]float64) (models.Selector, error) {
			v, err := models.Values(params, given)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", name, err)
			}
			return make(Options{ReadHidden: v["read_hidden"] != 0, Heading: v["heading"] != 0}, v), nil
		}}
}

var dscParams = []models.Param{
	{Name: "window", Max: 100_000, Doc: "tokens of a window; 0: 50, and 8 for pages of less than 200 (OPEN-B4)"},
	{Name: "run", Default: 3, Min: 1, Max: 1000, Doc: "windows that begin or end a section (OPEN-B4)"},
	{Name: "ratio", Default: 0.5, Max: 10, Doc: "of the page's tags a token, at most, makes a window low (OPEN-B4)"},
}

func newDSC(o Options, v map[string]float64) models.Selector {
	return &DSC{o, int(v["window"]), int(v["run"]), explicit(v["ratio"])}
}

var mcstdParams = []models.Param{
	{Name: "wrap", Default: 65, Max: 100_000, Doc: "length of the lines of pages with longer ones; 0: never broken (OPEN-B1)"},
	{Name: "shift", Default: 1, Max: 100, Doc: "taken off each density, in means (OPEN-B8)"},
}

func newMCSTD(o Options, v map[string]float64) models.Selector {
	return &MCSTD{o, int(explicit(v["wrap"])), explicit(v["shift"])}
}

func ccbMethod(name, doc string, variant CCBVariant) models.Method {
	d := (&CCB{Variant: variant}).withDefaults()
	return method(name, gottron, doc, []models.Param{
		{Name: "radius", Default: float64(d.Radius), Min: 1, Max: 1000, Doc: "of the blur, in characters or words (OPEN-B7)"},
		{Name: "sigma", Max: 1000, Doc: "of the blur; 0: a third of the radius (OPEN-B7)"},
		{Name: "threshold", Default: d.Threshold, Max: 1, Doc: "content is blurred to more than this (OPEN-B7)"},
		{Name: "passes", Default: float64(d.Passes), Min: 1, Max: 100, Doc: "of the blur, at most (OPEN-B7)"},
		{Name: "change", Default: d.Change, Max: 1, Doc: "a pass that changes no value by this much is the last (OPEN-B7)"},
	}, func(o Options, v map[string]float64) models.Selector {
		return &CCB{o, variant, int(v["radius"]), v["sigma"], explicit(v["threshold"]), int(v["passes"]), explicit(v["change"])}
	})
}

// explicit is how parameters say 0, which there stands for the default.
func explicit(v float64) float64 {
	if v == 0 {
		return -1
	}
	return v
}
