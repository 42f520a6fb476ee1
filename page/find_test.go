package page_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"galley/page"
	"galley/page/pagetest"
)

func TestAddressesLeadBack(t *testing.T) {
	for name, p := range pagetest.Samples(t) {
		t.Run(name, func(t *testing.T) {
			paths := map[string]page.NodeID{}
			for n := range page.NodeID(len(p.Nodes)) {
				if got, err := p.FindPath(p.Path(n)); got != n || err != nil {
					t.Errorf("node %d: FindPath(%v) = %d, %v", n, p.Path(n), got, err)
				}
				if p.Nodes[n].Kind == page.Text {
					continue
				}
				path := p.XPath(n)
				if got, err := p.Find(path); got != n || err != nil {
					t.Errorf("node %d: Find(%q) = %d, %v", n, path, got, err)
				}
				if other, ok := paths[path]; ok {
					t.Errorf("nodes %d and %d have one XPath, %s", other, n, path)
				}
				paths[path] = n
			}
		})
	}
}

func TestXPath(t *testing.T) {
	p := pagetest.Parse(t, `<p>1<div><p id=x>2<b>3</b></div><p id=y>4`)
	for id, want := range map[string]string{"x": "/html[1]/body[1]/div[1]/p[1]", "y": "/html[1]/body[1]/p[2]"} {
		if got := p.XPath(pagetest.ByID(t, p, id)); got != want {
			t.Errorf("XPath of %s = %s, want %s", id, got, want)
		}
	}
}

// The light document's elements have the XPath that a browser gives them, however
// they were slotted; those of shadow trees come after them.
func TestXPathAcrossShadow(t *testing.T) {
	p := pagetest.Shadows(t)
	for n, want := range map[page.NodeID]string{
		6:  "/html[1]/body[1]/x-card[1]/p[1]",
		12: "/html[1]/body[1]/x-card[1]/p[2]",
		14: "/html[1]/body[1]/x-card[1]/p[3]",
		3:  "/html[1]/body[1]/x-card[1]/p[4]",
		11: "/html[1]/body[1]/x-card[1]/div[1]/x-inner[1]/p[1]",
		13: "/html[1]/body[1]/x-card[1]/div[1]/x-inner[1]/section[1]/p[1]",
		15: "/html[1]/body[1]/p[1]",
	} {
		if got := p.XPath(n); got != want {
			t.Errorf("XPath(%d) = %s, want %s", n, got, want)
		}
	}
}

func TestFind(t *testing.T) {
	p := pagetest.Parse(t, `<div id=a><p id='it"s' class="lead x">1</p><p>2<b>3</b></p></div><div id=b title="]"><p>4</p></div>`)
	a, quote, b := pagetest.ByID(t, p, "a"), pagetest.ByID(t, p, `it"s`), pagetest.ByID(t, p, "b")
	second := p.Nodes[quote].End
	const gone, bad = -2, -3 // wraps ErrNoNode; is malformed
	tests := []struct {
		address string
		want    page.NodeID
	}{
		{"/html", 0},
		{"/html[1]/body/div[2]", b},
		{"/html/body[1]/div/p[2]", second},
		{`//*[@id="a"]`, a},
		{`//*[@id='a']`, a},
		{`//*[@id="a"]/p[2]`, second},
		{`//*[@id="a"]/p[2]/b`, second + 2},
		{`//*[@id='it"s']`, quote},
		{"/html[2]", gone},
		{"/body", gone},
		{"/html/body/div[3]", gone},
		{"/html/body/div[1]/p[1]/b", gone},
		{"/html/body/table[1]", gone},
		{`//*[@id="z"]`, gone},
		{`//*[@id=""]`, gone},
		{`//*[@id="a"]/p[3]`, gone},
		{"", bad},
		{"/", bad},
		{"//p", bad},
		{"/html//p", bad},
		{"/html/", bad},
		{"/html[0]", bad},
		{"/html[-1]", bad},
		{"/html[x]", bad},
		{"/html[1", bad},
		{"/html[99999999999999999999]", bad},
		{"/[1]", bad},
		{`//*[@id=a]`, bad},
		{`//*[@id="a]`, bad},
		{`//*[@id=`, bad},
		{`//*[@id="`, bad},
		{`//*[@id="a"]p`, bad},
		{`//*[@id="a"]/`, bad},
		{"#a", a},
		{"div > p.lead", quote},
		{"#a p:nth-of-type(2)", second},
		{"div[title=']'] , #a", a}, // document order, not that of the selectors
		{":root", 0},
		{"p", quote},
		{"#z", gone},
		{"p::", bad},
		{"..", bad},
		{"[", bad},
	}
	for _, tt := range tests {
		got, err := p.Find(tt.address)
		switch {
		case tt.want >= 0 && (got != tt.want || err != nil):
			t.Errorf("Find(%q) = %d, %v, want %d", tt.address, got, err, tt.want)
		case tt.want < 0 && (got != page.None || err == nil || errors.Is(err, page.ErrNoNode) != (tt.want == gone)):
			t.Errorf("Find(%q) = %d, %v, want an error that wraps ErrNoNode: %v", tt.address, got, err, tt.want == gone)
		}
	}
}

func TestFindCSSEveryElement(t *testing.T) {
	for name, p := range pagetest.Samples(t) {
		for n := range page.NodeID(len(p.Nodes)) {
			node := &p.Nodes[n]
			if node.Kind == page.Text || strings.Trim(strings.ToLower(node.Tag), "abcdefghijklmnopqrstuvwxyz-") != "" {
				continue
			}
			got, err := p.FindCSS(strings.ToLower(node.Tag))
			if want := p.First(0, node.Tag); node.Tag == strings.ToLower(node.Tag) && (got != want || err != nil) {
				t.Errorf("%s: FindCSS(%q) = %d, %v, want %d", name, node.Tag, got, err, want)
			}
		}
	}
}

func TestPath(t *testing.T) {
	p := pagetest.Parse(t, `<p>1<b id=x>2</b></p>`)
	if got, want := p.Path(pagetest.ByID(t, p, "x")), []int{1, 0, 1}; !slices.Equal(got, want) {
		t.Errorf("Path = %v, want %v", got, want)
	}
	if got := p.Path(0); got == nil || len(got) != 0 {
		t.Errorf("Path of the root = %#v, want empty, not nil", got)
	}
	for _, path := range [][]int{{2}, {-1}, {1, 0, 2}, {1, 0, 0, 0}} {
		if got, err := p.FindPath(path); got != page.None || !errors.Is(err, page.ErrNoNode) {
			t.Errorf("FindPath(%v) = %d, %v, want ErrNoNode", path, got, err)
		}
	}
}
