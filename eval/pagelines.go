package eval

import (
	"encoding/json"
	"io"
	"time"
)

// pageLine is one method on one page, a line of WritePages.
type pageLine struct {
	ID        string            `json:"id"`
	URL       string            `json:"url"`
	Group     string            `json:"group,omitempty"`
	Method    string            `json:"method"`
	MS        float64           `json:"ms"`
	Failure   string            `json:"failure,omitempty"`
	Empty     bool              `json:"empty,omitempty"`
	Capped    bool              `json:"capped,omitempty"`
	Metrics   ByMetric[*pageF1] `json:"metrics"`
	Score     float64           `json:"score"`
	CleanEval float64           `json:"cleaneval"`
	Title     *bool             `json:"title_exact"` // null without a gold title
	With      [2]int            `json:"with"`        // right, of
	Without   [2]int            `json:"without"`
}

type pageF1 struct {
	P  float64 `json:"p"`
	R  float64 `json:"r"`
	F1 float64 `json:"f1"`
}

// WritePages writes every outcome as a line of JSON: pages in order, methods in
// order within a page. A node metric that is undefined is null.
func WritePages(w io.Writer, results []PageResult) error {
	enc := json.NewEncoder(w)
	for i := range results {
		for k := range results[i].Outcomes {
			if err := enc.Encode(newPageLine(&results[i], &results[i].Outcomes[k])); err != nil {
				return err
			}
		}
	}
	return nil
}

func newPageLine(p *PageResult, o *Outcome) pageLine {
	line := pageLine{
		ID: p.ID, URL: p.URL, Group: p.Group, Method: o.Method, MS: float64(o.Time) / float64(time.Millisecond),
		Failure: o.Failure, Empty: o.Empty, Capped: o.Capped, Score: o.Score, CleanEval: o.CleanEval,
		With: [2]int{o.With.Right, o.With.Of}, Without: [2]int{o.Without.Right, o.Without.Of},
	}
	metrics := line.Metrics.all()
	for m, pr := range o.ByMetric.all() {
		*metrics[m] = &pageF1{pr.Precision, pr.Recall, pr.F1()}
	}
	if o.NoNode {
		line.Metrics.Node = nil
	}
	if o.HasTitle {
		line.Title = &o.TitleExact
	}
	return line
}
