package features

import (
	"slices"
	"strings"
	"testing"

	"galley/features/pagetest"
	"galley/features/wang"
	"galley/page"
)

// TestEmptyLines: they part the text of a page that has most of it in one element, and no other.
func TestEmptyLines(t *testing.T) {
	line := func(topic string) string { return strings.TrimSpace(pagetest.Sentences(topic, 1)) }
	boat, sea, sky := line("boat"), line("sea"), line("sky")
	for _, tt := range []struct {
		name, body string
		want       []string
	}{
		{"a page without paragraphs", "<td><a href=/>Home</a><br><b>A title</b><br><br>" + boat + "<br> <br>" + sea + "<br><i></i><br><br>" + sky,
			[]string{"HomeA title", boat, sea, sky}},
		{"single breaks", "<div>" + boat + "<br>" + sea + "<br>" + sky, []string{boat + sea + sky}},
		{"one empty line", "<div>" + boat + "<br><br>" + sea, []string{boat + sea}},
		{"a post among others", "<div>" + boat + "<br><br>" + sea + "<br><br>" + sky + "</div><div>" + boat + sea + sky + "</div><p>" + line("sun"),
			[]string{boat + sea + sky, boat + sea + sky, line("sun")}},
	} {
		x := NewIndex(pagetest.Parse(t, "<body>"+strings.Replace(tt.body, "<td>", "<table><td>", 1)), wang.Limits{})
		var got []string
		for i := range x.NumBlocks() {
			got = append(got, x.BlockText(i))
			if from, to := x.BlockNodes(i); from >= to {
				t.Errorf("%s: block %d has the nodes %d to %d", tt.name, i, from, to)
			}
		}
		if !slices.Equal(got, tt.want) {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
}

// TestBest: the subtree with the highest expected F1, by posteriors given by hand.
func TestBest(t *testing.T) {
	p := pagetest.Parse(t, "<body><div><p>a b c d</p></div><main><section><p>e f g h</p><p>i j k l</p></section><p>m n</p></main><p>o p</p>")
	s := newBlockIndex(p)
	tests := []struct {
		post []float64
		want string
	}{
		{[]float64{0, 1, 1, 0, 0}, "section"},
		{[]float64{0, 1, 1, 1, 0}, "main"},
		{[]float64{1, 0, 0, 0, 0}, "p"},
		{[]float64{1, 1, 1, 1, 1}, "body"},
	}
	for _, tt := range tests {
		scores := s.scores(tt.post)
		if got := p.Nodes[scores.best].Tag; got != tt.want {
			t.Errorf("%v: <%s>, want <%s>", tt.post, got, tt.want)
		}
		if tt.want != "body" && scores.expectedF1(scores.within(scores.best)) != 1 {
			t.Errorf("%v: expected F1 %v", tt.post, scores.expectedF1(scores.within(scores.best)))
		}
	}
}

func TestLinkedData(t *testing.T) {
	body := pagetest.Sentences("boat", 5)
	p := pagetest.Parse(t, `<script type="application/ld+json">{"@type":"NewsArticle","articleBody": "`+body+`"}</script><body><p>`+body+`</p><p>`+pagetest.Sentences("crane", 5)+`</p><p>x</p>`)
	s := newBlockIndex(p)
	overlap := []float64{s.articleBodyOverlap(&s.blocks[0]), s.articleBodyOverlap(&s.blocks[1]), s.articleBodyOverlap(&s.blocks[2])}
	if overlap[0] != 1+absentPenalty || overlap[1] > 0.8 || overlap[2] != 0 {
		t.Errorf("overlap %v", overlap)
	}
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
			s := newBlockIndex(pagetest.Parse(t, "<body>"+tt.source))
			at := slices.IndexFunc(s.blocks, func(b block) bool { return strings.HasPrefix(s.text(&b), "a remark") })
			var items, dated float64
			if g := s.groups[at]; g != nil {
				items, dated = g.items, g.dated
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
	s := newBlockIndex(pagetest.Parse(t, "<body><main>"+strings.Repeat(prose, 3)+"</main>"+strings.Repeat("<div>"+prose+"</div>", 5)))
	if s.siblings.mainParent == page.None || s.page.Nodes[s.siblings.mainParent].Tag != "main" || s.siblings.of[s.siblings.mainParent].count != 3 {
		t.Errorf("the largest group is of node %v", s.siblings.mainParent)
	}
	if none := newBlockIndex(pagetest.Parse(t, "<body><p>Short.")); none.siblings.mainParent != page.None || none.siblings.mainParentWords() != 0 {
		t.Errorf("without prose, the largest group is of node %v", none.siblings.mainParent)
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
			s := newBlockIndex(pagetest.Parse(t, "<body>"+tt.source))
			if got := s.page.Nodes[s.siblings.sectionParent].Tag; got != tt.want {
				t.Errorf("the sections are in %s, want %s", got, tt.want)
			}
		})
	}
	if none := newBlockIndex(pagetest.Parse(t, "<body><p>Short.")); none.siblings.sectionParent != page.None {
		t.Errorf("without prose, the sections are in node %v", none.siblings.sectionParent)
	}
}

// TestHeadMetadata: what a page says of itself.

// TestHeadingButtons: a button that is a heading is no control, others are.
func TestHeadingButtons(t *testing.T) {
	s := newBlockIndex(pagetest.Parse(t, `<body><h2><button>When?</button></h2><p>In May.</p><div role=button><h3>How deep?</h3></div><p><button>Share</button></p>`))
	for i, want := range []Enclosing{InHeading, 0, InHeading, InControl} {
		if got := s.enclosing(i) & (InHeading | InControl); got != want {
			t.Errorf("block %d: %b, want %b", i, got, want)
		}
	}
}
