package zoo_test

import (
	"strings"
	"testing"

	"galley/article/sheet"
	"galley/page"
	"galley/page/colour"
)

// styleOf is the style of the element right around the words on a page.
func styleOf(t *testing.T, p *page.Page, words string) *page.Style {
	t.Helper()
	for i := range p.Nodes {
		if n := &p.Nodes[i]; n.Kind == page.Text && strings.Contains(n.Text, words) {
			return p.StyleOf(n.Parent)
		}
	}
	t.Fatalf("the page has no %q", words)
	return nil
}

// Words whose colour is transparent are seen in the article as they are on the page: by a
// gradient behind their letters, by their outline, and in a colour where a picture shone
// through.
func TestTransparentWords(t *testing.T) {
	const clip = "color:transparent;-webkit-background-clip:text;background-clip:text;"
	const gradient = "background-image:linear-gradient(90deg,#e0226e,#7a3cf0);"
	k := newKeeper(t)
	for _, tt := range []struct {
		name, css string
		same      string // properties that stay
		fill      bool   // the letters are filled with a colour
	}{
		{"gradient", ".w{" + gradient + clip + "}", "background-image background-clip -webkit-text-fill-color", false},
		{"gradient around", ".q{" + gradient + clip + "}", "-webkit-text-fill-color", false},
		{"fill", ".w{" + gradient + "-webkit-background-clip:text;-webkit-text-fill-color:transparent;color:#123}", "color background-clip -webkit-text-fill-color", false},
		{"colour", ".w{background-color:#246;" + clip + "}", "background-color background-clip", false},
		{"picture", ".w{background-image:url(wide.png);" + clip + "}", "", true},
		{"outline", ".w{color:transparent;-webkit-text-stroke:2px #333}", "color -webkit-text-stroke-width -webkit-text-stroke-color", false},
		{"filled again", ".q{-webkit-text-fill-color:#c00}.w{-webkit-text-fill-color:currentcolor;color:#060}", "color -webkit-text-fill-color", true},
		{"marker", ".w{background-image:linear-gradient(transparent 60%,#fe6 60%)}", "background-image color", true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			was, is := k.shown(t, tt.css, `<p class=q><span class=w>Eleven lamps</span></p>`)
			a, b := styleOf(t, was, "Eleven"), styleOf(t, is, "Eleven")
			for name := range strings.FieldsSeq(tt.same) {
				if a.LookValue(name) != b.LookValue(name) {
					t.Errorf("%s is %s, want %s", name, b.LookValue(name), a.LookValue(name))
				}
			}
			if fill, ok := colour.Parse(b.LookValue("-webkit-text-fill-color")); tt.fill && (!ok || fill.A < 1) {
				t.Errorf("the words are filled with %s", b.LookValue("-webkit-text-fill-color"))
			}
		})
	}
}

// Pictures keep filters of numbers, but for what hides them until they have loaded.
func TestFilters(t *testing.T) {
	k := newKeeper(t)
	for _, tt := range []struct{ name, css, want string }{
		{"darkened", "img{filter:brightness(.5) grayscale(1)}", "brightness(0.5) grayscale(1)"},
		{"shadow", "img{filter:drop-shadow(2px 4px 6px rgba(0,0,0,.5))}", "drop-shadow(rgba(0, 0, 0, 0.5) 2px 4px 6px)"},
		{"blurred", "img{filter:blur(8px)}", "none"},
		{"of a drawing", "img{filter:url(#f)}", "none"},
		{"turned back", "#body{filter:invert(1)}img{filter:invert(1)}", "none"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			_, is := k.shown(t, tt.css, `<p><img src=wide.png width=400></p>`)
			for i := range is.Nodes {
				if is.Nodes[i].Tag == "img" && is.StyleOf(page.NodeID(i)).LookValue("filter") != tt.want {
					t.Errorf("the filter is %s, want %s", is.StyleOf(page.NodeID(i)).LookValue("filter"), tt.want)
				}
			}
		})
	}
}

// A picture that a gradient fades out does so in the article, and words never do.
func TestFadedPicture(t *testing.T) {
	const fade = "linear-gradient(rgb(0, 0, 0) 60%, rgba(0, 0, 0, 0))"
	_, is := newKeeper(t).shown(t, `img,.q{mask-image:linear-gradient(#000 60%,transparent)}`, `<p><img src=wide.png width=400></p><p class=q>The cows knew the way up the hill by themselves.</p>`)
	if got := styleOf(t, is, "The cows").LookValue("mask-image"); got != "none" {
		t.Errorf("the words are faded by %s", got)
	}
	for i := range is.Nodes {
		if is.Nodes[i].Tag == "img" && is.StyleOf(page.NodeID(i)).LookValue("mask-image") != fade {
			t.Errorf("the picture is faded by %s", is.StyleOf(page.NodeID(i)).LookValue("mask-image"))
		}
	}
}

