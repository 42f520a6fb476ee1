package sheet_test

import (
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/documenttest"
	"galley/article/sheet"
)

// A gradient is drawn as large and where it was.
func TestGradientPlace(t *testing.T) {
	const a, b = "linear-gradient(rgb(1, 1, 1), rgb(1, 1, 1))", "radial-gradient(rgb(2, 2, 2), rgb(3, 3, 3))"
	for _, tt := range []struct{ name, image, size, x, y, repeat, want string }{
		{"fills the box", a, "auto", "0%", "0%", "repeat", "background-image:" + a},
		{"fills it in another way", a, "cover", "50%", "50%", "no-repeat", "background-image:" + a},
		{"of an older capture", a, "", "", "", "", "background-image:" + a},
		{"a line below", a, "50% 1px", "8px", "100%", "no-repeat",
			"background-image:" + a + ";background-size:50% 1px;background-position-x:8px;background-position-y:100%;background-repeat:no-repeat"},
		{"squares", a, "20px 20px", "0%", "0%", "repeat", "background-image:" + a + ";background-size:20px 20px"},
		{"pushed aside", a, "auto", "40px", "0%", "no-repeat", "background-image:" + a + ";background-position-x:40px;background-repeat:no-repeat"},
		{"a line above a ground", a + ", " + b, "100% 1px, auto", "0%, 0%", "100%, 0%", "no-repeat, repeat",
			"background-image:" + a + ", " + b + ";background-size:100% 1px, auto;background-position-y:100%, 0%;background-repeat:no-repeat, repeat"},
		{"beside a picture", `url("https://a.example/i.png"), ` + a, "9px 9px, 3px 100%", "0%, 100%", "0%", "no-repeat", "background-image:" + a + ";background-size:3px 100%;background-position-x:100%;background-repeat:no-repeat"},
		{"hostile", a, "1px}</style>", "0%", "0%", "no-repeat", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := articletest.Laid(t, `<div id=body box="0 0 700 900"><div box="0 0 700 400">x</div></div>`)
			look := p.Styles[p.Nodes[sel.Roots[0]+1].Style].Look
			look[sheet.Image], look[sheet.ImageSize], look[sheet.ImageX], look[sheet.ImageY], look[sheet.ImageRepeat] = tt.image, tt.size, tt.x, tt.y, tt.repeat
			_, rules, _ := strings.Cut(documenttest.Written(t, p, sel), "background-image:")
			rules, _, _ = strings.Cut(rules, "}")
			if rules != "" {
				rules = "background-image:" + rules
			}
			if rules != tt.want {
				t.Errorf("got  %s\nwant %s", rules, tt.want)
			}
		})
	}
}

// Grey words beside a line by a gradient stand on no ground of their own.
func TestThinGradientIsNoGround(t *testing.T) {
	const line = `background-image:linear-gradient(rgb(1, 1, 1), rgb(1, 1, 1));background-size:%;background-repeat:no-repeat;color:rgb(140, 140, 140)`
	for size, want := range map[string]bool{"2px 100%": false, "100% 1px": false, "100% 90%": true} {
		p, sel := articletest.Laid(t, `<div id=body box="0 0 700 900">dark words, and many of them<div box="0 0 700 400" look="`+strings.Replace(line, "%", size, 1)+`">grey</div></div>`)
		if doc := documenttest.Written(t, p, sel); strings.Contains(doc, "background-color:") != want {
			t.Errorf("%s: a ground is %t, want %t:\n%s", size, !want, want, doc)
		}
	}
}
