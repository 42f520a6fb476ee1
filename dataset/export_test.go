package dataset

import (
	"bytes"
	"encoding/json"
	"errors"
	"galley/page/pagetest"
	"strings"
	"testing"
)

func TestExportLeavesOutStale(t *testing.T) {
	d := created(t)
	labelled(t, d, "https://example.org/a")
	labelled(t, d, "https://example.org/b")
	_, err := d.Add(Capture{Page: pagetest.At(t, "https://example.org/a", strings.ReplaceAll(news, "bridge", "road"))})
	var stale *StaleError
	if !errors.As(err, &stale) {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if err := d.WriteLabels(&out); !errors.As(err, &stale) {
		t.Errorf("WriteLabels = %v, want a *StaleError", err)
	}
	var l exportLine
	if err := json.Unmarshal(out.Bytes(), &l); err != nil || l.URL != "https://example.org/b" {
		t.Errorf("wrote %s, %v", out.Bytes(), err)
	}
}
