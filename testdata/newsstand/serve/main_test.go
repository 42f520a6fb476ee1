package main

import (
	"bytes"
	"context"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"galley/testdata/newsstand"
)

// TestServe starts all sites, asks each for its front page, and ends them.
func TestServe(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	out, in := io.Pipe()
	done := make(chan int, 1)
	go func() { done <- run(ctx, nil, in, t.Output()); in.Close() }()
	origins := map[string]bool{}
	for _, s := range slices.Concat(newsstand.Sites(), newsstand.Odd()) {
		name, url := line(t, out)
		if name != s.Name || origins[url] {
			t.Fatalf("%s at %s, want %s at an address of its own", name, url, s.Name)
		}
		origins[url] = true
		resp, err := http.Get(url + "/")
		if err != nil {
			t.Fatal(err)
		}
		page, err := io.ReadAll(resp.Body)
		resp.Body.Close()
		if err != nil || !bytes.Contains(page, []byte(s.Title)) {
			t.Errorf("%s: front page without %q, %v", name, s.Title, err)
		}
	}
	stop()
	if code := <-done; code != 0 {
		t.Errorf("exit code %d after an interrupt, want 0", code)
	}
}

// line reads a name and an address, byte by byte: what follows is another
// call's.
func line(t *testing.T, r io.Reader) (name, url string) {
	t.Helper()
	var text []byte
	for b := make([]byte, 1); b[0] != '\n'; text = append(text, b[0]) {
		if _, err := io.ReadFull(r, b); err != nil {
			t.Fatal(err)
		}
	}
	name, url, _ = strings.Cut(strings.TrimSpace(string(text)), " ")
	return name, url
}

func TestWrite(t *testing.T) {
	dir := t.TempDir()
	var out bytes.Buffer
	if code := run(t.Context(), []string{"-write", dir}, &out, t.Output()); code != 0 {
		t.Fatalf("exit code %d", code)
	}
	for _, s := range slices.Concat(newsstand.Sites(), newsstand.Odd()) {
		if _, err := os.Stat(filepath.Join(dir, s.Name, "labels.jsonl")); err != nil {
			t.Error(err)
		}
	}
}

func TestUsage(t *testing.T) {
	for _, tt := range []struct {
		name string
		args []string
		want int
	}{
		{"unknown flag", []string{"-port", "80"}, 2},
		{"no port", []string{"-addr", "localhost"}, 1},
		{"named port", []string{"-addr", "localhost:http"}, 1},
	} {
		if got := run(t.Context(), tt.args, io.Discard, io.Discard); got != tt.want {
			t.Errorf("%s: exit code %d, want %d", tt.name, got, tt.want)
		}
	}
}
