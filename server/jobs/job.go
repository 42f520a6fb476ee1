// Package jobs keeps the batches of a service: each is a run of package batch in a folder
// of its own, which goes on after the service was ended, by whatever. When a batch ends
// somebody may be told (webhooks).
package jobs

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"galley/batch"
	"galley/batch/sink"
	"galley/server/problem"
)

// State says in one word how far a batch is.
type State string

// The states of a batch.
const (
	Waiting   State = "waiting" // for others to end
	Running   State = "running"
	Done      State = "done" // every address has a line, whatever became of it
	Cancelled State = "cancelled"
	Failed    State = "failed" // the batch itself, for instance because its queue is damaged
)

// Ended reports whether nothing more happens.
func (s State) Ended() bool { return s == Done || s == Cancelled || s == Failed }

// BatchRequest is what a client asks for.
type BatchRequest struct {
	URLs      []string `json:"urls" minItems:"1" maxItems:"100000" doc:"Addresses of the pages, http or https"`
	With      []string `json:"with,omitempty" maxItems:"3" enum:"html,markdown,hidden" doc:"Fields to add to each article"`
	NoBrowser bool     `json:"no_browser,omitempty" doc:"Fetch and parse the HTML instead of rendering it"`
	Pages     int      `json:"pages,omitempty" minimum:"1" maximum:"20" doc:"Pages to read of each article that is split over several, and to join"`
	Webhook   *Webhook `json:"webhook,omitempty" doc:"Who is told when the batch has ended"`
}

// Webhook is who is told of the end of a batch.
type Webhook struct {
	URL    string `json:"url" maxLength:"2048" doc:"Address that a POST is sent to, http or https; the network policy of the service holds for it"`
	Secret string `json:"secret,omitempty" maxLength:"200" doc:"Signs the message, as whsec_ and base64 of 24 to 64 bytes; empty: the answer has one"`
}

// Batch is a batch as a client sees it.
type Batch struct {
	ID      string               `json:"id"`
	State   State                `json:"state" enum:"waiting,running,done,cancelled,failed"`
	Created time.Time            `json:"created"`
	Ended   time.Time            `json:"ended,omitzero"`
	Inputs  int                  `json:"inputs" doc:"Addresses that were given"`
	Done    int                  `json:"done" doc:"Addresses with a line, whatever became of them"`
	Status  map[batch.Status]int `json:"status" doc:"Lines by what became of the address: done, empty, failed, refused, dead, duplicate"`
	Error   string               `json:"error,omitempty" doc:"Why the batch failed, or waits"`
	Webhook *Delivery            `json:"webhook,omitempty"`
}

// Delivery is how far a webhook is.
type Delivery struct {
	URL       string    `json:"url"`
	Delivered bool      `json:"delivered"`
	Tries     int       `json:"tries"`
	Last      string    `json:"last,omitempty" doc:"What came of the last try"`
	At        time.Time `json:"at,omitzero" doc:"Of the last try"`
}

// record is the file of a batch.
type record struct {
	Batch
	Owner   string       `json:"owner"` // name of the key
	Request BatchRequest `json:"request"`
}

// job is a batch in the service.
type job struct {
	dir     string
	cancel  func()    // ends the run, as cancelled; nil when it does not run
	telling bool      // its webhook is tried
	after   time.Time // it does not run before

	record // of the store's lock
}

const (
	recordFile   = "batch.json"
	manifestFile = "manifest.jsonl"
	resultsFile  = "results.jsonl"
)

func (j *job) path(name string) string { return filepath.Join(j.dir, name) }

// save writes the record, as a whole or not at all.
func (j *job) save() error {
	data, err := json.MarshalIndent(j.record, "", "  ")
	if err == nil {
		err = sink.ReplaceWith(j.dir, j.path(recordFile), data, 0o600)
	}
	if err != nil {
		return fmt.Errorf("keep the batch %s: %w", j.ID, err)
	}
	return nil
}

// load reads a batch from its folder.
func load(dir string) (*job, error) {
	j := &job{dir: dir}
	sink.Sweep(dir)
	data, err := os.ReadFile(j.path(recordFile))
	if err == nil {
		err = json.Unmarshal(data, &j.record)
	}
	if err == nil && j.ID != filepath.Base(dir) {
		err = fmt.Errorf("it is of the batch %q", j.ID)
	}
	if err != nil {
		return nil, fmt.Errorf("read the batch in %s: %w", dir, err)
	}
	if j.Status == nil {
		j.Status = map[batch.Status]int{}
	}
	return j, nil
}

// check refuses what cannot be worked on, and brings the rest into one spelling.
func (r *BatchRequest) check(most int) error {
	if len(r.URLs) == 0 {
		return problem.Usage.With("there are no addresses", "give urls")
	}
	if len(r.URLs) > most {
		return problem.Usage.With(fmt.Sprintf("%d addresses, this service takes %d in one batch", len(r.URLs), most), "make several batches of them")
	}
	for i, text := range r.URLs {
		if _, err := problem.Address(text); err != nil {
			p := *problem.Of(err)
			p.Detail = fmt.Sprintf("address %d: %s", i+1, p.Detail)
			return &p
		}
	}
	if r.Webhook == nil {
		return nil
	}
	return r.Webhook.check()
}
