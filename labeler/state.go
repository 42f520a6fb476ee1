package labeler

import "net/http"

// wireEntry is a page in the list of all.
type wireEntry struct {
	Slug     string `json:"slug"`
	URL      string `json:"url"`
	Labelled bool   `json:"labelled"`
	Article  bool   `json:"article"`
	Error    string `json:"error,omitempty"`
}

// wireState is all that a tab needs to begin.
type wireState struct {
	Name  string      `json:"name"`
	Pages []wireEntry `json:"pages"`
	wireQueue
	Training status   `json:"training"`
	Adds     []adding `json:"adds"`
	Can      can      `json:"can"`
}

// can says which buttons have something behind them.
type can struct {
	Train bool `json:"train"`
	Add   bool `json:"add"`
}

func (s *Server) getState(w http.ResponseWriter, r *http.Request) error {
	state := wireState{
		Name: s.o.Name, Pages: []wireEntry{}, wireQueue: s.queue(), Training: s.statusNow(), Adds: s.addings(),
		Can: can{s.o.Trainer != nil, s.o.Capturer != nil},
	}
	for _, e := range s.store.Pages() {
		entry := wireEntry{Slug: e.Slug, URL: e.URL, Labelled: e.Labelled}
		if e.Err != nil {
			entry.Error = e.Err.Error()
		}
		if e.Labelled {
			l, err := s.store.Label(e.Slug)
			entry.Article = err == nil && l.Article
		}
		state.Pages = append(state.Pages, entry)
	}
	return answer(w, http.StatusOK, state)
}
