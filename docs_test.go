package galley_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
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

var (
	fencedBlock = regexp.MustCompile("(?ms)^```.*?^```$")
	codeSpan    = regexp.MustCompile("`([^`\n]+)`")
	relative    = regexp.MustCompile(`\]\(([^):#]*)(?:#([^)]*))?\)`)
	goName      = regexp.MustCompile(`^\*?([a-z][a-z0-9/]*)\.([A-Z]\w*(?:\.[A-Za-z]\w*)?)(?:\(.*\))?$`)
	elsewhere   = regexp.MustCompile(`^(\w+\.com|bin|corpora)/`) // modules, what is built, what is beside the project
	sourceFile  = regexp.MustCompile(`/[\w.-]+\.(go|js|sh)$`)
	filePath    = regexp.MustCompile(`^[\w.-]+(/[\w.-]+)*/[\w.-]+$|^\w+\.go$`)
)

// TestDocumentedNames holds that what the documents name is there: Go names such as
// `models.Wrapper.Select`, and in docs/architecture.md, docs/rules.md and docs/developing.md
// also the paths of files and packages; elsewhere those of source files.
func TestDocumentedNames(t *testing.T) {
	names := declared(t)
	for _, file := range documents(t) {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		text := fencedBlock.ReplaceAllString(string(data), "")
		hasPaths := file == "docs/architecture.md" || file == "docs/rules.md" || file == "docs/developing.md"
		for _, span := range codeSpan.FindAllStringSubmatch(text, -1) {
			if m := goName.FindStringSubmatch(span[1]); m != nil {
				if !names[m[1]+"."+m[2]] {
					t.Errorf("%s: there is no %s", file, span[1])
				}
			} else if (hasPaths || sourceFile.MatchString(span[1])) && filePath.MatchString(span[1]) && !elsewhere.MatchString(span[1]) {
				if _, err := os.Stat(span[1]); err != nil {
					t.Errorf("%s: there is no file %s", file, span[1])
				}
			}
		}
	}
}

// TestDocumentedLinks holds that links between documents lead to files that are there, and to
// headings that they have.
func TestDocumentedLinks(t *testing.T) {
	for _, file := range documents(t) {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, link := range relative.FindAllStringSubmatch(fencedBlock.ReplaceAllString(string(data), ""), -1) {
			target := path.Join(path.Dir(file), link[1])
			if link[1] == "" {
				target = file
			}
			text, err := os.ReadFile(target)
			if _, statErr := os.Stat(target); statErr != nil {
				t.Errorf("%s: a link leads to %s, which is not there", file, link[1])
			} else if link[2] != "" && (err != nil || !slices.Contains(anchors(string(text)), link[2])) {
				t.Errorf("%s: a link leads to %s#%s, which is no heading there", file, link[1], link[2])
			}
		}
	}
}

// anchors are what the headings of a document are called in addresses, as GitHub makes it.
func anchors(text string) (names []string) {
	for _, heading := range regexp.MustCompile(`(?m)^#+ (.*)$`).FindAllStringSubmatch(text, -1) {
		name := regexp.MustCompile(`[^\p{L}\p{N} _-]`).ReplaceAllString(strings.ToLower(heading[1]), "")
		names = append(names, strings.ReplaceAll(name, " ", "-"))
	}
	return names
}

// documents are the files of all documents.
func documents(t *testing.T) []string {
	t.Helper()
	files := []string{"README.md"}
	for _, pattern := range []string{"docs/*.md", "docs/*/*.md", "docs/*/*/*.md"} {
		more, err := filepath.Glob(pattern)
		if err != nil || len(more) == 0 {
			t.Fatalf("%s: documents %v, %v", pattern, more, err)
		}
		files = append(files, more...)
	}
	return files
}

// declared are the names that the packages declare, tests included: pkg.Name, and
// pkg.Type.Name for methods and fields. A package is called by its path and by the last
// element of it.
func declared(t *testing.T) map[string]bool {
	t.Helper()
	names := map[string]bool{}
	err := filepath.WalkDir(".", func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && (d.Name() == "build" || strings.HasPrefix(d.Name(), ".") && d.Name() != ".") {
			return fs.SkipDir
		}
		if d.IsDir() || !strings.HasSuffix(name, ".go") {
			return nil
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		dir := path.Dir(filepath.ToSlash(name))
		short := strings.TrimSuffix(f.Name.Name, "_test")
		for _, decl := range declarations(f) {
			names[dir+"."+decl], names[short+"."+decl] = true, true
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return names
}

// declarations are the names that a file declares.
func declarations(f *ast.File) (names []string) {
	for _, decl := range f.Decls {
		switch d := decl.(type) {
		case *ast.FuncDecl:
			name := d.Name.Name
			if d.Recv != nil {
				name = receiver(d.Recv.List[0].Type) + "." + name
			}
			names = append(names, name)
		case *ast.GenDecl:
			for _, spec := range d.Specs {
				switch s := spec.(type) {
				case *ast.ValueSpec:
					for _, n := range s.Names {
						names = append(names, n.Name)
					}
				case *ast.TypeSpec:
					names = append(names, s.Name.Name)
					for _, member := range members(s.Type) {
						names = append(names, s.Name.Name+"."+member)
					}
				}
			}
		}
	}
	return names
}

// members are the fields of a struct and the methods of an interface.
func members(typ ast.Expr) (names []string) {
	var list *ast.FieldList
	switch t := typ.(type) {
	case *ast.StructType:
		list = t.Fields
	case *ast.InterfaceType:
		list = t.Methods
	default:
		return nil
	}
	for _, f := range list.List {
		for _, n := range f.Names {
			names = append(names, n.Name)
		}
	}
	return names
}

// receiver is the name of a method's type.
func receiver(typ ast.Expr) string {
	switch t := typ.(type) {
	case *ast.StarExpr:
		return receiver(t.X)
	case *ast.IndexExpr:
		return receiver(t.X)
	case *ast.IndexListExpr:
		return receiver(t.X)
	case *ast.Ident:
		return t.Name
	}
	return ""
}
