package labeler

import (
	"net/http"

	"galley/labeler/captures"
	"galley/labeler/tabs"
	"galley/labeler/training"
	"galley/labeler/wire"
)

// wireEntry is a page in the list of all.
type wireEntry struct {
	Slug     string `json:"slug"`
	URL      string `json:"url"`
	Labelled bool   `json:"labelled"`
	Article  bool   `json:"article"`
	Error    string `json:"error,omitempty"`

	Title      string   `json:"title,omitempty"`      // that is proposed
	Proposed   string   `json:"proposed,omitempty"`   // "article" or "none"
	Confidence *float64 `json:"confidence,omitempty"` // of the proposal

	Annotator string `json:"annotator,omitempty"` // who labelled it
	Second    bool   `json:"second,omitempty"`    // it waits for a second person
	Differ    bool   `json:"differ,omitempty"`    // two people differ
}

// wireState is all that a tab needs to begin.
type wireState struct {
	Name  string      `json:"name"`
	ID    string      `json:"id"`
	Pages []wireEntry `json:"pages"`
	training.Order
	Training training.Status    `json:"training"`
	Adds     []captures.Capture `json:"adds"`
	Leases   []tabs.Lease       `json:"leases"`
	Can      can                `json:"can"`
}

// can says which buttons have something behind them.
type can struct {
	Train bool `json:"train"`
	Add   bool `json:"add"`
}

func (s *Server) getState(w http.ResponseWriter, r *http.Request) error {
	who := annotator(r)
	state := wireState{
		Name: s.o.Name, ID: s.o.ID, Pages: []wireEntry{}, Order: s.queue(who), Training: s.worker.Status(), Adds: s.captures.All(), Leases: s.leases.All(),
		Can: can{s.o.Trainer != nil, s.o.Capturer != nil},
	}
	for _, e := range s.store.Pages() {
		entry := wireEntry{Slug: e.Slug, URL: e.URL, Labelled: e.Labelled}
		if e.Err != nil {
			entry.Error = e.Err.Error()
		}
		s.proposedFor(&entry)
		if e.Labelled {
			s.labelledFor(&entry, who)
		}
		state.Pages = append(state.Pages, entry)
	}
	return wire.Answer(w, http.StatusOK, state)
}

// proposedFor adds what is proposed for a page, as far as that is known.
func (s *Server) proposedFor(e *wireEntry) {
	p := s.worker.Latest(e.Slug)
	if p == nil {
		return
	}
	sure := 1 - p.Unsure
	e.Title, e.Proposed, e.Confidence = p.Says, "article", &sure
	if p.NotArticle {
		e.Proposed = "none"
	}
}

// labelledFor adds what an annotator may know of the label of a page.
func (s *Server) labelledFor(e *wireEntry, who string) {
	st, err := s.store.Standing(e.Slug, who)
	if err != nil {
		e.Error = err.Error()
		return
	}
	e.Labelled, e.Differ = !st.Open, st.Differ
	e.Second = s.store.Double(e.Slug) && !st.Settled && len(st.Labels) < 2
	if st.Label != nil {
		e.Article, e.Annotator = st.Label.Article, st.Label.Annotator
	}
}
