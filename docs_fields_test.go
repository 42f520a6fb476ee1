package galley_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// documentedFields are the sections of documents that list the fields of JSON, and the
// types whose fields these are: "file.go" for all types of a file, "file.go:Type" for one.
var documentedFields = []struct {
	document, section string
	types             []string
}{
	{"docs/formats.md", "### JSON", []string{"article/json.go", "page/page.go:Reason", "page/page.go:Score", "article/article.go:Refusal"}},
	{"docs/formats.md", "## Dataset", []string{"dataset/dataset.go:Meta", "dataset/opinions.go"}},
	{"docs/formats.md", "## Label\n", []string{"dataset/label.go"}},
	{"docs/formats.md", "## Labels as JSON lines", []string{"dataset/imports/read.go"}},
	{"docs/formats.md", "## Page", []string{"page/stored/node.go"}},
	{"docs/formats.md", "## Wrapper", []string{"models/header.go", "models/wrapper.go", "models/site/site.go", "internal/nn/net.go"}},
	{"docs/formats.md", "## Learned method", []string{"models/method/learned.go", "models/vwrapper/train.go", "models/vwrapper/boost.go",
		"models/ted/file.go", "models/ted/train.go:Options", "models/ted/model.go", "models/ted/template.go", "models/clg/file.go"}},
	{"docs/formats.md", "## Corpus", []string{"eval/corpus/truth.go", "eval/corpus/site.go", "eval/corpus/document.go:Picture"}},
	{"docs/batch.md", "## The manifest", []string{"batch/outcome.go"}},
	{"docs/serve.md", "## An article", []string{"server/engine/request.go:Flags", "server/engine/request.go:Request"}},
	{"docs/serve.md", "## Errors", []string{"server/problem/problem.go"}},
}

// words of a code span: `{"p":parent,"b":[x,y]}` has p, parent, b, x and y.
var word = regexp.MustCompile(`[\w-]+`)

// TestDocumentedFields holds that each field of JSON that galley reads or writes stands in
// the section about it, and that each row of a table of fields is one of these fields.
func TestDocumentedFields(t *testing.T) {
	for _, d := range documentedFields {
		section := sectionOf(t, d.document, d.section)
		named := map[string]bool{}
		for _, m := range append(fencedBlock.FindAllString(section, -1), codeSpan.FindAllString(section, -1)...) {
			for _, w := range word.FindAllString(m, -1) {
				named[w] = true
			}
		}
		var fields []string
		for _, name := range d.types {
			fields = append(fields, jsonFields(t, name)...)
		}
		for _, field := range fields {
			if !named[field] {
				t.Errorf("%s, %q does not name the field %s", d.document, d.section, field)
			}
		}
		for _, row := range rowsOfFields(section) {
			for _, span := range codeSpan.FindAllStringSubmatch(row, -1) {
				if name, _, _ := strings.Cut(span[1], "."); !slices.Contains(fields, name) && !strings.HasPrefix(name, "-") {
					t.Errorf("%s, %q has a row for %s, which is no field", d.document, d.section, name)
				}
			}
		}
	}
}

// sectionOf is the text of a document from a heading to the next one of its level or above.
func sectionOf(t *testing.T, document, heading string) string {
	t.Helper()
	text, err := os.ReadFile(document)
	if err != nil {
		t.Fatal(err)
	}
	_, section, found := strings.Cut(string(text), "\n"+heading)
	if !found {
		t.Fatalf("%s has no section %q", document, heading)
	}
	level := strings.IndexByte(heading, ' ')
	if end := regexp.MustCompile(`(?m)^#{1,` + strconv.Itoa(level) + `} `).FindStringIndex(section); end != nil {
		section = section[:end[0]]
	}
	return section
}

// rowsOfFields are the first cells of the tables whose first column is called "field".
func rowsOfFields(section string) (cells []string) {
	in := false
	for line := range strings.Lines(section) {
		cell, _, isRow := strings.Cut(strings.TrimPrefix(line, "|"), "|")
		switch {
		case !isRow || !strings.HasPrefix(line, "|"):
			in = false
		case strings.TrimSpace(cell) == "field":
			in = true
		case in:
			cells = append(cells, cell)
		}
	}
	return cells
}

// jsonFields are the names in the json tags of a file, or of one type of it.
func jsonFields(t *testing.T, name string) (fields []string) {
	t.Helper()
	file, typ, _ := strings.Cut(name, ":")
	f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.TypeSpec:
			return typ == "" || n.Name.Name == typ
		case *ast.Field:
			if n.Tag != nil {
				tag, _ := strconv.Unquote(n.Tag.Value)
				field, _, _ := strings.Cut(reflect.StructTag(tag).Get("json"), ",")
				if field != "" && field != "-" {
					fields = append(fields, field)
				}
			}
		}
		return true
	})
	if len(fields) == 0 {
		t.Errorf("%s has no fields of JSON", name)
	}
	return fields
}
