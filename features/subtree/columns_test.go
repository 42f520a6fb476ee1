package subtree

import (
	"slices"
	"strings"
	"testing"

	"galley/features"
	"galley/features/column"
	"galley/features/wang"
	"galley/page"
	"galley/page/pagetest"
)

// TestTables: every column has a name of its own in its table, and says what it is.
func TestTables(t *testing.T) {
	for kind, columns := range map[string][]column.Column{
		"block": features.Blocks(true).Columns(), "context": features.Contexts().Columns(), "body": features.Bodies().Columns(),
		"title": features.Titles().Columns(), "document": features.Documents().Columns(),
		"body of full": Full().Columns(Body, column.All), "title of full": Full().Columns(Title, column.All),
		"body of relative": Relative().Columns(Body, column.All), "title of relative": Relative().Columns(Title, column.All),
	} {
		seen := map[string]bool{}
		for _, c := range columns {
			if seen[c.Name] || c.Name == "" || c.Doc == "" || strings.HasPrefix(c.Doc, "ln(") || strings.HasPrefix(c.Doc, "share of") || c.Unit == "" || c.Source == "" || c.Version < 1 || c.Group != column.Spatial && c.Group != column.Content {
				t.Errorf("%s: %+v", kind, c)
			}
			seen[c.Name] = true
		}
	}
}

// TestRanges: what is measured lies in the range of its unit.
func TestRanges(t *testing.T) {
	for _, source := range []string{
		"", "<p>x", "<title>a b</title><h1>a b</h1><p>" + pagetest.Sentences("boat", 3) + "</p><ul><li>a<li>b<li>c</ul>",
		"<body><nav><a href=/>Home</a></nav><article><h1>A</h1><p>" + pagetest.Sentences("boat", 4) + "</p><img src=a></article><footer>© 2026</footer>",
	} {
		x := features.NewIndex(pagetest.Parse(t, source), wang.Limits{})
		post := make([]float64, x.NumBlocks())
		for i := range post {
			post[i] = float64(i%3) / 2
		}
		blocks, contexts, bodies, titles, documents := features.Blocks(true), features.Contexts(), features.Bodies(), features.Titles(), features.Documents()
		inRange(t, blocks.Columns(), len(post), x.BlockRows(&blocks))
		scores := x.Scores(post)
		inRange(t, contexts.Columns(), len(post), func(i int, out []float64) { scores.Row(&contexts, i, out) })
		body := scores.Bodies()
		inRange(t, bodies.Columns(), len(body.Nodes()), func(i int, out []float64) { body.Row(&bodies, i, out) })
		title := scores.Titles(page.None)
		inRange(t, titles.Columns(), len(title.Nodes()), func(i int, out []float64) { title.Row(&titles, i, out) })
		document := title.Document(features.Choice{Node: page.None}, features.Choice{Node: page.None})
		inRange(t, documents.Columns(), 1, func(_ int, out []float64) { document.Row(&documents, out) })
	}
}

func inRange(t *testing.T, columns []column.Column, rows int, fill func(i int, out []float64)) {
	t.Helper()
	row := make([]float64, len(columns))
	for i := range rows {
		fill(i, row)
		for k, v := range row {
			if low, high := columns[k].Unit.Range(); !(v >= low-1e-9 && v <= high+1e-9) {
				t.Errorf("%s of row %d is %v, want it in [%v, %v]", columns[k].Name, i, v, low, high)
			}
		}
	}
}

// TestPickFromTable: columns are found by name, and only in the version that was asked for.
func TestPickFromTable(t *testing.T) {
	picked, err := features.Blocks(false).Pick([]column.Ref{{Name: "link_share", Version: 1}, {Name: "words", Version: 1}})
	if err != nil || !slices.Equal(picked.Names(), []string{"link_share", "words"}) {
		t.Errorf("picked %v: %v", picked.Names(), err)
	}
	if _, err := features.Blocks(false).Pick([]column.Ref{{Name: "colour", Version: 1}}); err == nil || !strings.Contains(err.Error(), "colour") {
		t.Errorf("an unknown column: %v", err)
	}
	if _, err := features.Blocks(false).Pick([]column.Ref{{Name: "words", Version: 2}}); err == nil || !strings.Contains(err.Error(), "version 2") {
		t.Errorf("another version: %v", err)
	}
}