// Columns of words keep the line between them, and there are fewer where a narrow screen has
// no room for so many.
func TestColumns(t *testing.T) {
	words := strings.Repeat("The cows knew the way up the hill by themselves. ", 30)
	_, is := newKeeper(t).shown(t, `.q{column-count:3;column-gap:30px;column-rule:1px solid #bbb}`, `<div class=q>`+words+`</div>`)
	s := styleOf(t, is, "The cows")
	for name, want := range map[string]string{"column-count": "3", "column-width": "180px", "column-rule-width": "1px", "column-rule-style": "solid", "column-rule-color": "rgb(187, 187, 187)"} {
		if got := s.LookValue(name); got != want {
			t.Errorf("%s is %s, want %s", name, got, want)
		}
	}
}

// Boxes stay cut out along the lines they were cut out along, but for what would hide them.
func TestShapes(t *testing.T) {
	k := newKeeper(t)
	for _, tt := range []struct{ name, css, want, runs string }{
		{"round picture", `img{clip-path:circle(50%);float:left;shape-outside:circle(50%)}`, "circle(50% at 50% 50%)", "circle(50% at 50% 50%)"},
		{"round corners", `img{clip-path:inset(0 round 20px)}`, "inset(0px round 20px)", "none"},
		{"round corners of words", `.q{clip-path:inset(0 round 20px)}`, "inset(0px round 20px)", "none"},
		{"words without their first half", `.q{clip-path:inset(0 0 0 50%)}`, "none", "none"},
		{"slanted words", `.q{clip-path:polygon(0 0,100% 20px,100% calc(100% - 20px),0 100%);padding:40px}`, "polygon(0px 0px, 100% 20px, 100% calc(100% - 20px), 0px 100%)", "none"},
		{"yet to be revealed", `.q{clip-path:polygon(0 0,5% 0,5% 100%,0 100%)}`, "none", "none"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			_, is := k.shown(t, tt.css, `<p><img src=wide.png width=400 height=400></p><p class=q>The cows knew the way up the hill by themselves.</p>`)
			s := styleOf(t, is, "The cows")
			for i := range is.Nodes {
				if is.Nodes[i].Tag == "img" && strings.HasPrefix(tt.css, "img") {
					s = is.StyleOf(page.NodeID(i))
				}
			}
			if got := s.LookValue("clip-path"); got != tt.want {
				t.Errorf("clip-path is %s, want %s", got, tt.want)
			}
			if got := s.LookValue("shape-outside"); got != tt.runs {
				t.Errorf("shape-outside is %s, want %s", got, tt.runs)
			}
		})
	}
}

// Lines beside headings stay where the box around ends them, lines through the middle lie
// behind words that have a ground, and boxes on a corner stand on it.
func TestLinesOfHeadings(t *testing.T) {
	k := newKeeper(t)
	const line = `content:"";position:absolute;top:50%;height:2px;background:#c33;`
	for _, tt := range []struct{ name, css, of, want string }{
		{"beside", `h2{overflow:hidden}h2 span{position:relative;display:inline-block}h2 span::after{` + line + `left:100%;width:2000px}`, page.After, "height 2px, width 2000px"},
		{"beside, with nothing that ends it", `h2 span{position:relative;display:inline-block}h2 span::after{` + line + `left:100%;width:2000px}`, page.After, ""},
		{"through the middle", `h2{position:relative}h2::before{` + line + `left:0;width:100%}h2 span{position:relative;background:#fff}`, page.Before, "height 2px, width 680px, z-index -1"},
		{"a box on its corner", `h2::before{content:"";display:inline-block;width:14px;height:14px;background:#c33;transform:rotate(45deg)}`, page.Before, "height 14px, width 14px, transform matrix(0.7071"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			_, is := k.shown(t, tt.css, `<h2><span>The water came back</span></h2>`)
			var values []string
			for i := range is.Nodes {
				if n := &is.Nodes[i]; values == nil && (n.Tag == "h2" || n.Tag == "span") {
					values = is.StyleOf(page.NodeID(i)).Generated(tt.of)
				}
			}
			if (values == nil) != (tt.want == "") {
				t.Fatalf("%s is %q, want %q", tt.of, values, tt.want)
			}
			for part := range strings.SplitSeq(tt.want, ", ") {
				if name, want, ok := strings.Cut(part, " "); ok && !strings.HasPrefix(values[sheet.GeneratedAt[name]], want) {
					t.Errorf("%s of %s is %s, want %s", name, tt.of, values[sheet.GeneratedAt[name]], want)
				}
			}
		})
	}
}
