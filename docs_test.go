package galley_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"regexp"
	"strings"
	"testing"
)

var goBlock = regexp.MustCompile("(?ms)^```go\n(.*?)^```$")

// TestDocumentedCode holds that the Go code of the documents compiles and does what
// they say: each block is the body of an Example.
func TestDocumentedCode(t *testing.T) {
	bodies := exampleBodies(t, "example_test.go", "render/example_test.go")
	for _, name := range []string{"README.md", "docs/embedding.md"} {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		blocks := goBlock.FindAllStringSubmatch(string(text), -1)
		if len(blocks) == 0 {
			t.Errorf("%s has no Go code", name)
		}
		for _, block := range blocks {
			if !bodies[strings.TrimSpace(block[1])] {
				t.Errorf("%s: this is not the body of an Example:\n%s", name, block[1])
			}
		}
	}
}

// exampleBodies are the bodies of the Examples in the files, without their output.
func exampleBodies(t *testing.T, files ...string) map[string]bool {
	t.Helper()
	bodies := map[string]bool{}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		fset := token.NewFileSet()
		f, err := parser.ParseFile(fset, name, text, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, decl := range f.Decls {
			fn, ok := decl.(*ast.FuncDecl)
			if !ok || !strings.HasPrefix(fn.Name.Name, "Example") {
				continue
			}
			body := string(text[fset.Position(fn.Body.Lbrace).Offset+1 : fset.Position(fn.Body.Rbrace).Offset])
			body, _, _ = strings.Cut(body, "\t// Output:")
			bodies[strings.TrimSpace(strings.ReplaceAll(body, "\n\t", "\n"))] = true
		}
	}
	return bodies
}
