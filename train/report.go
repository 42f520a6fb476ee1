package train

import (
	"bytes"
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"galley/dataset"
	"galley/features/subtree"
	"galley/models"
)

// Report is what a person wants to know about a training.
type Report struct {
	Pages  int           `json:"pages"`
	Record models.Record `json:"record"`
	Grid   []Search      `json:"search"`         // of bodies, then of titles
	Wrong  []WrongPage   `json:"wrong"`          // in cross-validation
	Base   *BaseReport   `json:"base,omitempty"` // nil without a base
	// Suspects are labels that do not fit the others, with a base.
	Suspects []Suspect `json:"suspects,omitempty"`
}

// Search is the grid search of one model.
type Search struct {
	Model  string      `json:"model"` // "body" or "title"
	Points []GridPoint `json:"points"`
	Chosen Point       `json:"chosen"`
}

// GridPoint is one point of a search and its cross-validated accuracy, in [0, 1].
type GridPoint struct {
	Point
	Accuracy float64 `json:"accuracy"`
}

// WrongPage is a training page that the wrapper gets wrong when it is held out.
type WrongPage struct {
	URL   string `json:"url"`
	Title bool   `json:"title"` // whether it is right
	Body  bool   `json:"body"`  // whether it is right
}

func gridOf(kind subtree.Kind, outcomes []outcome, chosen int) Search {
	s := Search{Model: nameOf(kind), Chosen: outcomes[chosen].Point}
	for _, o := range outcomes {
		s.Points = append(s.Points, GridPoint{o.Point, o.accuracy()})
	}
	return s
}

// nameOf is what a kind is called in reports and errors.
func nameOf(kind subtree.Kind) string { return [...]string{"body", "title"}[kind] }

// wrongPages joins the outcomes of both stages. Where the body is right, the title was
// judged given just that body; where it is not, the page is wrong anyway.
func wrongPages(samples []dataset.Sample, body, title outcome) []WrongPage {
	list := []WrongPage{}
	for i, s := range samples {
		if !body.right[i] || !title.right[i] {
			list = append(list, WrongPage{s.URL, title.right[i], body.right[i]})
		}
	}
	return list
}

// crossChecked are the shares that two outcomes have right.
func crossChecked(samples []dataset.Sample, body, title outcome, folds int) models.CrossChecked {
	n := len(samples)
	return models.CrossChecked{
		Folds: min(folds, n), Title: title.accuracy(), Body: body.accuracy(),
		Page: float64(n-len(wrongPages(samples, body, title))) / float64(n),
	}
}

// Write prints the report for a person.
func (r *Report) Write(out io.Writer) error {
	rec, w := &r.Record, &bytes.Buffer{}
	fmt.Fprintf(w, "trained on %d pages of %s\n", rec.Pages, strings.Join(rec.Sites, ", "))
	tw := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(tw, "model\tcandidates\tC\tgamma\tsupport vectors\theld-out accuracy")
	for _, m := range []struct {
		name     string
		fit      models.Fit
		accuracy float64
	}{{"body", rec.Body, rec.CrossChecked.Body}, {"title", rec.Title, rec.CrossChecked.Title}} {
		fmt.Fprintf(tw, "%s\t%d\t%g\t%.3g\t%d\t%.1f %%\n", m.name, m.fit.Candidates, m.fit.C, m.fit.Gamma, m.fit.SupportVectors, 100*m.accuracy)
	}
	tw.Flush()
	fmt.Fprintf(w, "pages with title and body right, %d-fold cross-validation: %s\n",
		rec.CrossChecked.Folds, shareOf(rec.Pages-len(r.Wrong), rec.Pages))
	if r.Base != nil {
		r.Base.write(w, r)
	}
	writeSuspects(w, r.Suspects)
	for _, p := range r.Wrong {
		var what []string
		if !p.Body {
			what = append(what, "body")
		}
		if !p.Title {
			what = append(what, "title")
		}
		fmt.Fprintf(w, "  wrong %s: %s\n", strings.Join(what, " and "), p.URL)
	}
	for _, warning := range rec.Warnings {
		fmt.Fprintf(w, "  note: %s\n", warning)
	}
	_, err := out.Write(w.Bytes())
	return err
}
