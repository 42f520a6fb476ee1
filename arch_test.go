// Package galley_test holds what is true of the project as a whole.
package galley_test

import (
	"go/ast"
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
// of lower layers; docs/architecture.md draws the same picture.
var layers = [][]string{
	{"page/encoding", "network/coding", "render/chrome/chrometest", "render/response", "page/colour", "page/sniff", "page/mail", "page/xhtml", "page/cost", "page/shadow", "page/shapetest", "eval/remake"},
	{"page", "date", "features/column", "features/number", "internal/svm", "internal/nn", "internal/anchored", "eval/plot", "models/chars", "models/kmeans", "models/levenshtein", "models/signal", "models/site/built",
		"batch/keyset", "batch/warc", "batch/queue", "batch/bucket", "network", "network/nametest",
		"server/gate", "server/keys",
		"labeler/cache", "labeler/thumbnail", "labeler/tabs", "labeler/ui", "labeler/wire"},
	{"page/hidden"},
	{"page/parse", "page/stored"},
	{"page/linkeddata", "page/contents", "page/control", "page/pager"},
	{"render/snapshot", "render/chrome", "render/mhtml", "render/script", "render/loading", "features/text", "page/pagetest", "article/allowlist", "article/metadata/day", "models/cover", "models/pagekind",
		"labeler/replay", "labeler/outline", "labeler/proposal", "labeler/guard"},
	{"render/tab", "render/webarchive", "article/subtree", "article/token", "article/picture", "article/metadata/person", "article/metadata/language", "models/region", "features/metadata", "features/wang", "features/block"},
	{"article/metadata/extent", "article/metadata/title", "article/lead", "article/plan", "features/sibling", "features/overlay"},
	{"article/flow", "article/sheet", "article/metadata/dateline", "article/metadata/statements", "article/metadata/mention"},
	{"article/metadata/byline", "article/metadata/signature", "article/metadata/published"},
	{"article/metadata/people"},
	{"article/metadata"},
	{"article/markdown", "article/layout", "article/font", "article/head", "article/articletest", "article/metadata/metadatatest"},
	{"article/backdrop", "article/arrangement", "article/markup"},
	{"article/ground", "article/cleanhtml"},
	{"article/fit"},
	{"article/dress"},
	{"article/document"},
	{"render", "features", "article", "dataset", "eval/corpus", "models/source", "network/networktest"},
	{"labeler/labels", "labeler/captures", "features/subtree", "article/continuation", "dataset/imports"},
	{"labeler/training", "labeler/agreement", "labeler/twins", "labeler/labelertest"},
	{"labeler/review", "labeler/exchange"},
	{"models/boilerplate/markup", "models/boilerplate/span", "models/boilerplate/signature"},
	{"models/boilerplate/comments", "models/boilerplate/bodytest"},
	{"models/boilerplate/view"},
	{"models/boilerplate/boxes", "models/boilerplate/calls", "models/boilerplate/datelines", "models/boilerplate/figures", "models/boilerplate/headings",
		"models/boilerplate/notes", "models/boilerplate/parts", "models/boilerplate/posts", "models/boilerplate/prose", "models/boilerplate/recipe",
		"models/boilerplate/repeats", "models/boilerplate/standfirst", "models/boilerplate/teasers"},
	{"models/boilerplate/entries", "models/boilerplate/links", "models/boilerplate/tables"},
	{"models/boilerplate", "article/documenttest"},
	{"models/site", "models/stage"},
	{"models/network", "models/machine"},
	{"models", "eval", "eval/facts", "eval/pictures", "labeler", "internal/fetch", "batch/sink"},
	{"models/method"},
	{"models/modelstest", "train/traintest", "train/networks/surroundings", "eval/evaltest", "eval/look", "batch/input", "batch/politeness"},
	{"eval/zoo", "models/baseline", "models/cedst", "models/cepr", "models/clg", "models/cetd", "models/cetr", "models/fused", "models/ted", "models/twcem", "models/vips", "models/vwrapper"},
	{"models/shipped"},
	{"models/methods"},
	{"train", "train/networks", "inspect", "."},
	{"train/transfer"},
	{"eval/study", "batch"},
	{"batch/report", "server/problem"},
	{"server/engine", "server/jobs"},
	{"server/tools"},
	{"server"},
	{"cmd/galley/exit"},
	{"cmd/galley/terminal", "cmd/galley/output", "cmd/galley/listener"},
	{"cmd/galley/flags", "cmd/galley/selector", "cmd/galley/site", "cmd/galley/command"},
	{"cmd/galley/config", "cmd/galley/version", "cmd/galley/eval", "cmd/galley/train", "cmd/galley/label"},
	{"cmd/galley/batch"},
	{"cmd/galley/serve", "cmd/galley/extract"},
	{"cmd/galley", "scripts/cost", "scripts/load-service", "scripts/serve-folder", "scripts/simulate-batch", "scripts/try-batch"},
}

// commands are the folders of programs, which have flags and a terminal. Their packages
// main have the exit.
var commands = []string{"cmd/", "scripts/"}

// importers lists the only packages that may import a module, or a package of this one
// that holds how something is done: one place to look when it changes. scripts/cost
// measures galley beside a bare chromedp.
var importers = map[string][]string{
	"github.com/emersion/go-message": {"page/mail"},
	"galley/internal/nn":             {"models", "models/stage", "models/network", "train/networks"},
	"galley/internal/svm":            {"models", "models/stage", "models/machine", "models/method", "models/clg", "train", "eval/study", "cmd/galley", "cmd/galley/exit", "cmd/galley/eval", "cmd/galley/train", "cmd/galley/label"},
	"github.com/chromedp/chromedp":   {"render", "render/chrome", "render/tab", "scripts/cost"},
	"github.com/spf13/cobra": {"cmd/galley", "cmd/galley/command", "cmd/galley/config", "cmd/galley/version", "cmd/galley/batch", "cmd/galley/eval",
		"cmd/galley/train", "cmd/galley/label", "cmd/galley/serve", "cmd/galley/extract"},
	"github.com/schollz/progressbar/v3":            {"cmd/galley/terminal"},
	"github.com/andybalholm/cascadia":              {"page"},
	"github.com/klauspost/compress/zstd":           {"page/stored", "network/coding", "batch/warc", "batch/sink"},
	"github.com/gabriel-vasile/mimetype":           {"page/sniff"},
	"github.com/nats-io/nats.go":                   {"batch/queue"},
	"github.com/nats-io/nats-server/v2/server":     {"batch/queue", "scripts/try-batch"},
	"github.com/minio/minio-go/v7":                 {"batch/bucket"},
	"github.com/parquet-go/parquet-go":             {"batch/sink"},
	"github.com/temoto/robotstxt":                  {"batch/politeness"},
	"github.com/hashicorp/golang-lru/v2/simplelru": {"labeler/cache", "server/engine", "server"},
	"github.com/danielgtaylor/huma/v2":             {"server"},
	"github.com/modelcontextprotocol/go-sdk/mcp":   {"server/tools"},
	"golang.org/x/time/rate":                       {"server/keys"},
	"github.com/abadojack/whatlanggo":              {"article/metadata/language"},
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
			if allowed, ok := importers[imported]; ok && !slices.Contains(allowed, pkg) {
				t.Errorf("%s imports %s, which is for %v only", file, imported, allowed)
			}
		}
	}
}

