package engine

import (
	"time"

	"galley/render"
)

// Answer is what came of a request.
type Answer struct {
	Data   []byte
	Type   string // media type
	Final  string // the last address of the page
	Words  int
	Made   time.Time
	Timing render.Timing
	Queued time.Duration // waited for a place
	Took   time.Duration // with the waiting
	Static bool          // galley.Result.Static

	Refused int    // hosts that the page was not let reach
	Moved   string // article.Article.MovedFrom

	Views []View // where the request wants them

	Hit bool          // it was in the cache
	Age time.Duration // since Made
	TTL time.Duration // how long it is still kept
}

// View is a document to be shown to a person.
type View struct {
	Name, Type string
	Data       []byte
}
