package train

import (
	_ "embed"
	"encoding/json"
	"maps"
	"slices"
	"sync"
)

// ElsewherePoint is how right wrappers of one site were on pages of other sites, with one
// weight of the base: shares in [0, 1], by corpus. Neither the labels nor the base had
// seen the pages.
type ElsewherePoint struct {
	Weight float64            `json:"weight"`
	Body   map[string]float64 `json:"body"`
	Title  map[string]float64 `json:"title"`
	Page   map[string]float64 `json:"page"`
}

//go:embed prior.json
var priorFile []byte

// Elsewhere is measured once and is part of the program: what the labels of one site
// cannot say is how much the base must count where the page is another. Of the weights that
// are equally good on the labelled pages the one that was best elsewhere is taken. The last
// is site.Alone. "galley eval transfer --prior" measures it.
var Elsewhere = sync.OnceValue(func() (list []ElsewherePoint) {
	if err := json.Unmarshal(priorFile, &list); err != nil {
		panic("train: prior.json: " + err.Error())
	}
	return list
})

// mean is that over the corpora, each counting the same.
func mean(by map[string]float64) float64 {
	sum := 0.0
	for _, name := range slices.Sorted(maps.Keys(by)) {
		sum += by[name]
	}
	return sum / float64(max(1, len(by)))
}

// mean is the share of pages that are right, as a mean over the corpora.
func (p ElsewherePoint) mean() float64 { return mean(p.Page) }