// TestLibraryIsSilent holds that only commands have a terminal, flags, a log and an exit.
func TestLibraryIsSilent(t *testing.T) {
	for _, file := range sources(t) {
		command := slices.ContainsFunc(commands, func(dir string) bool { return strings.HasPrefix(filepath.ToSlash(file), dir) })
		if command {
			if parsed(t, file, parser.PackageClauseOnly).Name.Name != "main" && uses(t, file)["os.Exit"] {
				t.Errorf("%s uses os.Exit: package main exits", file)
			}
			continue
		}
		for _, imported := range importsOf(t, file) {
			if imported == "log" || imported == "log/slog" || imported == "flag" {
				t.Errorf("%s imports %s: the library returns, the command talks", file, imported)
			}
		}
		used := uses(t, file)
		for _, name := range []string{"fmt.Print", "fmt.Printf", "fmt.Println", "os.Exit", "os.Stdout", "os.Stderr"} {
			if used[name] {
				t.Errorf("%s uses %s: the library returns, the command talks", file, name)
			}
		}
	}
}

// TestColumnsAreOfFeatures holds that package features alone measures pages for models, with
// package wang in it: no other package makes a column or a table of columns.
func TestColumnsAreOfFeatures(t *testing.T) {
	for _, file := range sources(t) {
		if slices.Contains([]string{"features", "features/subtree", "features/wang", "features/column"}, filepath.ToSlash(filepath.Dir(file))) {
			continue
		}
		ast.Inspect(parsed(t, file, parser.SkipObjectResolution), func(n ast.Node) bool {
			literal, ok := n.(*ast.CompositeLit)
			if !ok {
				return true
			}
			kind := literal.Type
			if list, ok := kind.(*ast.ArrayType); ok {
				kind = list.Elt
			}
			if list, ok := kind.(*ast.IndexListExpr); ok {
				kind = list.X
			}
			if name := qualified(kind); name == "column.Column" || name == "column.Measured" || strings.HasPrefix(name, "features.") && strings.HasSuffix(name, "Table") {
				t.Errorf("%s makes a %s: columns are declared in packages features, subtree and wang", file, name)
			}
			return true
		})
	}
}

// sources lists the Go files of the program and of its scripts, without tests and test
// data.
func sources(t *testing.T) []string {
	t.Helper()
	var files []string
	err := filepath.WalkDir(".", func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			switch base := d.Name(); {
			case base == "testdata", base == "peers", base == "typecheck", base == "build", base == "demo",
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

func parsed(t *testing.T, file string, mode parser.Mode) *ast.File {
	t.Helper()
	f, err := parser.ParseFile(token.NewFileSet(), file, nil, mode)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// importsOf returns the paths that a file imports.
func importsOf(t *testing.T, file string) []string {
	t.Helper()
	var list []string
	for _, spec := range parsed(t, file, parser.ImportsOnly).Imports {
		path, err := strconv.Unquote(spec.Path.Value)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, path)
	}
	return list
}

// uses returns the names of other packages that a file uses, as fmt.Print.
func uses(t *testing.T, file string) map[string]bool {
	t.Helper()
	names := map[string]bool{}
	ast.Inspect(parsed(t, file, parser.SkipObjectResolution), func(n ast.Node) bool {
		if selector, ok := n.(*ast.SelectorExpr); ok {
			names[qualified(selector)] = true
		}
		return true
	})
	return names
}

// qualified is the text of a name with its package, "" for anything else.
func qualified(e ast.Expr) string {
	if selector, ok := e.(*ast.SelectorExpr); ok {
		if x, ok := selector.X.(*ast.Ident); ok {
			return x.Name + "." + selector.Sel.Name
		}
	}
	return ""
}
