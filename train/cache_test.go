package train

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
	"time"

	"galley/internal/svm"
	"galley/train/traintest"
)

// TestCache: a training that is repeated takes its machines from the folder, and gives the
// same file; other rows or parameters have machines of their own, and damaged files are
// trained again.
func TestCache(t *testing.T) {
	traintest.Need(t, "svm-train")
	cache, err := OpenCache(t.TempDir(), 0)
	if err != nil {
		t.Fatal(err)
	}
	samples := traintest.Times.Samples(t, 4)
	trained := func(o Options) []byte {
		t.Helper()
		w, _, err := Train(t.Context(), samples, "Chrome/156", o)
		if err != nil {
			t.Fatal(err)
		}
		var file bytes.Buffer
		if err := w.Write(&file); err != nil {
			t.Fatal(err)
		}
		return file.Bytes()
	}
	o := small(1)
	plain := trained(o)
	o.Cache = cache
	if !bytes.Equal(plain, trained(o)) {
		t.Error("with an empty cache the file is another")
	}
	files := cachedFiles(t, cache)
	o.Trainer = svm.Trainer{}
	if !bytes.Equal(plain, trained(o)) || len(cachedFiles(t, cache)) != len(files) {
		t.Error("from the cache the file is another, or something was trained again")
	}
	if err := os.WriteFile(files[0], []byte("damaged"), 0o644); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(plain, trained(o)) {
		t.Error("with a damaged machine in the cache the file is another")
	}
	o.Seed = 2
	if trained(o); len(cachedFiles(t, cache)) <= len(files) {
		t.Error("another training takes machines of the first")
	}
}

func cachedFiles(t *testing.T, c *Cache) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(c.dir, "*", "*"+cachedSuffix))
	if err != nil || len(files) == 0 {
		t.Fatalf("%d machines in the cache: %v", len(files), err)
	}
	return files
}

// TestCacheIsBounded: what was not used for the longest time goes, and files of others stay.
func TestCacheIsBounded(t *testing.T) {
	dir := t.TempDir()
	other := filepath.Join(dir, "mine.txt")
	if err := os.WriteFile(other, make([]byte, 5000), 0o644); err != nil {
		t.Fatal(err)
	}
	c, err := OpenCache(dir, 1000)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for i := range 3 {
		p := svm.Problem{X: [][]float64{{float64(i)}}, Y: []int{1}}
		name := c.file(keyOf(svm.Trainer{}, p, svm.Params{}))
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, make([]byte, 400), 0o644); err != nil {
			t.Fatal(err)
		}
		used := time.Unix(int64(1000-i), 0) // the last one was used first
		if err := os.Chtimes(name, used, used); err != nil {
			t.Fatal(err)
		}
		names = append(names, name)
	}
	c.shrink()
	for i, want := range []bool{true, true, false} {
		if _, err := os.Stat(names[i]); (err == nil) != want {
			t.Errorf("machine %d is there: %v, want %v", i, err == nil, want)
		}
	}
	if _, err := os.Stat(other); err != nil || c.size != 800 {
		t.Errorf("%d bytes are counted, want 800; a file of others: %v", c.size, err)
	}
}
