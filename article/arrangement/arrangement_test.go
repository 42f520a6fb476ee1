package arrangement_test

import (
	"fmt"
	"io"
	"runtime"
	"strings"
	"testing"

	"galley/article"
	"galley/article/articletest"
	"galley/article/documenttest"
)

// containers are laid-out containers with n children, of every way that they are written.
var containers = map[string]func(n int) string{
	"stacked flex box": func(n int) string {
		return container(n, "display:flex;flex-direction:column", func(i int) string { return fmt.Sprintf(`box="100 %d 700 20"`, 30*i) })
	},
	"row": func(n int) string {
		return container(n, "display:flex", func(i int) string { return fmt.Sprintf(`box="%d 0 200 20"`, 100+210*i) })
	},
	"grid with named lines": func(n int) string {
		return container(n, "display:grid;grid-template-columns:[a] 300px [b] 400px [c]", func(i int) string {
			return fmt.Sprintf(`box="%d %d 300 20"`, 100+350*(i%2), 30*(i/2))
		})
	},
	"every second dropped": func(n int) string {
		return strings.ReplaceAll(container(n, "display:flex;flex-direction:column", func(i int) string { return fmt.Sprintf(`box="100 %d 700 20"`, 30*i) }),
			"</p><p", "</p><object look=\"display:block\" box=\"100 1 700 20\"></object><p")
	},
	"labels over it": func(n int) string {
		return container(n, "position:relative", func(i int) string { return fmt.Sprintf(`box="%d 1 2 2" look="position:absolute"`, 100+i%700) })
	},
	"over each other": func(n int) string {
		return container(n, "display:grid", func(int) string { return `box="100 0 700 20"` })
	},
}

func container(n int, look string, attrs func(i int) string) string {
	var s strings.Builder
	fmt.Fprintf(&s, `<div id=body box="100 0 700 9000"><div look="%s" box="100 0 700 9000">`, look)
	for i := range n {
		fmt.Fprintf(&s, `<p %s>some words</p>`, attrs(i))
	}
	return s.String()
}

// TestManyChildren: what one container costs grows with its children, not with their
// pairs. The last size would not end otherwise.
func TestManyChildren(t *testing.T) {
	for name, source := range containers {
		t.Run(name, func(t *testing.T) {
			small, large := laidCost(t, source(500)), laidCost(t, source(2000))
			if ratio := float64(large) / float64(small); ratio > 5.5 {
				t.Errorf("four times the children allocate %.1f times as much (%d and %d bytes)", ratio, small, large)
			}
			if !testing.Short() {
				laidCost(t, source(10000))
			}
		})
	}
}

// laidCost is how many bytes the styled article of a laid-out page allocates.
func laidCost(t *testing.T, source string) uint64 {
	t.Helper()
	p, sel := articletest.Laid(t, source)
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	a, err := article.New(p, sel)
	if err != nil {
		t.Fatal(err)
	}
	if err := a.WriteHTML(io.Discard); err != nil {
		t.Fatal(err)
	}
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

// TestBadge: a small box over a place of its parent stays there; what would hide words,
// could not be read, or is placed by something that did not come along does not.
func TestBadge(t *testing.T) {
	const around = `<div id=body box="0 0 700 500"><div look="position:relative" box="0 0 700 400"><img src="a.png" look="display:block" box="0 0 700 400">%s</div></div>`
	const over = `look="position:absolute;background-color:rgba(0, 0, 0, 0.7);color:rgb(255, 255, 255)"`
	for _, tt := range []struct{ name, badge, want string }{
		{"a caption on a picture", `<p ` + over + ` box="500 370 200 30">The harbour</p>`, "position:absolute;bottom:0px;right:0px;"},
		{"half dark", `<p ` + strings.Replace(over, "0.7", "0.5", 1) + ` box="500 370 200 30">The harbour</p>`, "background-color:rgba(0, 0, 0, 0.5);margin:16px 0px;position:absolute;"},
		{"in the other corner", `<p ` + over + ` box="10 8 90 30">Live</p>`, "position:absolute;top:8px;left:10px;"},
		{"a large one", `<p ` + over + ` box="0 100 700 300">The harbour</p>`, ""},
		{"outside", `<p ` + over + ` box="500 390 200 30">The harbour</p>`, ""},
		{"in the padding", `</div><div look="padding-top:40px" box="0 400 700 90"><p look="position:absolute" box="600 410 90 20">Advertisement</p><p box="0 440 700 50">words</p>`, "position:absolute;top:10px;right:10px;"},
		{"on the line around", `</div><div look="padding-top:20px;border-top-width:2px;border-top-style:solid" box="0 400 700 90"><p look="position:absolute" box="16 386 90 20">Note</p><p box="0 440 700 50">words</p>`, "position:absolute;top:-16px;left:16px;"},
		{"on no line", `</div><div look="padding-top:20px" box="0 400 700 90"><p look="position:absolute" box="16 386 90 20">Note</p><p box="0 440 700 50">words</p>`, ""},
		{"beside words", `</div><div box="0 400 700 90"><p look="position:absolute" box="0 400 40 28">01</p><p box="60 400 640 28">words</p>`, ""},
		{"over words", `<p look="background-color:rgb(255, 255, 255)" box="0 0 700 50">words</p><p ` + over + ` box="10 8 90 30">Live</p>`, ""},
	} {
		p, sel := articletest.Laid(t, fmt.Sprintf(around, tt.badge))
		css := documenttest.Written(t, p, sel)
		if strings.Contains(css, "position:") != (tt.want != "") || !strings.Contains(css, tt.want) {
			t.Errorf("%s: no %q, or another position in %s", tt.name, tt.want, css)
		}
	}
}
