//go:build linux

package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"galley/batch"
)

// result is what came of one input.
type result struct {
	status batch.Status
	rung   string
	why    string
	words  []string
	title  string
}

// results reads the manifest and the results of a run, and checks that they belong
// together: one line for each input, each result where its line says, nothing else.
func (t *trial) results(out string) (map[string]result, error) {
	if !filepath.IsAbs(out) {
		out = filepath.Join(t.dir, out)
	}
	data, err := os.ReadFile(out)
	if err != nil {
		return nil, err
	}
	list := map[string]result{}
	var faults []error
	fault := func(format string, args ...any) {
		if len(faults) < 10 {
			faults = append(faults, fmt.Errorf(format, args...))
		}
	}
	done := 0
	err = batch.ReadManifest(out+".manifest.jsonl", func(o batch.Outcome) error {
		if _, twice := list[o.Input]; twice {
			fault("%s has two lines", o.Input)
		}
		r := result{status: o.Status, rung: o.Rung, why: o.Error}
		if o.Status == batch.Done {
			done++
			if o.Offset+o.Length > int64(len(data)) {
				fault("%s: its result is at %d of %d bytes", o.Input, o.Offset, len(data))
			} else if err := r.read(data[o.Offset:o.Offset+o.Length], o.Digest); err != nil {
				fault("%s: %v", o.Input, err)
			}
		}
		list[o.Input] = r
		return nil
	})
	if n := bytes.Count(data, []byte("\n")); n != done {
		fault("%d results, %d inputs that are done", n, done)
	}
	for i := range t.inputs {
		if _, ok := list[t.input(i)]; !ok {
			fault("%s has no line", t.input(i))
		}
	}
	if len(list) != t.inputs {
		fault("%d lines, %d inputs", len(list), t.inputs)
	}
	return list, errors.Join(append(faults, err)...)
}

// read takes a result that is a JSON object.
func (r *result) read(data []byte, digest string) error {
	sum := sha256.Sum256(data)
	if hex.EncodeToString(sum[:]) != digest {
		return errors.New("the result has another digest")
	}
	var article struct{ Title, Text string }
	if err := json.Unmarshal(data, &article); err != nil {
		return err
	}
	r.title, r.words = article.Title, strings.Fields(article.Text)
	return nil
}

// compare prints how the results of two runs differ, and returns how many do.
func compare(want, got map[string]result) (different int) {
	texts := 0
	for input, w := range want {
		g := got[input]
		switch {
		case w.status != g.status:
			different++
			fmt.Printf("  %s: %s (%s), undisturbed %s (%s)\n", input, g.status, g.why, w.status, w.why)
		case w.title != g.title || strings.Join(w.words, " ") != strings.Join(g.words, " "):
			different, texts = different+1, texts+1
			fmt.Printf("  %s: %d words (%s), undisturbed %d (%s)\n", input, len(g.words), g.rung, len(w.words), w.rung)
		}
	}
	fmt.Printf("compared with the undisturbed run: %d of %d inputs differ, %d in their texts\n", different, len(want), texts)
	return different
}

// clean checks that nothing is left of a run: no process, no temporary file.
func (t *trial) clean() error {
	var errs []error
	if list := t.orphans(); len(list) > 0 {
		errs = append(errs, fmt.Errorf("%d processes are left: %v", len(list), list))
	}
	left, err := os.ReadDir(t.temp())
	if err != nil {
		return err
	}
	if len(left) > 0 {
		errs = append(errs, fmt.Errorf("%d temporary files are left: %s …", len(left), left[0].Name()))
	}
	return errors.Join(errs...)
}
