package galley_test

import (
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// packageRow is a row of the table of packages: its first cell has names of packages.
var packageRow = regexp.MustCompile("(?m)^\\| (`[^|]*`) \\|")

// TestDocumentedLayers holds that docs/architecture.md draws the layers as they are, from the
// top down. A layer may take several lines there.
func TestDocumentedLayers(t *testing.T) {
	var drawn []string
	for _, block := range fencedBlock.FindAllString(sectionOf(t, "docs/architecture.md", "## Layers and packages"), -1) {
		drawn = strings.Split(strings.Trim(block, "`\n"), "\n")
	}
	for i, layer := range layers {
		var got []string
		for len(got) < len(layer) && len(drawn) > 0 {
			line := strings.Replace(drawn[len(drawn)-1], "galley (the root)", ".", 1)
			got, drawn = append(got, strings.Fields(line)...), drawn[:len(drawn)-1]
		}
		slices.Sort(got)
		if want := slices.Sorted(slices.Values(layer)); !slices.Equal(got, want) {
			t.Fatalf("layer %d from the bottom: docs/architecture.md draws %v, arch_test.go has %v", i, got, want)
		}
	}
	if len(drawn) > 0 {
		t.Errorf("docs/architecture.md draws more layers: %v", drawn)
	}
}

// TestDocumentedPackages holds that the table of packages in docs/architecture.md has each
// package once, and nothing else.
func TestDocumentedPackages(t *testing.T) {
	packages := slices.Concat(layers...)
	var described []string
	for _, row := range packageRow.FindAllStringSubmatch(sectionOf(t, "docs/architecture.md", "## Layers and packages"), -1) {
		for _, span := range codeSpan.FindAllStringSubmatch(row[1], -1) {
			name := span[1]
			if name == "galley" {
				name = "." // the root
			}
			if slices.Contains(described, name) {
				t.Errorf("docs/architecture.md has two rows for %s", span[1])
			}
			described = append(described, name)
			if !slices.Contains(packages, name) {
				t.Errorf("docs/architecture.md has a row for %s, which is no package", span[1])
			}
		}
	}
	for _, name := range packages {
		if !slices.Contains(described, name) {
			t.Errorf("docs/architecture.md has no row for package %s", name)
		}
	}
}

// TestDocumentsAreListed holds that docs/index.md leads to each document beside it.
func TestDocumentsAreListed(t *testing.T) {
	index, err := os.ReadFile("docs/index.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range documents(t) {
		if name := filepath.Base(file); filepath.Dir(file) == "docs" && name != "index.md" && !strings.Contains(string(index), "("+name+")") {
			t.Errorf("docs/index.md does not lead to %s", file)
		}
	}
}

// ruleTools are the packages below models/boilerplate that have no rules, but what rules share.
var ruleTools = []string{"view", "markup", "span", "signature", "bodytest"}

// TestDocumentedRules holds that docs/rules.md names each file that has a rule of what is kept
// and cut: one with an exported function that changes posteriors.
func TestDocumentedRules(t *testing.T) {
	text, err := os.ReadFile("docs/rules.md")
	if err != nil {
		t.Fatal(err)
	}
	rule := regexp.MustCompile(`(?m)^func (\([^)]*\) )?(Keep|Drop|Raise|With|Last|Behind)`)
	for _, file := range sources(t) {
		name := filepath.ToSlash(file)
		if dir := path.Dir(name); !strings.HasPrefix(name, "models/boilerplate/") || slices.Contains(ruleTools, path.Base(dir)) {
			continue
		}
		code, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if rule.Match(code) && !strings.Contains(string(text), "`"+name+"`") {
			t.Errorf("docs/rules.md has no row for %s", name)
		}
	}
}
