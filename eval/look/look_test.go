package look_test

import (
	"fmt"
	"strings"
	"testing"

	"galley/eval/look"
	"galley/page"
	"galley/page/parse"
)

// lookPage is a rendered page: every element with the same look but for what its
// attributes say, look="property:value;…" and box="w h".
func lookPage(t *testing.T, source string) *page.Page {
	t.Helper()
	p, err := parse.HTML(strings.NewReader(source), parse.Source{URL: "https://news.example/story"})
	if err != nil {
		t.Fatal(err)
	}
	p.Laid, p.Viewport = true, page.DefaultViewport
	looks := map[page.NodeID]map[string]string{page.None: {"color": "rgb(0, 0, 0)", "font-size": "16px", "font-family": "serif", "display": "block", "background-color": "rgba(0, 0, 0, 0)"}}
	for i := range p.Nodes {
		node := &p.Nodes[i]
		if node.Kind != page.Element {
			continue
		}
		own := map[string]string{}
		for k, v := range looks[node.Parent] {
			own[k] = v
		}
		for declaration := range strings.SplitSeq(node.Attr("look"), ";") {
			if k, v, ok := strings.Cut(declaration, ":"); ok {
				own[k] = v
			}
		}
		looks[page.NodeID(i)] = own
		values := make([]string, len(page.LookProperties))
		for j, name := range page.LookProperties {
			values[j] = own[name]
		}
		node.Style = int32(len(p.Styles))
		p.Styles = append(p.Styles, page.Style{Display: own["display"], Visibility: "visible", Opacity: 1, Look: values})
		node.Box = boxOf(node.Attr("box"))
		if at := node.Attr("at"); at != "" {
			fmt.Sscan(at, &node.Box.X, &node.Box.Y, &node.Box.W, &node.Box.H)
		}
		if node.Tag == "img" {
			node.Src = p.Resolve(node.Attr("src"))
		}
	}
	for i := range p.Nodes {
		if p.Nodes[i].Kind == page.Text {
			p.Nodes[i].Box = p.Nodes[p.Nodes[i].Parent].Box
		}
	}
	p.Size = p.Viewport
	if err := p.Link(page.Limits{}); err != nil {
		t.Fatal(err)
	}
	return p
}

// boxOf reads "w h"; a box of its own size where it says nothing.
func boxOf(s string) page.Rect {
	if w, h, ok := strings.Cut(s, " "); ok {
		return page.Rect{W: float64(len(w)) * 100, H: float64(len(h)) * 10}
	}
	return page.Rect{W: 700, H: 90}
}

