package contents

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"galley/page"
	"galley/page/pagetest"
)

// TestHeadings: the headings that the entries of a table lead to, by the places that they name.
func TestHeadings(t *testing.T) {
	const text = `<h2 id=a>First things</h2><p>One.</p><section id="b b"><h2>Second, and last</h2><p>Two.</p></section><h2><a name=c></a>Third</h2><p>Three.</p><h2 id=d>Notes</h2>`
	const list = `<ul><li><a href="#a">First things</a><li><a href="#b%20b">2. Second and last</a><li><a href="#c">Third</a></ul>`
	for name, tt := range map[string]struct {
		source string
		want   []string
	}{
		"all of them":                   {list + text, []string{"First things", "Second, and last", "Third"}},
		"two places of a name":          {list + text + `<h2 id=a>First things</h2>`, []string{"First things", "Second, and last", "Third"}},
		"an entry with other words":     {`<ul><li><a href="#a">Why</a><li><a href="#c">Third</a></ul>` + text, []string{"Third"}},
		"links of another list":         {`<ul><li><a href="#c">Third</a></ul><ol><li><a href="#a">First things</a></ol>` + text, []string{"Third"}},
		"a place without a heading":     {`<ul><li><a href="#x">First things</a></ul><p id=x>First things</p>`, nil},
		"an entry of a page, elsewhere": {`<ul><li><a href="/x#a">First things</a></ul>` + text, nil},
	} {
		t.Run(name, func(t *testing.T) {
			p := pagetest.Parse(t, "<main>"+tt.source+"</main>")
			var got []string
			for _, n := range Headings(p, p.First(p.Body(), "ul")) {
				got = append(got, page.Norm(p.Text(n)))
			}
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Errorf("Headings (-want +got):\n%s", diff)
			}
		})
	}
}
