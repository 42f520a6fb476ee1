package jobs

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"

	"galley/batch"
)

// Line is what became of one address, with its article.
type Line struct {
	URL     string          `json:"url" doc:"As it was given"`
	Final   string          `json:"final,omitempty" doc:"Where redirects and scripts led to"`
	Status  batch.Status    `json:"status" doc:"done, empty, failed, refused, dead or duplicate"`
	Exit    int             `json:"exit" doc:"Exit code of galley extract for the same"`
	HTTP    int             `json:"http,omitempty" doc:"HTTP status of the page"`
	Error   string          `json:"error,omitempty"`
	Tries   int             `json:"tries,omitempty"`
	Words   int             `json:"words,omitempty"`
	Took    batch.Took      `json:"ms,omitzero"`
	Article json.RawMessage `json:"article,omitempty" doc:"As galley extract -f json writes it"`
}

// Results writes the lines of a batch from the line number from on (the first is 0), at
// most limit of them, as JSON lines in the order in which they were done. A batch that
// runs has those that are done by now. open is called before the first byte, with the
// number of the line to go on with.
func (s *Store) Results(owner, id string, from, limit int, open func() io.Writer) error {
	s.mu.Lock()
	j, err := s.find(owner, id)
	s.mu.Unlock()
	if err != nil {
		return err
	}
	results, err := os.Open(j.path(resultsFile))
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return fmt.Errorf("read the results of %s: %w", id, err)
	}
	if results != nil {
		defer results.Close()
	}
	out := bufio.NewWriterSize(open(), 64<<10)
	e := json.NewEncoder(out)
	e.SetEscapeHTML(false)
	n := 0
	err = batch.ReadManifest(j.path(manifestFile), func(o batch.Outcome) error {
		at := n
		n++
		switch {
		case at < from:
			return nil
		case at >= from+limit:
			return errEnough
		}
		line := Line{URL: o.Input, Final: o.Final, Status: o.Status, Exit: o.Exit, HTTP: o.HTTP, Error: o.Error, Tries: o.Tries, Words: o.Words, Took: o.Took}
		if o.File != "" && results != nil {
			data := make([]byte, o.Length)
			if _, err := results.ReadAt(data, o.Offset); err != nil {
				return fmt.Errorf("read the article of %s: %w", o.Input, err)
			}
			line.Article = data
		}
		return e.Encode(line)
	})
	if errors.Is(err, errEnough) || errors.Is(err, os.ErrNotExist) {
		err = nil
	}
	return errors.Join(err, out.Flush())
}

// errEnough ends the reading of a manifest.
var errEnough = errors.New("enough lines")