func TestCompare(t *testing.T) {
	const story = `<body><main id=b><h1 look="font-size:32px">Title</h1><p>Ten chars.</p><p>Tencharsss</p><img srcset="/c.jpg 2x, /d.jpg 3x" src="/a.jpg" box="aaa bb"></main><footer>no</footer>`
	tests := []struct {
		name, article string
		loaded        bool
		want          look.Score
		why           string
	}{
		{"the same", story, true, look.Score{Style: 1, Layout: 1, Images: 1, Media: 1}, ""},
		{"another size", strings.Replace(story, `<p>Ten chars.`, `<p look="font-size:17px">Ten chars.`, 1), true, look.Score{Style: 15. / 25, Layout: 1, Images: 1, Media: 1}, "font-size"},
		{"another colour", strings.Replace(story, "32px", "32px;color:rgb(9, 0, 0)", 1), true, look.Score{Style: 20. / 25, Layout: 1, Images: 1, Media: 1}, "color"},
		{"a paragraph is missing", strings.Replace(story, `<p>Tencharsss</p>`, "", 1), true, look.Score{Style: 15. / 25, Layout: 2. / 3, Images: 1, Media: 1}, "missing: "},
		{"another box", strings.Replace(story, `<p>Ten chars.`, `<p box="aaaa b">Ten chars.`, 1), true, look.Score{Style: 1, Layout: 2. / 3, Images: 1, Media: 1}, "became"},
		{"another background", strings.Replace(story, "<body>", `<body look="background-color:rgb(200, 220, 255)">`, 1), true, look.Score{Layout: 1, Images: 1, Media: 1}, "background: rgb(255, 255, 255) became rgb(200, 220, 255)"},
		{"another decoration", strings.Replace(story, `<p>Ten chars.`, `<p look="text-decoration-line:underline">Ten chars.`, 1), true, look.Score{Style: 15. / 25, Layout: 1, Images: 1, Media: 1}, "decoration"},
		{"another picture", strings.Replace(story, "/a.jpg", "/b.jpg", 1), true, look.Score{Style: 1, Layout: 1}, "missing: img"},
		{"another file of the same picture", strings.Replace(story, `srcset="/c.jpg 2x, /d.jpg 3x" src="/a.jpg"`, `src="/d.jpg"`, 1), true, look.Score{Style: 1, Layout: 1, Images: 1, Media: 1}, ""},
		{"a larger picture", strings.Replace(story, `"aaa bb"`, `"aaaa bb"`, 1), true, look.Score{Style: 1, Layout: 1, Media: 1}, "became"},
		{"a picture that does not load", story, false, look.Score{Style: 1, Layout: 1, Images: 1}, "not loaded: img"},
		{"nothing of it", `<body>`, true, look.Score{}, "missing: "},
		{"a comment in a text", strings.Replace(story, `Ten chars.`, `Ten<!-- or more --> chars.`, 1), true, look.Score{Style: 1, Layout: 1, Images: 1, Media: 1}, ""},
	}
	var pages []look.Page
	for _, tt := range tests {
		original := lookPage(t, story)
		sel := page.Selection{Title: page.None, Roots: []page.NodeID{original.First(0, "main")}}
		got := look.Compare(look.Pair{Original: original, Selection: sel, Article: lookPage(t, tt.article), Has: func(string) bool { return tt.loaded }})
		if got.Score != tt.want {
			t.Errorf("%s: %+v, want %+v (%q)", tt.name, got.Score, tt.want, got.Why)
		}
		if why := strings.Join(got.Why, "\n"); !strings.Contains(why, tt.why) || (tt.why == "") != (why == "") {
			t.Errorf("%s: why is %q, want %q in it", tt.name, why, tt.why)
		}
		pages = append(pages, got)
	}
	cut := lookPage(t, story)
	sel := page.Selection{Title: page.None, Roots: []page.NodeID{cut.First(0, "main")}, Cut: []page.NodeID{cut.First(0, "h1")}}
	if got := look.Compare(look.Pair{Original: cut, Selection: sel, Article: lookPage(t, strings.Replace(story, "Title", "", 1))}); got.Style != 1 || got.Chars != 20 {
		t.Errorf("what was cut counts: %+v", got)
	}
	pages[0].Size, pages[1].Size, pages[2].Size = 0.5, 0.1, 0.3
	report := look.NewReport(pages[:3])
	if o := report.Overall; o.Style != 60./75 || o.Layout != 1 || o.Size != 0.3 || report.Count != 3 {
		t.Errorf("overall %+v of %d pages", o, report.Count)
	}
	var text strings.Builder
	if err := report.Write(&text); err != nil || !strings.Contains(text.String(), "80.00") || !strings.Contains(text.String(), "font-size") {
		t.Errorf("%v: %s", err, text.String())
	}
	if empty := look.NewReport(nil); empty.Overall.Style != 1 || empty.Pages == nil {
		t.Errorf("no pages: %+v", empty)
	}
}

// TestPicture: on a picture any background will do on which the text can be read.
func TestPicture(t *testing.T) {
	const story = `<body><main look="background-image:url(x);color:rgb(0, 0, 0)"><p>Ten chars.</p></main>`
	for ground, want := range map[string]float64{"rgb(255, 255, 255)": 1, "rgb(250, 250, 200)": 1, "rgb(40, 40, 40)": 0} {
		original := lookPage(t, story)
		article := lookPage(t, `<body look="color:rgb(0, 0, 0);background-color:`+ground+`"><main><p>Ten chars.</p></main>`)
		got := look.Compare(look.Pair{Original: original, Selection: page.Selection{Title: page.None, Roots: []page.NodeID{original.First(0, "main")}}, Article: article})
		if got.Style != want {
			t.Errorf("on %s: style %v, want %v (%q)", ground, got.Style, want, got.Why)
		}
	}
}

// TestBoxes: a box around a text counts where it is seen, and is there where it is painted and
// as large as it was.
func TestBoxes(t *testing.T) {
	const painted = `look="background-color:rgb(200, 220, 255);border-top-left-radius:50%"`
	const story = `<body><main><p>Ten chars <b box="aa bb" ` + painted + `>1</b></p><p look="background-color:rgba(0, 0, 0, 0)">Tencharsss</p></main>`
	for _, tt := range []struct {
		name, article string
		want          float64
	}{
		{"the same", story, 1},
		{"smaller", strings.Replace(story, "aa bb", "a bb", 1), 0},
		{"not painted", strings.Replace(story, painted, "", 1), 0},
		{"with other corners", strings.Replace(story, "50%", "4px", 1), 0},
		{"missing", strings.Replace(story, ">1<", "><", 1), 0},
	} {
		original := lookPage(t, story)
		got := look.Compare(look.Pair{Original: original, Selection: page.Selection{Title: page.None, Roots: []page.NodeID{original.First(0, "main")}}, Article: lookPage(t, tt.article)})
		if got.Boxed != 1 || got.Boxes != tt.want {
			t.Errorf("%s: %v of %d boxes, want %v of 1 (%q)", tt.name, got.Boxes, got.Boxed, tt.want, got.Why)
		}
	}
}
