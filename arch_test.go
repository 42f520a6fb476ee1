// Package galley_test holds what is true of the project as a whole.
package galley_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// layers lists the packages from the bottom up. A package may import only packages
// of lower layers;
// docs/architecture.md draws the same picture.
var layers = [][]string{
	{"page", "internal/svm", "internal/nn", "eval/plot", "models/chars", "models/kmeans", "models/levenshtein", "models/signal"},
	{"render", "features", "article", "dataset", "eval/corpus", "models/source"},
	{"models", "eval", "labeler", "internal/fetch"},
	{"models/modelstest", "eval/evaltest", "eval/look"},
	{"models/baseline", "models/cedst", "models/cepr", "models/cetd", "models/cetr", "models/fused", "models/twcem"},
	{"models/shipped"},
	{"models/methods"},
	{"train", "train/networks", "inspect", "."},
	{"eval/study"},
	{"cmd/galley"},
}

// outside lists the only packages that may import a module: one place to look when
// it changes.
var outside = map[string][]string{
	"github.com/chromedp/chromedp":                 {"render"},
	"github.com/spf13/cobra":                       {"cmd/galley"},
	"github.com/schollz/progressbar/v3":            {"cmd/galley"},
	"github.com/andybalholm/cascadia":              {"page"},
	"github.com/klauspost/compress/zstd":           {"page"},
	"github.com/hashicorp/golang-lru/v2/simplelru": {"labeler"},
}

func TestImportsPointDown(t *testing.T) {
	layer := map[string]int{}
	for i, packages := range layers {
		for _, p := range packages {
			layer[p] = i
		}
	}
	files := sources(t)
	if len(files) < 20 {
		t.Fatalf("only %d Go files found", len(files))
	}
	for _, file := range files {
		pkg := filepath.ToSlash(filepath.Dir(file))
		at, known := layer[pkg]
		if !known {
			t.Errorf("%s: package %s is in no layer", file, pkg)
			continue
		}
		for _, imported := range importsOf(t, file) {
			if imported == "galley" {
				imported = "galley/."
			}
			if own, ok := strings.CutPrefix(imported, "galley/"); ok {
				if below, known := layer[own]; !known || below >= at {
					t.Errorf("%s imports %s, which is not below %s", file, own, pkg)
				}
			}
			if allowed, ok := outside[imported]; ok && !slices.Contains(allowed, pkg) {
				t.Errorf("%s imports %s, which is for %v only", file, imported, allowed)
			}
		}
	}
}

// TestLibraryIsSilent holds that only the command has a terminal, flags and an
// exit.
func TestLibraryIsSilent(t *testing.T) {
	forbidden := []string{"log", "log/slog", "flag"}
	for _, file := range sources(t) {
		if strings.HasPrefix(filepath.ToSlash(file), "cmd/") {
			continue
		}
		for _, imported := range importsOf(t, file) {
			if slices.Contains(forbidden, imported) {
				t.Errorf("%s imports %s: the library returns, the command talks", file, imported)
			}
		}
	}
}

// sources lists the Go files of the program, without tests, test data and scripts.
func sources(t *testing.T) []string {
	t.Helper()
	var files []string
	err := filepath.WalkDir(".", func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			switch base := d.Name(); {
			case base == "testdata", base == "scripts", base == "peers", base == "build", base == "demo",
				strings.HasPrefix(base, ".") && base != ".":
				return fs.SkipDir
			}
			return nil
		}
		if strings.HasSuffix(name, ".go") && !strings.HasSuffix(name, "_test.go") {
			files = append(files, name)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

func importsOf(t *testing.T, file string) []string {
	t.Helper()
	f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
	if err != nil {
		t.Fatal(err)
	}
	var list []string
	for _, spec := range f.Imports {
		path, err := strconv.Unquote(spec.Path.Value)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, path)
	}
	return list
}
