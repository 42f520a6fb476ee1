package tables

import (
	"slices"
	"strings"

	"galley/models/boilerplate/span"
	"galley/models/boilerplate/view"
	"galley/models/pagekind"
	"galley/models/region"
	"galley/page"
)

// Bounds of a table of what a product is like: rows, the share of them that have a name and a
// value, and words of a name on average.
const (
	specLeast = 3
	specShare = 0.8
	specName  = 4.0
	specLong  = 8.0 // words of a name that count: what explains it may stand behind it, to be opened
)

// MayHaveSpecs reports whether tables of a page of a kind say what a product is like. Most shops
// do not say what their pages are; what posts have is of who wrote them.
func MayHaveSpecs(v *view.View, kind pagekind.Kind) bool {
	return kind == pagekind.Product || kind != pagekind.Forum && !v.HasThread()
}

// RaiseSpecs raises the posteriors of tables that say of a product in rows of name and value
// what it is like: material, weight, size. They are text of the page as its description is.
// Tables with the same names are of entries that have them each, such as posts and their authors, and so are
// those that are marked up as such ones: not all authors say where they live.
func RaiseSpecs(v *view.View, post []float64) {
	tables, names := specs(v)
	count, ofEntries := map[string]int{}, map[string]bool{}
	for _, name := range names {
		count[name]++
	}
	for i, n := range tables {
		if class := v.Page.Nodes[n].Attr("class"); class != "" && count[names[i]] > 1 {
			ofEntries[v.Page.Nodes[n].Tag+"."+class] = true
		}
	}
	for i, n := range tables {
		if from, to := v.Span(n); count[names[i]] == 1 && !ofEntries[v.Page.Nodes[n].Tag+"."+v.Page.Nodes[n].Attr("class")] {
			span.Raise(post[from:to], view.Likely)
		}
	}
}

// specs are the tables and lists of definitions that have names with values, with the names
// of each. Those with fewer rows are where others are marked up as they are, and link nothing: the parameters
// of a function.
func specs(v *view.View) (tables []page.NodeID, names []string) {
	var short []page.NodeID
	body, beside := v.Page.Body(), page.NodeID(0) // the end of the outermost landmark
	for n := body; n < v.Page.Nodes[body].End; n++ {
		node := &v.Page.Nodes[n]
		if n < beside || node.Kind != page.Element {
			continue
		}
		if region.IsLandmark(node) && node.Tag != "form" {
			beside = node.End
			continue
		}
		if node.Tag != "table" && node.Tag != "dl" {
			continue
		}
		if rows := specRows(v, n); rows >= specLeast {
			tables, names = append(tables, n), append(names, specNames(v, n))
			n = node.End - 1
		} else if rows > 0 && node.Attr("class") != "" && v.LinkShare(n) == 0 {
			short = append(short, n)
		}
	}
	for _, n := range short {
		if slices.ContainsFunc(tables, func(o page.NodeID) bool {
			return v.Page.Nodes[o].Tag == v.Page.Nodes[n].Tag && v.Page.Nodes[o].Attr("class") == v.Page.Nodes[n].Attr("class")
		}) {
			tables, names = append(tables, n), append(names, specNames(v, n))
		}
	}
	return tables, names
}

// specNames are the texts of the first cell of each row, and of the terms, of a table.
func specNames(v *view.View, table page.NodeID) string {
	var b strings.Builder
	first := false
	for i := table + 1; i < v.Page.Nodes[table].End; i++ {
		tag := v.Page.Nodes[i].Tag
		if tag == "dt" || first && (tag == "td" || tag == "th") {
			b.WriteString(page.Norm(v.Page.Text(i)) + "\n")
		}
		first = tag == "tr" || first && tag != "td" && tag != "th"
	}
	return b.String()
}

// specRows is how many rows a table or list of definitions of names with values has, 0 of any other.
func specRows(v *view.View, table page.NodeID) int {
	rows, pairs, cells, names := 0.0, 0.0, 0, 0.0
	end := func() {
		if cells == 2 {
			pairs++
		}
		cells = 0
	}
	for i := table + 1; i < v.Page.Nodes[table].End; i++ {
		switch tag := v.Page.Nodes[i].Tag; tag {
		case "table", "form", "iframe", "select", "input":
			return 0
		case "tr", "dt":
			end()
			if rows++; tag == "tr" {
				continue
			}
			fallthrough
		case "td", "th", "dd":
			if cells++; cells == 1 {
				names += min(v.WordsOf(i), specLong)
			}
		}
	}
	end()
	if pairs < specShare*rows || names > specName*rows || v.LinkShare(table) >= view.MostLinked {
		return 0
	}
	return int(rows)
}
