package imports

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"galley/dataset"
	"galley/page"
	"galley/page/pagetest"
	"galley/page/parse"
	"galley/testdata/testfile"
)

// corpora is the folder of the shared corpora. Tests that need it are skipped
// without, except where CI promises it.
func corpora(t *testing.T) string {
	t.Helper()
	shared := os.Getenv("GALLEY_SHARED")
	if shared == "" {
		shared = filepath.Join("..", "..", "..", "shared")
	}
	dir := filepath.Join(shared, "corpora")
	if _, err := os.Stat(dir); err != nil {
		if os.Getenv("CI") != "" {
			t.Fatalf("CI is set and the corpora are not there: %v", err)
		}
		t.Skipf("no corpora (set GALLEY_SHARED): %v", err)
	}
	return dir
}

// matches finds files, and fails when there are none.
func matches(t *testing.T, pattern string) []string {
	t.Helper()
	names, err := filepath.Glob(pattern)
	if err != nil || len(names) == 0 {
		t.Fatalf("%s matches nothing: %v", pattern, err)
	}
	return names
}

// The truth is that of the rendered page; on these sites scripts change nothing
// above title and body, so that the parsed page has the same elements.
func TestImportTruth(t *testing.T) {
	const base = "http://127.0.0.1:8000/"
	for _, truth := range matches(t, filepath.Join(corpora(t), "sites", "*", "truth.jsonl")) {
		site := filepath.Dir(truth)
		t.Run(filepath.Base(site), func(t *testing.T) {
			f, err := os.Open(truth)
			if err != nil {
				t.Fatal(err)
			}
			defer f.Close()
			list, errs := Read(f)
			if len(list) != 86 || len(errs) != 0 {
				t.Fatalf("%d imports, errors %v", len(list), errs)
			}
			byURL, errs := ByURL(list, base)
			if len(byURL) != len(list) || len(errs) != 0 {
				t.Fatalf("%d addresses, errors %v", len(byURL), errs)
			}
			for _, m := range list[:10] {
				importOne(t, site, base, m, byURL)
			}
		})
	}
}

func importOne(t *testing.T, site, base string, m Label, byURL map[string]Label) {
	t.Helper()
	name := filepath.Join(site, filepath.FromSlash(m.URL))
	if strings.HasSuffix(m.URL, "/") {
		name = filepath.Join(name, "index.html")
	}
	source, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	p := pagetest.At(t, strings.TrimSuffix(base, "/")+m.URL, string(source))
	found, ok := byURL[dataset.URLKey(p.URL)]
	if !ok || found.Line != m.Line {
		t.Fatalf("%s is line %d, found line %d, %v", p.URL, m.Line, found.Line, ok)
	}
	sel, err := found.Select(p)
	if err != nil {
		t.Error(err)
		return
	}
	if p.XPath(sel.Title) != m.Title || p.XPath(sel.Body()) != m.Body[0] {
		t.Errorf("%s: selected %s and %s", p.URL, p.XPath(sel.Title), p.XPath(sel.Body()))
	}
	if back, err := dataset.NewLabel(p, sel, true, dataset.ByImport, noon).Resolve(p); err != nil || back.Title != sel.Title || back.Body() != sel.Body() {
		t.Errorf("%s: the label resolves to %v, %v", p.URL, back, err)
	}
	// The same page by its gold text: not the same element on all (boxes inside the
	// body), but the title must be.
	gold := Label{Article: true, GoldText: m.BodyText, GoldTitle: m.TitleText}
	if byText, err := gold.Select(p); err != nil {
		t.Errorf("by gold text: %v", err)
	} else if page.Fold(p.Text(byText.Title)) != page.Fold(m.TitleText) {
		t.Errorf("%s: by gold text the title is %q", p.URL, p.Text(byText.Title))
	}
}

func TestImportGold(t *testing.T) {
	dir := filepath.Join(corpora(t), "wcxb", "dev")
	for _, id := range []string{"0001", "0056", "0137", "0237", "0391", "4258"} {
		t.Run(id, func(t *testing.T) {
			var truth struct {
				Gold struct {
					Title string `json:"title"`
					Text  string `json:"main_content"`
				} `json:"ground_truth"`
			}
			data, err := os.ReadFile(filepath.Join(dir, "ground-truth", id+".json"))
			if err != nil {
				t.Fatal(err)
			}
			if err := json.Unmarshal(data, &truth); err != nil {
				t.Fatal(err)
			}
			p := unzipped(t, filepath.Join(dir, "html", id+".html.gz"))
			line, err := json.Marshal(map[string]string{"id": id, "gold_text": truth.Gold.Text, "gold_title": truth.Gold.Title})
			if err != nil {
				t.Fatal(err)
			}
			list, errs := Read(strings.NewReader(string(line)))
			if len(list) != 1 || len(errs) != 0 {
				t.Fatalf("%v, %v", list, errs)
			}
			sel, err := list[0].Select(p)
			if err != nil {
				t.Fatal(err)
			}
			bestFit(t, p, sel.Body(), splitWords(truth.Gold.Text))
		})
	}
}

// bestFit checks the choice by counting anew what competes with it.
func bestFit(t *testing.T, p *page.Page, body page.NodeID, gold []string) {
	t.Helper()
	f1 := func(n page.NodeID) float64 { return bagF1(splitWords(p.Text(n)), gold) }
	got := f1(body)
	if got < 0.8 {
		t.Errorf("F1 of the body is %.3f", got)
	}
	for a := range p.Ancestors(body) {
		if f1(a) > got {
			t.Errorf("F1 is %.3f, of %s around it %.3f", got, p.XPath(a), f1(a))
		}
	}
	for c := range p.Children(body) {
		if p.Nodes[c].Kind == page.Element && f1(c) >= got {
			t.Errorf("F1 is %.3f, of its child %s %.3f", got, p.XPath(c), f1(c))
		}
	}
}

func unzipped(t *testing.T, name string) *page.Page {
	t.Helper()
	p, err := parse.HTML(bytes.NewReader(testfile.Gunzip(t, name)), parse.Source{URL: "https://example.org/"})
	if err != nil {
		t.Fatal(err)
	}
	return p
}
