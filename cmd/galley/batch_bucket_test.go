package main

import (
	"bytes"
	"fmt"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/johannesboyne/gofakes3"
	"github.com/johannesboyne/gofakes3/backend/s3mem"

	"galley/batch"
	"galley/cmd/galley/exit"
)

// TestBatchToBucket holds that results and manifest are in object storage, that lines say
// where, that a second run does nothing, and that storage which takes nothing ends the
// run with nothing marked as done.
func TestBatchToBucket(t *testing.T) {
	t.Chdir(t.TempDir())
	t.Setenv("AWS_ACCESS_KEY_ID", "id")
	t.Setenv("AWS_SECRET_ACCESS_KEY", "secret")
	storage := s3mem.New()
	if err := storage.CreateBucket("corpus"); err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(gofakes3.New(storage).Server())
	defer server.Close()
	args := []string{"batch", "--no-browser", "-f", "md", "-o", "s3://corpus/news?endpoint=" + server.URL}
	for i := range 5 {
		name := fmt.Sprintf("story-%d.html", i)
		text := strings.Repeat(fmt.Sprintf("<p>The story number %d is told here, in a paragraph that is long enough to be one.</p>", i), 3)
		if err := os.WriteFile(name, []byte("<!doctype html><title>Story</title><article><h1>Story</h1>"+text+"</article>"), 0o600); err != nil {
			t.Fatal(err)
		}
		args = append(args, name)
	}
	batchOnce := func(want int, args ...string) string {
		t.Helper()
		var out, errOut bytes.Buffer
		if code := run(t.Context(), args, strings.NewReader(""), &out, &errOut); code != want {
			t.Fatalf("exit code %d, want %d: %s", code, want, errOut.String())
		}
		return errOut.String()
	}
	batchOnce(exit.OK, args...)
	lines := 0
	if err := batch.ReadManifest("corpus-news.manifest.jsonl", func(o batch.Outcome) error {
		lines++
		object, err := storage.HeadObject("corpus", "news/"+o.File)
		if err != nil || object.Size != o.Length || o.Status != batch.Done || len(o.Digest) != 64 {
			t.Errorf("line %+v, object %+v, %v", o, object, err)
		}
		return nil
	}); err != nil || lines != 5 {
		t.Fatalf("%d lines, %v", lines, err)
	}
	if _, err := storage.HeadObject("corpus", "news/manifest.jsonl"); err != nil {
		t.Errorf("the manifest is not there: %v", err)
	}
	if said := batchOnce(exit.OK, args...); !strings.Contains(said, "5 done before of 5") {
		t.Errorf("a second run says %s", said)
	}
	nowhere := []string{"batch", "--no-browser", "-f", "md", "-o", "s3://other/x?endpoint=" + server.URL, "story-1.html"}
	if said := batchOnce(exit.Network, nowhere...); !strings.Contains(said, "make the bucket first") {
		t.Errorf("without its bucket it says %s", said)
	}
	if left, _ := filepath.Glob("other-x.manifest.jsonl"); len(left) > 0 {
		t.Error("a manifest was begun for a bucket that is not there")
	}
	batchOnce(exit.Usage, "batch", "--no-browser", "--name", "{date}-{hash}", "-o", "s3://corpus/y?endpoint="+server.URL, "story-1.html")
}
