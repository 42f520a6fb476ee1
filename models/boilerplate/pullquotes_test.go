package boilerplate

import (
	"slices"
	"strings"
	"testing"
)

// TestDropPullQuotes: which sentences that a paragraph has are left out.
func TestDropPullQuotes(t *testing.T) {
	const said = "A kettle with a seam is no kettle at all"
	const text = "<p>She turns the sheet. “" + said + ",” she says, and begins again from the other side of it.</p>"
	for _, tt := range []struct {
		name, source string
		want         []float64
	}{
		{"a box", text + "<div class=pull>“" + said + "”</div>" + text, []float64{1, 0, 1}},
		{"before the paragraph", "<blockquote>" + said + "</blockquote>" + text, []float64{0, 1}},
		{"not said elsewhere", text + "<blockquote>A kettle has one seam and that is at the lid</blockquote>", []float64{1, 1}},
		{"a heading", "<h2>" + said + "</h2>" + text, []float64{1, 1}},
		{"an item", text + "<ul><li>" + said + "</ul>", []float64{1, 1}},
		{"a caption", text + "<figure><img src=a.png><figcaption>" + said + "</figcaption></figure>", []float64{1, 1}},
		{"a paragraph that is said twice", text + text, []float64{1, 1}},
		{"short", text + "<blockquote>a kettle with a seam</blockquote>", []float64{1, 1}},
		{"lines of a poem", text + "<div>" + strings.Repeat("<div class=line>"+said+"</div>", 4) + "</div>", []float64{1, 1, 1, 1, 1}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, _ := withBody(t, "<div id=body>"+tt.source+"</div>")
			post := slices.Repeat([]float64{1}, x.NumBlocks())
			New(x.Scores(post), x).dropPullQuotes(post, 0, 0.5)
			if !slices.Equal(post, tt.want) {
				t.Errorf("%v, want %v", post, tt.want)
			}
		})
	}
}

// TestDropBareHeadings: which headings go with what stood below them.
func TestDropBareHeadings(t *testing.T) {
	const p, cut = "<p>" + longText + "</p>", "<div class=cut>More of it</div>"
	for _, tt := range []struct{ name, source, want string }{
		{"with text", "<h2>A</h2>" + p + "<h2>B</h2>" + p, "A B"},
		{"of what was cut", p + "<h2>A</h2>" + cut + "<h2>B</h2>" + p, "B"},
		{"at the end", p + "<h2>A</h2>" + cut, ""},
		{"at the end of the body", p + "<h2>A</h2>", "A"},
		{"with a heading below", p + "<h2>A</h2>" + cut + "<h3>B</h3>" + p, "A B"},
		{"with headings of what was cut below", p + "<h2>A</h2><h3>B</h3>" + cut + "<h2>C</h2>" + p, "C"},
		{"with a picture", p + "<h2>A</h2><img src=a.png>" + cut, "A"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body := withBody(t, "<div id=body>"+tt.source+"</div>")
			post := slices.Repeat([]float64{1}, x.NumBlocks())
			for i := range post {
				if x.Page.Nodes[x.BlockElement(i)].Attr("class") == "cut" {
					post[i] = 0
				}
			}
			New(x.Scores(post), x).dropBareHeadings(body, post, 0, 0.5)
			var got []string
			for i := range post {
				if slices.Contains(headings[:], x.Page.Nodes[x.BlockElement(i)].Tag) && post[i] == 1 {
					got = append(got, x.BlockText(i))
				}
			}
			if strings.Join(got, " ") != tt.want {
				t.Errorf("%q, want %q", got, tt.want)
			}
		})
	}
}
