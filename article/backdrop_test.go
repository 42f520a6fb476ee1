package article

import (
	"strings"
	"testing"
)

func TestBackdrop(t *testing.T) {
	kept := func(image string) string {
		p, sel := laid(t, `<body box="0 0 1366 900"><div id=body box="0 0 700 900"><div look="color:rgb(255, 255, 255)" box="0 0 700 400">x</div></div>`)
		p.Styles[p.Nodes[sel.Roots[0]+1].Style].Look[iImage] = image
		_, rules, _ := strings.Cut(written(t, p, sel), "background-image:")
		value, _, _ := strings.Cut(rules, ";")
		value, _, _ = strings.Cut(value, "}")
		return value
	}
	for image, want := range map[string]string{
		`linear-gradient(rgba(0, 0, 0, 0.5), rgb(1, 2, 3) 40%), url("https://a.example/b.jpg")`: `linear-gradient(rgba(0, 0, 0, 0.5), rgb(1, 2, 3) 40%)`,
		`url("https://a.example/b.jpg")`:                       "",
		`linear-gradient(url("https://a.example/b.jpg"), red)`: "",
		`linear-gradient(red, blue);}</style>`:                 "",
		`image-set(url("https://a.example/b.jpg") 1x)`:         "",
		`paint(x)`: "", `element(#a)`: "", `none`: "",
	} {
		if got := kept(image); got != want {
			t.Errorf("%s: %q, want %q", image, got, want)
		}
	}
}

// White words over a picture that may not load stand on a dark ground.
func TestBackdropIsReadable(t *testing.T) {
	p, sel := laid(t, `<body box="0 0 1366 900"><div id=body box="0 0 700 900"><p>dark words, and many of them</p><div look='background-image:url("https://a.example/b.jpg");color:rgb(255, 255, 255)' box="0 0 700 400">white</div></div>`)
	if doc := written(t, p, sel); !strings.Contains(doc, "background-color:rgb(0, 0, 0)") {
		t.Error(doc)
	}
}
