package methods_test

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"golang.org/x/sync/errgroup"

	"galley/eval/corpus"
	"galley/eval/evaltest"
	"galley/models"
	"galley/models/method"
	"galley/models/methods"
	"galley/page"
	"galley/page/stored"
)

// sampled is how many documents of a corpus one stands for in the digest: all methods
// on all pages take minutes. GALLEY_DIGEST=all takes every page.
const sampled = 24

var update = flag.Bool("update", false, "write the digests anew")

// TestDigest holds what every method selects on every corpus, parsed without a
// browser, to the digests in testdata/digest.json. A change that moves code leaves
// them as they are; one that changes selections says so, and writes them anew with
// -update.
//
// GALLEY_DIGEST_LAID names a folder of pages that a browser laid out (*.json.zst, at
// any depth): their digests are logged, to be compared by hand, because two machines
// may lay out a page differently.
func TestDigest(t *testing.T) {
	const file = "testdata/digest.json"
	want := map[string]map[string]string{}
	if data, err := os.ReadFile(file); err == nil {
		if err := json.Unmarshal(data, &want); err != nil {
			t.Fatal(err)
		}
	}
	step, suffix := sampled, "/sample"
	if os.Getenv("GALLEY_DIGEST") == "all" {
		step, suffix = 1, "/all"
	}
	for _, name := range []string{"wcxb", "sites", "news", "real"} {
		t.Run(name, func(t *testing.T) {
			var load []pageLoader
			for i, d := range evaltest.Corpus(t, name).Documents() {
				if i%step == 0 {
					load = append(load, parsing(d))
				}
			}
			compareDigest(t, want, name+suffix, digest(t, load))
		})
	}
	if dir := os.Getenv("GALLEY_DIGEST_LAID"); dir != "" {
		t.Run("laid", func(t *testing.T) {
			sums := digest(t, laidPages(t, dir))
			for _, method := range slices.Sorted(maps.Keys(sums)) {
				t.Logf("%s %s", method, sums[method])
			}
		})
	}
	if *update && !t.Failed() {
		data, err := json.MarshalIndent(want, "", " ")
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, append(data, '\n'), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

func compareDigest(t *testing.T, want map[string]map[string]string, key string, got map[string]string) {
	if *update {
		want[key] = got
		return
	}
	for _, method := range slices.Sorted(maps.Keys(got)) {
		if want[key][method] != got[method] {
			t.Errorf("%s selects otherwise than it did on %s: %s, was %s", method, key, got[method], want[key][method])
		}
	}
}

// pageLoader reads one page and says what it is called.
type pageLoader func() (id string, p *page.Page, err error)

func parsing(d corpus.Document) pageLoader {
	return func() (string, *page.Page, error) {
		d, err := d.Load()
		if err != nil {
			return "", nil, err
		}
		p, err := corpus.Parse(context.Background(), d)
		return d.ID, p, err
	}
}

// laidPages are the page files below a folder, in order.
func laidPages(t *testing.T, dir string) []pageLoader {
	var load []pageLoader
	err := filepath.WalkDir(dir, func(name string, _ os.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(name, ".json.zst") {
			load = append(load, func() (string, *page.Page, error) {
				f, err := os.Open(name)
				if err != nil {
					return "", nil, err
				}
				defer f.Close()
				p, err := stored.Read(f, page.Limits{})
				return strings.TrimPrefix(name, dir), p, err
			})
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return load
}

// digest is what every method selects, by method: 16 hexadecimal digits of a sha256
// over the nodes of the selections.
func digest(t *testing.T, load []pageLoader) map[string]string {
	// Methods that need boxes select nothing of pages that were parsed.
	all := slices.DeleteFunc(methods.All(), func(m method.Method) bool { return m.Laid })
	lines := make([][]string, len(load)) // by page and method
	var group errgroup.Group
	group.SetLimit(runtime.GOMAXPROCS(0))
	for i := range load {
		group.Go(func() error {
			id, p, err := load[i]()
			if err != nil {
				return fmt.Errorf("%s: %w", id, err)
			}
			for _, m := range all {
				line, err := selectionLine(m, id, p)
				if err != nil {
					return err
				}
				lines[i] = append(lines[i], line)
			}
			return nil
		})
	}
	if err := group.Wait(); err != nil {
		t.Fatal(err)
	}
	sums := map[string]string{}
	for k, m := range all {
		h := sha256.New()
		for i := range lines {
			fmt.Fprintln(h, lines[i][k])
		}
		sums[m.Name] = hex.EncodeToString(h.Sum(nil))[:16]
	}
	return sums
}

func selectionLine(m method.Method, id string, p *page.Page) (string, error) {
	s, err := m.New(nil)
	if err != nil {
		return "", err
	}
	found, err := s.Select(p)
	if err != nil && !errors.Is(err, models.ErrNoArticle) {
		return "", fmt.Errorf("%s on %s: %w", m.Name, id, err)
	}
	return fmt.Sprint(id, found.Title, found.Roots, found.Cut), nil
}
