package models

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"galley/features/column"
	"galley/features/subtree"
	"galley/internal/svm"
	"galley/models/machine"
	"galley/page"
	"galley/page/pagetest"
)

var update = flag.Bool("update", false, "write the golden files anew")

// laid is a page with the boxes and fonts that its elements say.
func laid(t testing.TB, html string) *page.Page {
	t.Helper()
	return pagetest.Boxed(t, "https://news.example/story", html)
}

// article is an ordinary news page.
const article = `<title>Ships leave | Example</title><body box="0 0 1366 2400">
<nav box="0 0 1366 60"><a href=/world box="20 10 80 30">World</a> <a href=/sport box="120 10 80 30">Sport</a></nav>
<div id=page box="100 80 1166 2200">
<main id=main box="100 80 800 2100"><article id=article box="100 80 800 2100">
<h1 id=title box="100 100 800 60" font=36>Ships leave the harbour</h1>
<div id=body box="100 200 800 1400">
<p box="100 200 800 120">The first of them left at dawn, and nobody was there to see it.</p>
<p box="100 340 800 120">The others followed by noon. <b box="300 360 90 20">Nobody knows</b> why they did.</p>
<p box="100 480 800 120">“It is the season,” said the harbour master.</p>
</div>
<p id=note box="100 1620 800 60">Corrected at noon.</p></article></main>
<aside id=side box="940 80 300 1200"><h2 box="940 80 300 40" font=20>Most read</h2>
<ul box="940 130 300 600"><li box="940 130 300 40"><a href=/one box="940 130 300 20">Sailors go home early</a></li>
<li box="940 180 300 40"><a href=/two box="940 180 300 20">Fish is dear again this week</a></li></ul></aside>
</div></body>`

// name is the id of an element, its tag where it has none.
func name(p *page.Page, n page.NodeID) string {
	if n == page.None {
		return "none"
	}
	if id := p.Nodes[n].Attr("id"); id != "" {
		return id
	}
	return p.Nodes[n].Tag
}

// modelText is a model that likes rows whose column (from 1) is high and not low;
// the kernel is so wide that other columns hardly count.
func modelText(column int, high, low float64) string {
	return fmt.Sprintf(`svm_type c_svc
kernel_type rbf
gamma 0.0001220703125
nr_class 2
total_sv 2
rho 0
label 1 -1
probA -50
probB 0.25
nr_sv 1 1
SV
1 %d:%g 
-1 %[1]d:%[3]g 
`, column, high, low)
}

func readModel(t testing.TB, text string, dim int) *svm.Model {
	t.Helper()
	m, err := svm.ReadModel(strings.NewReader(text), dim)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// tiny is a wrapper with all columns of subtree.Full that takes the element with
// the most paragraphs for the body and an h1 for the title.
func tiny(t testing.TB) *Wrapper {
	t.Helper()
	set := subtree.Full()
	formatting, h1 := set.Names(subtree.Body), set.Names(subtree.Title)
	return &Wrapper{
		Boxes: true, Viewport: page.DefaultViewport,
		Machines: &machine.Stages{
			Set: set, Limits: set.Limits,
			Body:  readModel(t, modelText(slices.Index(formatting, "FormattingElementsNum")+1, 15, 0), len(formatting)),
			Title: readModel(t, modelText(slices.Index(h1, "IsH1")+1, 6, 0), len(h1)),
		},
		Record: Record{
			Sites: []string{"news.example"}, Pages: 2, Dataset: "feed", Browser: "Chrome/156", Columns: column.All, Seed: 7,
			Body:         Fit{Candidates: 40, C: 4, Gamma: 0.0001220703125, WeightPos: 10, WeightNeg: 0.5, SupportVectors: 2},
			Title:        Fit{Candidates: 30, C: 16, Gamma: 0.0001220703125, WeightPos: 7.5, WeightNeg: 0.5, SupportVectors: 2},
			CrossChecked: CrossChecked{Folds: 2, Title: 1, Body: 0.5, Page: 0.5},
			Warnings:     []string{"https://news.example/1: the labelled title was added"},
		},
	}
}

// with is tiny with one column a model: it likes high values of them, or low ones
// where like is negative.
func with(t testing.TB, bodyColumn string, bodyLike float64, titleColumn string, titleLike float64) *Wrapper {
	t.Helper()
	w := tiny(t)
	var err error
	if w.Machines.Set, err = w.Machines.Set.Pick(subtree.Body, bodyColumn); err != nil {
		t.Fatal(err)
	}
	if w.Machines.Set, err = w.Machines.Set.Pick(subtree.Title, titleColumn); err != nil {
		t.Fatal(err)
	}
	w.Machines.Body = readModel(t, modelText(1, 20*bodyLike, -20*bodyLike), 1)
	w.Machines.Title = readModel(t, modelText(1, 20*titleLike, -20*titleLike), 1)
	return w
}

// trained is tiny with as many support vectors as a training on 40 pages leaves.
func trained(t testing.TB, vectors int) *Wrapper {
	t.Helper()
	w := tiny(t)
	r := rand.New(rand.NewPCG(40, 0))
	text := func(dim int) string {
		head, _, _ := strings.Cut(modelText(1, 1, 1), "SV\n")
		head = strings.Replace(head, "total_sv 2", fmt.Sprintf("total_sv %d", 2*vectors), 1)
		head = strings.Replace(head, "nr_sv 1 1", fmt.Sprintf("nr_sv %d %d", vectors, vectors), 1)
		var b strings.Builder
		b.WriteString(head + "SV\n")
		for i := range 2 * vectors {
			fmt.Fprint(&b, 1-2*(i/vectors))
			for c := range dim {
				fmt.Fprintf(&b, " %d:%.6f", c+1, r.NormFloat64())
			}
			b.WriteString("\n")
		}
		return b.String()
	}
	body, title := len(w.Machines.Set.Names(subtree.Body)), len(w.Machines.Set.Names(subtree.Title))
	w.Machines.Body, w.Machines.Title = readModel(t, text(body), body), readModel(t, text(title), title)
	return w
}

// golden compares with a file below testdata.
func golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s differs (accept with: go test ./models -update)\n got:\n%s\nwant:\n%s", path, got, want)
	}
}
