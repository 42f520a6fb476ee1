package article

import (
	"slices"
	"testing"

	"galley/page"
)

// Texts that a reader cannot see are cut and reported, on pages that were laid out.
func TestUnseen(t *testing.T) {
	p, sel := parsed(t, `<body><div id=body><p>Some words of an article that everybody can see.</p>
		<p class=off>off screen</p><p class=tiny>no size</p><p class=clear>transparent</p><div class=clip><p class=plain>clipped</p></div>
		<p class=white>white on white</p><p class=picture>white on a picture</p><img class=image src=/i.jpg></div>`)
	look := func(ink, paper string) []string {
		values := make([]string, len(page.LookProperties))
		for i, name := range page.LookProperties {
			values[i] = map[string]string{"color": ink, "background-color": paper, "background-image": "none", "text-shadow": "none"}[name]
		}
		return values
	}
	const black, white, none = "rgb(0, 0, 0)", "rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"
	style := page.Style{Display: "block", Visibility: "visible", Position: "static", FontSize: 16, Opacity: 1, Look: look(black, none)}
	p.Laid = true
	styles := map[string]func(*page.Style){
		"off": func(*page.Style) {}, "tiny": func(s *page.Style) { s.FontSize = 0 }, "clear": func(s *page.Style) { s.Opacity = 0 },
		"clip": func(s *page.Style) { s.Position = "absolute" }, "white": func(s *page.Style) { s.Look = look(white, none) },
		"picture": func(s *page.Style) { s.Look = look(white, none) }, "body": func(s *page.Style) { s.Look = look(black, white) },
	}
	y := 0.0
	for i := range p.Nodes {
		n := &p.Nodes[i]
		n.Box = page.Rect{X: 10, Y: y, W: 500, H: 20}
		y += 20
		class := n.Attr("class")
		switch {
		case n.Kind == page.Text:
			if class = p.Nodes[n.Parent].Attr("class"); class == "off" {
				n.Box.X = -9999
			} else if class == "picture" {
				n.Box.Y = 5000
			}
			continue
		case class == "clip":
			n.Box.W, n.Box.H = 1, 1
		case class == "image":
			n.Box.Y, n.Box.H = 4990, 100
		case n.Attr("id") == "body":
			class = "body"
		}
		own := style
		if set := styles[class]; set != nil {
			set(&own)
		}
		n.Style = int32(len(p.Styles))
		p.Styles = append(p.Styles, own)
	}
	a, err := New(p, sel)
	if err != nil {
		t.Fatal(err)
	}
	if want := []string{"off screen", "no size", "transparent", "clipped", "white on white"}; !slices.Equal(a.Hidden, want) {
		t.Errorf("hidden %q, want %q", a.Hidden, want)
	}
	var texts []string
	for _, b := range a.Blocks {
		texts = append(texts, b.Text)
	}
	if want := []string{"Some words of an article that everybody can see.", "white on a picture"}; !slices.Equal(texts, want) {
		t.Errorf("blocks %q, want %q", texts, want)
	}
}

// TestUnseenLeftOfThePage: what lies left of the page is seen where lines or letters run from
// right to left in a box that scrolls, as Japanese is set in columns.
func TestUnseenLeftOfThePage(t *testing.T) {
	for _, tt := range []struct {
		name, overflow, direction, mode string
		unseen                          bool
	}{
		{"columns that scroll", "auto", "ltr", "vertical-rl", false},
		{"cards that scroll, in Arabic", "scroll", "rtl", "horizontal-tb", false},
		{"a box that scrolls to the right", "auto", "ltr", "horizontal-tb", true},
		{"columns that are cut off", "hidden", "ltr", "vertical-rl", true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := parsed(t, `<body><div id=body><p>Some words of an article that everybody can see, and some more.</p><p id=left>left of the page</p></div>`)
			values := make([]string, len(page.LookProperties))
			for i, name := range page.LookProperties {
				values[i] = map[string]string{"overflow-x": tt.overflow, "direction": tt.direction, "writing-mode": tt.mode, "background-image": "none", "text-shadow": "none"}[name]
			}
			p.Laid, p.Styles = true, []page.Style{{Display: "block", Visibility: "visible", FontSize: 16, Opacity: 1, Look: values}}
			for i := range p.Nodes {
				n := &p.Nodes[i]
				n.Box = page.Rect{X: 10, Y: 10, W: 500, H: 20}
				if n.Kind == page.Element {
					n.Style = 0
				} else if p.Nodes[n.Parent].Attr("id") == "left" {
					n.Box.X = -900
				}
			}
			a, err := New(p, sel)
			if err != nil {
				t.Fatal(err)
			}
			if got := len(a.Hidden) > 0; got != tt.unseen {
				t.Errorf("hidden: %q", a.Hidden)
			}
		})
	}
}

// TestUnseenOfPictures: without boxes, what screen readers alone read out is none of a caption.
func TestUnseenOfPictures(t *testing.T) {
	p, sel := parsed(t, `<head><style>.x9{position:absolute;clip:rect(1px,1px,1px,1px);width:1px;height:1px}</style></head><body><div id=body>
		<p>Some words of an article that everybody can see.</p>
		<figure><img src=/i.jpg><p><span class=x9>Source of the picture, </span>Ann Lee</p><figcaption><span class=sr-only>Caption, </span>The port</figcaption></figure>
		<section><div class=sr-only>Part of the article</div><div><figure><img src=/j.jpg><figcaption>The pier</figcaption></figure></div></section></div>`)
	a, err := New(p, sel)
	if err != nil {
		t.Fatal(err)
	}
	var texts []string
	for _, b := range a.Blocks {
		texts = append(texts, b.Text)
	}
	if want := []string{"Some words of an article that everybody can see.", "Ann Lee", "The port", "The pier"}; !slices.Equal(texts, want) {
		t.Errorf("%q, want %q", texts, want)
	}
}
