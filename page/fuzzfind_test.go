package page_test

import (
	"testing"

	"galley/page"
	"galley/page/pagetest"
)

// FuzzFind: an address finds an element or is an error; it never panics.
func FuzzFind(f *testing.F) {
	for _, s := range []string{
		"/html[1]/body[1]/div[1]", `//*[@id="lead"]/p[2]`, `//*[@id='x"]`, "//", "/[", "/html[1][2]", "/html[", "/]", "/html/body[+1]",
		"#lead", "div > p:nth-child(2n+1)", "p:not(.x):has(b)", "[a#=(]", ":contains(\"x\"", "\\", "a|b", "*", ":nth-child(-n)", "é", "p,", "[id='\\0']",
	} {
		f.Add(s)
	}
	pages := []*page.Page{pagetest.LaidStory(f), pagetest.Shadows(f), pagetest.Parse(f, `<a[1]><b]><svg id=lead><p>x`)}
	f.Fuzz(func(t *testing.T, address string) {
		if len(address) > 300 {
			return // a selector may be as slow as its author likes
		}
		for _, p := range pages {
			n, err := p.Find(address)
			if err != nil {
				if n != page.None {
					t.Errorf("Find(%q) = %d with the error %v", address, n, err)
				}
				continue
			}
			if n < 0 || int(n) >= len(p.Nodes) || p.Nodes[n].Kind != page.Element {
				t.Errorf("Find(%q) = %d, not an element", address, n)
			}
		}
	})
}
