package tables

import (
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
	"galley/models/pagekind"
)

// TestRaiseSpecs: tables and lists that say in names and values what a product is like are text.
func TestRaiseSpecs(t *testing.T) {
	rows := func(n int, row string) string { return strings.Repeat(row, n) }
	table := "<table>" + rows(3, "<tr><th>Weight</th><td>2 kg</td></tr>") + "</table>"
	tests := []struct {
		name, source string
		raised       int // blocks
	}{
		{"table", table, 6},
		{"list", "<dl>" + rows(3, "<dt>Weight</dt><dd>2 kg</dd>") + "</dl>", 6},
		{"two rows", "<table>" + rows(2, "<tr><th>Weight</th><td>2 kg</td></tr>") + "</table>", 0},
		{"two rows, marked up as another", strings.Replace(table, "<table>", "<table class=of>", 1) + "<table class=of>" + rows(2, "<tr><th>Width</th><td>2 m</td></tr>") + "</table>", 10},
		{"two rows of links, marked up as another", strings.Replace(table, "<table>", "<table class=of>", 1) + "<table class=of>" + rows(2, "<tr><th><a href=/w>Width</a></th><td>from side to side</td></tr>") + "</table>", 6},
		{"two rows, marked up otherwise", strings.Replace(table, "<table>", "<table class=of>", 1) + "<table class=in>" + rows(2, "<tr><th>Width</th><td>2 m</td></tr>") + "</table>", 6},
		{"three columns", "<table>" + rows(3, "<tr><td>S</td><td>36</td><td>38</td></tr>") + "</table>", 0},
		{"names of a sentence", "<table>" + rows(3, "<tr><td>What is in the box that you send us?</td><td>All.</td></tr>") + "</table>", 0},
		{"a name that is explained", "<dl>" + rows(4, "<dt>Weight</dt><dd>2 kg</dd>") + "<dt>Draught <span>" + strings.Repeat("how deep the boat lies in the water ", 3) + "</span></dt><dd>1 m</dd></dl>", 10},
		{"links", "<table>" + rows(3, "<tr><td>More</td><td><a href=/p>of this kind of boat</a></td></tr>") + "</table>", 0},
		{"choices", "<table>" + rows(3, "<tr><td>Size</td><td><select><option>36</select></td></tr>") + "</table>", 0},
		{"in a footer", "<footer>" + table + "</footer>", 0},
		{"of two entries", table + table, 0},
		{"of three entries, one of which has no such row", strings.Repeat("<dl class=by>"+rows(3, "<dt>Weight</dt><dd>2 kg</dd>")+"</dl>", 2) + "<dl class=by>" + rows(4, "<dt>Weight</dt><dd>2 kg</dd>") + "</dl>", 0},
		{"two of one thing", table + strings.ReplaceAll(table, "Weight", "Width"), 12},
		{"a layout around it", "<table><tr><td>" + table + "</td><td>Text</td></tr></table>", 6},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, scores := bodytest.EvenScores(t, "<main><p>"+bodytest.ShortText+"</p>"+tt.source+"</main>", 0.2)
			post := append([]float64(nil), scores.Posteriors()...)
			RaiseSpecs(view.New(scores, x), post)
			raised := 0
			for _, p := range post {
				if p >= view.Likely {
					raised++
				}
			}
			if raised != tt.raised {
				t.Errorf("raised %d blocks, want %d", raised, tt.raised)
			}
		})
	}
}

// TestMayHaveSpecs: of pages that do not say what they are, all that have no thread.
func TestMayHaveSpecs(t *testing.T) {
	thread := strings.ReplaceAll(bodytest.EntriesBy(`<div class=post><div>NAME · DAY</div><p>TEXT</p></div>`, "Ann Lee", "bob42", "Cem Su", "Dan Po"), "TEXT", bodytest.ShortText)
	tests := []struct {
		name, source string
		kind         pagekind.Kind
		want         bool
	}{
		{"a product", "<p>" + bodytest.ShortText + "</p>", pagekind.Product, true},
		{"unsaid", "<p>" + bodytest.ShortText + "</p>", pagekind.Page, true},
		{"a forum", "<p>" + bodytest.ShortText + "</p>", pagekind.Forum, false},
		{"a thread", thread, pagekind.Page, false},
		{"a product with opinions", thread, pagekind.Product, true},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, scores := bodytest.EvenScores(t, "<main>"+tt.source+"</main>", 0.2)
			if got := MayHaveSpecs(view.New(scores, x), tt.kind); got != tt.want {
				t.Errorf("%v, want %v", got, tt.want)
			}
		})
	}
}
