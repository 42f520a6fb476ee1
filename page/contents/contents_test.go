package contents

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"galley/page"
	"galley/page/pagetest"
)

func TestContents(t *testing.T) {
	const text = `<h2 id=a>First things</h2><p>One.</p><h2 id=b>Second, and last</h2><p>Two.</p><h2><a name=c></a>Third</h2><p>Three.</p>`
	const list = `<li><a href="#a">First things</a></li><li><a href="#b">2. Second and last</a></li><li><a href="#c">Third</a></li>`
	tests := []struct {
		name, source string
		want         []string
	}{
		{"a list", `<main><ul>` + list + `</ul>` + text + `</main>`, []string{"First things 2. Second and last Third"}},
		{"a box with its heading", `<main><div><b>Contents</b><ol>` + list + `</ol></div>` + text + `</main>`, []string{"Contents First things 2. Second and last Third"}},
		{"two of them", `<main><ul>` + list + `</ul>` + text + `</main><aside><ol>` + list + `</ol></aside>`, []string{"First things 2. Second and last Third", "First things 2. Second and last Third"}},
		{"in a line", `<main><p><a href="#a">First</a> | <a href="#b">Second</a> | <a href="#c">Third</a></p>` + text + `</main>`, []string{"First | Second | Third"}},
		{"a place before the heading", `<main><ul>` + list + `</ul><div id=a></div><h2>First things</h2><section id=b><h2>Second, and last</h2></section><h3><span id=c>Third</span></h3></main>`,
			[]string{"First things 2. Second and last Third"}},
		{"other words", `<main><ul><li><a href="#a">Why</a></li><li><a href="#b">How</a></li><li><a href="#c">When</a></li></ul>` + text + `</main>`, nil},
		{"two links", `<main><ul><li><a href="#a">First things</a></li><li><a href="#b">Second</a></li></ul>` + text + `</main>`, nil},
		{"other pages", `<main><ul><li><a href="/x#a">First things</a></li><li><a href="/x#b">Second</a></li><li><a href="/x#c">Third</a></li></ul>` + text + `</main>`, nil},
		{"headings that link to themselves", `<main><h2 id=a><a href="#a">A</a></h2><p>x</p><h2 id=b><a href="#b">B</a></h2><p>x</p><h2 id=c><a href="#c">C</a></h2><p>x</p></main>`, nil},
		{"links in prose", `<main><p>It begins with <a href="#a">first things</a>, of which there are many, and goes on to the <a href="#b">second and last</a> of them, until the <a href="#c">third</a> is all that is left to be told.</p>` + text + `</main>`, nil},
		{"no places", `<main><ul>` + list + `</ul><h2>First things</h2><h2>Second, and last</h2><h2>Third</h2></main>`, nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := pagetest.Parse(t, tt.source)
			var got []string
			for _, n := range Of(p) {
				got = append(got, page.Norm(p.Text(n)))
			}
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Errorf("Contents (-want +got):\n%s", diff)
			}
		})
	}
}
