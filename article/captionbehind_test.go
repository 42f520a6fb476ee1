package article

import "testing"

// TestCaptionPictures: pictures in no figure have the caption that stands right behind them.
func TestCaptionPictures(t *testing.T) {
	const box = `<div class=pic><img src=/a.jpg><div class=caption>The port at night</div></div>`
	for _, tt := range []struct {
		name, source string
		want         []string
	}{
		{"a box", box, []string{"The port at night"}},
		{"a bracket before the credit", `<div class=pic><img src=/a.jpg><div class=caption>The port at night (<div class=credit>A. Lee</div>)</div></div>`, []string{"The port at night"}},
		{"two pictures before it", `<img src=/b.jpg>` + box, []string{"", "The port at night"}},
		{"words between", `<div class=pic><img src=/a.jpg><p>It was dark.</p><div class=caption>The port at night</div></div>`, []string{""}},
		{"a label", `<div class=pic><img src=/a.jpg><div class=caption>1 min</div></div>`, []string{""}},
		{"a figure", `<figure><img src=/a.jpg><figcaption>The port</figcaption></figure>`, []string{"The port"}},
	} {
		p, sel := parsed(t, `<body><div id=body><p>Some words of an article.</p>`+tt.source+`<p>More of its words.</p></div>`)
		sel.Score.Article = 1
		a, err := New(p, sel)
		if err != nil {
			t.Fatal(err)
		}
		for i, want := range tt.want {
			if i >= len(a.Images) || a.Images[i].Caption != want {
				t.Errorf("%s: %+v, want %q", tt.name, a.Images, tt.want)
			}
		}
	}
}
