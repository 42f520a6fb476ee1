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
	Train  bool `json:"train"`
	Add    bool `json:"add"`
	Export bool `json:"export"`
	Import bool `json:"import"`
}

func (s *Server) getState(w http.ResponseWriter, r *http.Request) error {
	state := wireState{
		Name: s.o.Name, Pages: []wireEntry{}, wireQueue: s.queue(), Training: s.statusNow(), Adds: s.addings(),
		Can: can{s.o.Trainer != nil, s.o.Adder != nil, s.o.Exporter != nil, s.o.Importer != nil},
	}
	for _, e := range s.o.Pages.List() {
		entry := wireEntry{Slug: e.Slug, URL: e.URL, Labelled: e.Labelled, Article: e.Article}
		if e.Err != nil {
			entry.Error = e.Err.Error()
		}
		state.Pages = append(state.Pages, entry)
	}
	return answer(w, http.StatusOK, state)
}
