// Package batch works through lists of pages of any length: nothing is lost, nothing is
// done twice, whatever is killed meanwhile.
//
// A source emits items (package input). They go through a queue (package queue) to
// workers, which begin with a page when its host may be asked (package politeness). What
// comes of a page goes through the queue again to the one writer, which puts it where the
// user wants it (package sink) and then writes a line about it into the manifest. The
// manifest is the truth: an input with a line in it is done, every other one is not.
package batch

import (
	"encoding/hex"
	"time"

	"galley/batch/keyset"
)

// Status says in one word what became of an input.
type Status string

// What can become of an input.
const (
	Done      Status = "done"      // there is a result
	Empty     Status = "empty"     // the page was read, and nothing found on it
	Failed    Status = "failed"    // for a reason that another try does not cure
	Refused   Status = "refused"   // by robots.txt or the policy for addresses
	Dead      Status = "dead"      // given up after several tries: galley batch retry-dead tries again
	Duplicate Status = "duplicate" // another spelling of an input that has a line of its own
)

// Statuses are all of them, in the order of tables.
var Statuses = []Status{Done, Empty, Failed, Refused, Dead, Duplicate}

// Outcome is what became of one input: a line of the manifest.
type Outcome struct {
	Input   string    `json:"input"`
	Key     string    `json:"key"`             // of the normalised address, in hexadecimal
	URL     string    `json:"url,omitempty"`   // normalised
	Final   string    `json:"final,omitempty"` // where redirects and scripts led to
	Status  Status    `json:"status"`
	HTTP    int       `json:"http,omitempty"` // status of the answer; 0 where not known
	Exit    int       `json:"exit"`           // what the exit code for this input alone would be
	Error   string    `json:"error,omitempty"`
	Rung    string    `json:"rung,omitempty"` // how the page was taken: rendered, without scripts, as served, archived
	Fell    string    `json:"fell,omitempty"` // why it was not taken as rendered
	File    string    `json:"file,omitempty"`
	Offset  int64     `json:"offset,omitempty"` // of the result in File
	Length  int64     `json:"length,omitempty"`
	Digest  string    `json:"sha256,omitempty"` // of the result
	Archive *Part     `json:"archive,omitempty"`
	Words   int       `json:"words,omitempty"`
	Tries   int       `json:"tries,omitempty"`
	Queued  time.Time `json:"queued,omitzero"`
	Started time.Time `json:"started,omitzero"` // of the last try
	Ended   time.Time `json:"ended,omitzero"`
	Took    Took      `json:"ms,omitzero"`
	Wrapper string    `json:"wrapper,omitempty"` // digest of what selected
	Robots  string    `json:"robots,omitempty"`  // "ignored" where it was not asked
	Worker  string    `json:"worker,omitempty"`
	Of      string    `json:"of,omitempty"` // of a duplicate: the key it is the same as
}

// Part is a place in a file.
type Part struct {
	File   string `json:"file"`
	Offset int64  `json:"offset"`
	Length int64  `json:"length"`
}

// Took is what the stages of a page took, in milliseconds.
type Took struct {
	Load    int64 `json:"load,omitempty"`    // until the load event, or until it was fetched
	Settle  int64 `json:"settle,omitempty"`  // until the page came to rest
	Read    int64 `json:"read,omitempty"`    // snapshot, styles, files
	Extract int64 `json:"extract,omitempty"` // parse, select, write
	Total   int64 `json:"total,omitempty"`
}

func keyText(k keyset.Key) string { return hex.EncodeToString(k[:]) }

func parseKey(s string) (k keyset.Key, ok bool) {
	data, err := hex.DecodeString(s)
	if err != nil || len(data) != len(k) {
		return k, false
	}
	return keyset.Key(data), true
}
