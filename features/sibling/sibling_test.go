package sibling

import (
	"slices"
	"strings"
	"testing"

	"galley/features/block"
	"galley/page"
	"galley/page/pagetest"
)

func listOf(t *testing.T, source string) *block.List {
	t.Helper()
	l := block.Find(pagetest.Parse(t, source))
	l.SumUp()
	return l
}

// TestSiblingGroups: comments are a group, whatever they are made of; paragraphs are none.
func TestSiblingGroups(t *testing.T) {
	const words = "a remark of some words that one makes, and another."
	tests := []struct {
		name, source string
		items        float64 // of the group that the block "a remark" is in
		dated        float64
	}{
		{"a list", `<ul>` + strings.Repeat("<li><b>Ana</b> <p>3 days ago</p><p>"+words+"</p>", 4) + `</ul>`, 4, 4},
		{"terms", `<dl>` + strings.Repeat("<dt>1. Ana<dd><p>"+words+"</p>", 5) + `</dl>`, 5, 5},
		{"rows", `<table>` + strings.Repeat("<tr><td>Ana<td><p>"+words+"</p>", 3) + `</table>`, 3, 0},
		{"divs of one class", strings.Repeat("<div class='c odd'><p>Ana</p><p>"+words+"</p></div>", 3), 3, 0},
		{"divs of other classes", `<div class=a><p>Ana</p><p>` + words + `</p></div><div class=b><p>Ana</p><p>x</p></div><div class=c><p>Ana</p><p>x</p></div>`, 0, 0},
		{"two are none", strings.Repeat("<div class=c><p>Ana</p><p>"+words+"</p></div>", 2), 0, 0},
		{"paragraphs", strings.Repeat("<p>"+words+"</p>", 6), 0, 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := listOf(t, "<body>"+tt.source)
			at := slices.IndexFunc(s.Blocks, func(b block.Block) bool { return strings.HasPrefix(s.TextOf(&b), "a remark") })
			var items, dated float64
			if g := Groups(s)[at]; g != nil {
				items, dated = g.Items, g.Dated
			}
			if items != tt.items || dated != tt.dated {
				t.Errorf("%v items, %v with a date", items, dated)
			}
		})
	}
}

// TestSiblingProse: the paragraphs of one parent are sibling prose, comments are not.
func TestSiblingProse(t *testing.T) {
	const prose = "<p>This is a paragraph of some length, and it ends as they do.</p>"
	s := listOf(t, "<body><main>"+strings.Repeat(prose, 3)+"</main>"+strings.Repeat("<div>"+prose+"</div>", 5))
	siblings := FindProse(s, Groups(s))
	if siblings.MainParent == page.None || s.Page.Nodes[siblings.MainParent].Tag != "main" || siblings.Of[siblings.MainParent].Count != 3 {
		t.Errorf("the largest group is of node %v", siblings.MainParent)
	}
	if none := FindProse(listOf(t, "<body><p>Short."), nil); none.MainParent != page.None || none.MainParentWords() != 0 {
		t.Errorf("without prose, the largest group is of node %v", none.MainParent)
	}
}

// TestSectionParent: an article may have a box for each section, and comments are none.
func TestSectionParent(t *testing.T) {
	const prose = "<p>This is a paragraph of some length, and it ends as they do.</p>"
	comments := strings.Repeat("<li class=c>Ann"+prose+"</li>", 9)
	for _, tt := range []struct{ name, source, want string }{
		{"one parent", "<main>" + prose + prose + prose + "</main><ol>" + comments + "</ol>", "main"},
		{"sections", "<main><div>" + prose + prose + "</div><section>" + prose + "</section><footer>" + prose + "</footer></main><ol>" + comments + "</ol>", "main"},
		{"a list with headings", "<main><div>" + prose + prose + "</div><ul>" + strings.Repeat("<li>1 of 9<h2>A thing</h2>"+prose+"</li>", 9) + "</ul></main><ol>" + comments + "</ol>", "main"},
		{"a list of names", "<main><div>" + prose + prose + "</div><ul>" + comments + "</ul></main>", "div"},
		{"teasers with links in headings", "<main><div>" + prose + prose + "</div>" + strings.Repeat("<section class=t><h2><a href=/x>A thing</a></h2>"+prose+"</section>", 9) + "</main>", "div"},
		{"a short notice below", "<main><div>" + strings.Repeat(prose, 5) + "</div><section>" + prose + "</section></main>", "div"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := listOf(t, "<body>"+tt.source)
			if got := s.Page.Nodes[FindProse(s, Groups(s)).SectionParent].Tag; got != tt.want {
				t.Errorf("the sections are in %s, want %s", got, tt.want)
			}
		})
	}
	if none := FindProse(listOf(t, "<body><p>Short."), nil); none.SectionParent != page.None {
		t.Errorf("without prose, the sections are in node %v", none.SectionParent)
	}
}
