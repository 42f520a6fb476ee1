package dateline

import (
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/metadata/extent"
	"galley/article/subtree"
	"galley/page"
)

// TestWalk: the lines of a page, with a star behind those that have a day.
func TestWalk(t *testing.T) {
	for _, tt := range []struct{ name, html, want string }{
		{"blocks", `<p>Ann Lee</p><p>x</p>`, "Ann Lee|x"},
		{"elements in a line", `<p><b>Ann</b> <i>Lee</i></p>`, "Ann Lee"},
		{"a break", `<p>Ann Lee<br>x</p>`, "Ann Lee|x"},
		{"text around a block", `<div>a<p>b</p>c</div>`, "a|b|c"},
		{"a block without text between", `<div>a<p></p>c</div>`, "a|c"},
		{"signs", `<p>Ann</p><p>-</p>`, "Ann"},
		{"hidden", `<p>Ann</p><p hidden>x</p>`, "Ann"},
		{"of others", `<p>Ann</p><form><p>x</p></form>`, "Ann"},
		{"an address of mail", `<p>Ann <a href="mailto:a@x.example">a@x.example</a></p>`, "Ann"},
		{"an address of mail in words", `<p>Ann <a href="mailto:a@x.example">a at x.example</a></p>`, "Ann"},
		{"a name that mail is sent to", `<p><a href="mailto:a@x.example">Ann</a></p>`, "Ann"},
		{"an address in another link", `<p><a href=/a>a@x.example</a></p>`, "a@x.example"},
		{"a day", `<p>Ann, 5 March 2024</p>`, "Ann, 5 March 2024*"},
		{"a day in a piece", `<p>See 24 <b>5 March 2024</b> and more of 24</p>`, "See 24 5 March 2024 and more of 24*"},
		{"a day without its year before a time", `<p>Ann, <i>5 March, 12:36</i></p>`, "Ann, 5 March, 12:36*"},
		{"a time alone, a number before one", `<p>Ann, 12:36</p><p>Room 5, 12:36</p>`, "Ann, 12:36|Room 5, 12:36"},
		{"a day in two pieces", `<p>5 March <b>2024</b></p>`, "5 March 2024*"},
		{"a year", `<p>Ann, since 2024</p>`, "Ann, since 2024"},
		{"a day for programs", `<p><time datetime="2024-03-05">today</time></p>`, "today*"},
		{"what programs cannot read", `<p><time datetime="x">today</time></p>`, "today"},
		{"a day for programs of something else", `<p><b datetime="2024-03-05">today</b></p>`, "today"},
		{"a long line", `<p>5 March 2024 ` + strings.Repeat("x ", 90) + `</p>`, "5 March 2024 " + strings.TrimSpace(strings.Repeat("x ", 90))},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := articletest.Parse(t, "<body>"+tt.html)
			var got []string
			Walk(extent.New(p, sel, subtree.Parts(p, sel)), 0, page.NodeID(len(p.Nodes))+9, func(line Line, text string) {
				if line.Dated {
					text += "*"
				}
				if got = append(got, text); len(line.Nodes) != len(line.Pieces) {
					t.Errorf("%d nodes of %d pieces", len(line.Nodes), len(line.Pieces))
				}
			})
			if strings.Join(got, "|") != tt.want {
				t.Errorf("%q, want %q", got, tt.want)
			}
		})
	}
}
