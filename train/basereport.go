package train

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"galley/dataset"
	"galley/models"
	"galley/models/site"
)

// BaseReport says what the base contributes to a wrapper.
type BaseReport struct {
	Here      site.Blend  `json:"here"`      // what its scores count on the labelled site
	Elsewhere site.Blend  `json:"elsewhere"` // what they count on all other pages
	Knows     bool        `json:"knows"`     // the wrapper knows the labelled site again
	Right     int         `json:"right"`     // labelled pages that the base alone gets right
	Wrong     []WrongPage `json:"wrong"`     // labelled pages that it gets wrong
	Cuts      bool        `json:"cuts"`      // labelled cuts changed what is cut on the site
	Keeps     bool        `json:"keeps"`     // labels taught what is kept though the base cuts it
	Places    site.Places `json:"places"`    // where titles and bodies stand there
	Roots     bool        `json:"roots"`     // labels taught further roots
	Whole     bool        `json:"whole"`     // nothing is cut on the site
	// Expected is how right such wrappers were on pages of other sites, by corpus, and
	// ExpectedAlone the same of the base alone; strict, in [0, 1]. See Elsewhere.
	Expected      map[string]float64 `json:"expected"`
	ExpectedAlone map[string]float64 `json:"expected_alone"`
}

// startedFrom notes what the base contributes.
func (r *Report) startedFrom(samples []dataset.Sample, w *models.Wrapper, here site.Blend, body, title *blended) {
	b := &BaseReport{Here: here, Elsewhere: w.Blend, Knows: w.Site != nil}
	b.Wrong = wrongPages(samples, body.alone(), title.alone())
	b.Right = len(samples) - len(b.Wrong)
	if w.Site != nil {
		b.Cuts, b.Roots, b.Whole = len(w.Site.Blocks)+len(w.Site.Boxes) > 0, w.Site.Roots, w.Site.Whole
		b.Keeps, b.Places = len(w.Site.Kept) > 0, w.Site.Places
	}
	list := Elsewhere()
	at := len(list) - 1
	if w.Site == nil {
		at = body.chosen
	}
	b.Expected, b.ExpectedAlone = list[at].Page, list[len(list)-1].Page
	r.Base = b
}

// write prints what a person wants to know about the base.
func (b *BaseReport) write(w io.Writer, r *Report) {
	fmt.Fprintf(w, "the base alone, on the same pages: %s\n", shareOf(b.Right, r.Pages))
	switch {
	case b.Here == b.Elsewhere:
		fmt.Fprintf(w, "the base counts %s for bodies, %s for titles\n", weightName(b.Here.Body), weightName(b.Here.Title))
	case b.Knows:
		fmt.Fprintf(w, "the base counts %s for bodies, %s for titles on this site, and alone elsewhere\n",
			weightName(b.Here.Body), weightName(b.Here.Title))
	}
	if b.Cuts {
		fmt.Fprintln(w, "on this site it cuts what your labels cut")
	}
	if b.Keeps {
		fmt.Fprintln(w, "on this site it keeps what your labels keep, though the base cuts it")
	}
	if b.Places.OnlyBody {
		fmt.Fprintln(w, "on this site it takes a body only where your labels have it")
	}
	if b.Places.OnlyTitle {
		fmt.Fprintln(w, "on this site it takes a title only where your labels have it")
	}
	if b.Whole {
		fmt.Fprintln(w, "on this site it cuts nothing out of bodies, because it is wrong about most of them and your labels cut nothing")
	}
	if b.Roots {
		fmt.Fprintln(w, "on this site it looks for further parts of the body, as your labels have them")
	}
	if r.Record.NoArticle > 0 {
		fmt.Fprintf(w, "pages of this site without an article, learned from: %d\n", r.Record.NoArticle)
	}
	var list []string
	for _, corpus := range slices.Sorted(maps.Keys(b.Expected)) {
		line := fmt.Sprintf("%s %.1f %%", corpus, 100*b.Expected[corpus])
		if !b.Knows {
			line += fmt.Sprintf(" (base alone %.1f)", 100*b.ExpectedAlone[corpus])
		}
		list = append(list, line)
	}
	fmt.Fprintf(w, "expected on other sites, measured with other labels: %s\n", strings.Join(list, ", "))
}

// weightName says a weight in words where it is an extreme.
func weightName(weight float64) string {
	switch weight {
	case 0:
		return "nothing"
	case site.Alone:
		return "everything"
	}
	return fmt.Sprintf("%g", weight)
}

func shareOf(n, of int) string {
	return fmt.Sprintf("%.1f %% (%d of %d)", 100*float64(n)/float64(max(1, of)), n, of)
}
