package subtree_test

import (
	"fmt"
	"strings"

	"galley/features"
	"galley/features/column"
	"galley/features/subtree"
	"galley/features/wang"
	"galley/page"
	"galley/page/parse"
)

// pageOf makes a page of HTML.
func pageOf(source string) *page.Page {
	p, err := parse.HTML(strings.NewReader(source), parse.Source{URL: "https://news.example/ships"})
	if err != nil {
		panic(err)
	}
	return p
}

func ExampleIndex() {
	p := pageOf("<nav><a href=/>Home</a></nav><h1>Ships leave</h1><p>The ships left the harbour at dawn, and nobody knows why.")
	x := features.NewIndex(p, wang.Limits{})
	for i := range x.NumBlocks() {
		fmt.Printf("%-2s %2d words, prose %-5v %s\n", p.Nodes[x.BlockElement(i)].Tag, x.BlockWords(i), x.IsProse(i), x.BlockText(i))
	}
	// Output:
	// nav  1 words, prose false Home
	// h1  2 words, prose false Ships leave
	// p  11 words, prose true  The ships left the harbour at dawn, and nobody knows why.
}

func ExampleSet_Only() {
	spatial := subtree.Wang2009().Only(column.Spatial)
	fmt.Println(spatial.Names(subtree.Body))
	fmt.Println(spatial.Names(subtree.Title))
	// Output:
	// [RectLeft RectTop RectWidth RectHeight]
	// [RectLeft RectTop RectWidth RectHeight Overlap Distance Flat]
}

func ExampleSet_Columns() {
	for _, c := range subtree.Wang2009().Columns(subtree.Body, column.Content) {
		fmt.Printf("%s: %s of %s\n", c.Name, c.Unit, c.Doc)
	}
	// Output:
	// FormattingElementsNum: share of formatting elements that are children, of all of the page
	// FormattedContentLen: share of characters of those children, of those of all formatting elements; nested ones count each
}

func ExampleTable_Pick() {
	x := features.NewIndex(pageOf("<p>Read <a href=/all>all about it</a>.</p>"), wang.Limits{})
	table, err := features.Blocks(false).Pick([]column.Ref{{Name: "link_share", Version: 1}, {Name: "is_p", Version: 1}})
	if err != nil {
		panic(err)
	}
	row := make([]float64, table.Len())
	x.BlockRows(&table)(0, row)
	for i, c := range table.Columns() {
		fmt.Printf("%s (%s, %s): %.3f\n", c.Name, c.Unit, c.Doc, row[i])
	}
	// Output:
	// link_share (share, characters in links): 0.667
	// is_p (0 or 1, its element is a p): 1.000
}
