package bucket_test

import (
	"bytes"
	"errors"
	"io"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"

	"github.com/johannesboyne/gofakes3"
	"github.com/johannesboyne/gofakes3/backend/s3mem"

	"galley/batch/bucket"
)

// storage is object storage in this process, with one bucket.
func storage(t *testing.T, name string) (*s3mem.Backend, string) {
	t.Helper()
	t.Setenv("AWS_ACCESS_KEY_ID", "id")
	t.Setenv("AWS_SECRET_ACCESS_KEY", "secret")
	backend := s3mem.New()
	if err := backend.CreateBucket(name); err != nil {
		t.Fatal(err)
	}
	s := httptest.NewServer(gofakes3.New(backend).Server())
	t.Cleanup(s.Close)
	return backend, s.URL
}

func read(t *testing.T, backend *s3mem.Backend, bucket, name string) string {
	t.Helper()
	o, err := backend.GetObject(bucket, name, nil)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	defer o.Contents.Close()
	data, err := io.ReadAll(o.Contents)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// TestPut holds that objects are where their names say, and are replaced as a whole.
func TestPut(t *testing.T) {
	backend, endpoint := storage(t, "corpus")
	b, err := bucket.Parse("s3://corpus/news/2026/?endpoint=" + endpoint)
	if err != nil {
		t.Fatal(err)
	}
	if err := b.Check(t.Context()); err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"first", "second"} {
		if err := b.Put(t.Context(), "a.example/日本-1.json", []byte(text)); err != nil {
			t.Fatal(err)
		}
		if got := read(t, backend, "corpus", "news/2026/a.example/日本-1.json"); got != text {
			t.Errorf("the object is %q, want %q", got, text)
		}
	}
	file := filepath.Join(t.TempDir(), "m")
	large := bytes.Repeat([]byte("line\n"), 1<<12)
	if err := os.WriteFile(file, large, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := b.PutFile(t.Context(), "manifest.jsonl", file); err != nil {
		t.Fatal(err)
	}
	if got := read(t, backend, "corpus", "news/2026/manifest.jsonl"); got != string(large) {
		t.Errorf("the file has %d bytes there, want %d", len(got), len(large))
	}
	if b.Name() != "corpus-news-2026" {
		t.Errorf("the name is %q", b.Name())
	}
}

// TestErrors holds that a bucket which is not there, and an address that is none, say so.
func TestErrors(t *testing.T) {
	_, endpoint := storage(t, "corpus")
	b, err := bucket.Parse("s3://other?endpoint=" + endpoint)
	if err != nil {
		t.Fatal(err)
	}
	var failed *bucket.StoreError
	if err := b.Check(t.Context()); !errors.As(err, &failed) || failed.Hint() != "make the bucket first" {
		t.Errorf("a bucket that is not there: %v", err)
	}
	if err := b.Put(t.Context(), "x", nil); !errors.As(err, &failed) {
		t.Errorf("a bucket that is not there takes an object: %v", err)
	}
	for _, address := range []string{"s3://", "s3:///x", "file:///x", "s3://id:secret@bucket/x", "s3://b?endpoint=nowhere", "s3://b?key=1", "s3://b/%zz"} {
		var bad *bucket.AddressError
		if _, err := bucket.Parse(address); !errors.As(err, &bad) {
			t.Errorf("%s: %v, want an AddressError", address, err)
		}
	}
}
