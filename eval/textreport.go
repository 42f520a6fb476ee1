package eval

import (
	"encoding/json"
	"io"

	"galley/eval/corpus"
)

// TextReport is what "galley eval text --json" prints.
type TextReport struct {
	Corpus  string         `json:"corpus"`
	Format  corpus.Format  `json:"format"`
	Digest  string         `json:"digest,omitempty"` // see corpus.Corpus
	Pages   int            `json:"pages"`
	Seed    uint64         `json:"seed"` // of the bootstrap
	Methods []MethodReport `json:"methods"`
}

// MethodReport sums up what one method did on a corpus. Shares and scores are in
// [0, 1], the more the better.
type MethodReport struct {
	Name         string         `json:"name"`
	Pages        int            `json:"pages"`
	Failures     int            `json:"failures"` // pages with an error, a panic or no result in time
	Empty        int            `json:"empty"`    // pages without extracted text, failures among them
	Capped       int            `json:"capped"`   // pages where texts were longer than MaxTokens
	MSMedian     float64        `json:"ms_median"`
	MSMean       float64        `json:"ms_mean"`
	MS95         float64        `json:"ms_p95"`
	Metrics      ByMetric[Mean] `json:"metrics"`
	Score        float64        `json:"score"`         // LCSScore, mean over pages
	CleanEval    float64        `json:"cleaneval"`     // see CleanEval, mean over pages
	TitlePages   int            `json:"title_pages"`   // pages with a gold title
	TitleExact   float64        `json:"title_exact"`   // of these; 0 without any
	WithPages    int            `json:"with_pages"`    // pages with snippets that must be there
	With         float64        `json:"with"`          // share of these that are, mean over such pages
	WithoutPages int            `json:"without_pages"` // pages with snippets that must not be there
	Without      float64        `json:"without"`       // share of these that are not, mean over such pages
	Groups       []GroupReport  `json:"groups,omitempty"`
	Worst        []WorstPage    `json:"worst"`
}

// Mean is a metric over a corpus: means over pages of precision and recall, and F1
// averaged both ways. F1 is the way of the metric's source: the mean
// of the pages' F1 for WCXB, the F1 of the means for all others.
type Mean struct {
	P         float64 `json:"p"`
	R         float64 `json:"r"`
	F1        float64 `json:"f1"`
	F1OfMeans float64 `json:"f1_of_means"`
	MeanF1    float64 `json:"mean_f1"`
	PErr      float64 `json:"p_err,omitempty"` // standard errors by bootstrap; absent for groups
	RErr      float64 `json:"r_err,omitempty"`
	F1Err     float64 `json:"f1_err,omitempty"`
	Pages     int     `json:"pages"` // fewer than all only for node, see Scores.NoNode
}

// GroupReport is a method on the pages of one type or kind.
type GroupReport struct {
	Group   string         `json:"group"`
	Pages   int            `json:"pages"`
	Metrics ByMetric[Mean] `json:"metrics"`
}

// WorstPage is one of the pages on which a method did worst by F1 of the LCS.
type WorstPage struct {
	ID      string  `json:"id"`
	URL     string  `json:"url"`
	P       float64 `json:"p"`
	R       float64 `json:"r"`
	F1      float64 `json:"f1"`
	Failure string  `json:"failure,omitempty"`
}

// worstPages is how many worst pages a report lists for each method.
const worstPages = 15

// NewTextReport sums up a run on a corpus, methods in the order of the run. The
// digest may be empty.
func NewTextReport(c *corpus.Corpus, digest string, results []PageResult, seed uint64) TextReport {
	r := TextReport{Corpus: c.Name, Format: c.Format, Digest: digest, Pages: len(results), Seed: seed, Methods: []MethodReport{}}
	if len(results) == 0 {
		return r
	}
	for k := range results[0].Outcomes {
		r.Methods = append(r.Methods, newMethodReport(results, k, seed))
	}
	return r
}

// WriteJSON writes the report, indented.
func (r TextReport) WriteJSON(w io.Writer) error {
	enc := json.NewEncoder(w)
	enc.SetIndent("", "  ")
	return enc.Encode(r)
}
