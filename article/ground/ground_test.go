package ground_test

import (
	"fmt"
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/documenttest"
)

// White words over a picture stand on a dark ground where the picture does not load.
func TestBackdropIsReadable(t *testing.T) {
	p, sel := articletest.Laid(t, `<body box="0 0 1366 900"><div id=body box="0 0 700 900"><p>dark words, and many of them</p><div look='background-image:url("https://a.example/b.jpg");color:rgb(255, 255, 255)' box="0 0 700 400">white</div></div>`)
	if doc := documenttest.Written(t, p, sel); !strings.Contains(doc, "background-color:rgb(0, 0, 0)") {
		t.Error(doc)
	}
}

// A part before the body that has a ground of its own needs none around it, and one far to
// the right has room on a narrow screen.
func TestPartOnItsOwnGround(t *testing.T) {
	p, sel := articletest.Laid(t, `<body box="0 0 1366 900"><h1 id=title look="background-color:rgb(255, 236, 236);color:rgb(255, 82, 82)" box="900 0 200 40">x</h1><div id=body box="343 100 680 700"><p>dark words, and many of them</p></div></body>`)
	doc := documenttest.Written(t, p, sel)
	if n := strings.Count(doc, "rgb(255, 236, 236)"); n != 1 {
		t.Errorf("the ground of the title is written %d times, want once:\n%s", n, doc)
	}
	if want := "max-width:200px;margin-left:max(0px, min(50% - -217px, 100% - 200px))"; !strings.Contains(doc, want) {
		t.Errorf("the wrapper of the title lacks %q:\n%s", want, doc)
	}
}

func TestGround(t *testing.T) {
	for around, want := range map[string]string{
		"":                                    "rgb(255, 255, 255)", // none
		"background-color:rgba(0, 0, 0, 0.5)": "rgb(128, 128, 128)", // see-through over white
		"color:rgb(255, 255, 255)":            "rgb(0, 0, 0)",       // white text on what is not known
		"background-color:rgb(0, 0, 0)":       "rgb(255, 255, 255)", // black text on black
	} {
		p, sel := articletest.Laid(t, fmt.Sprintf(`<body look="%s"><div id=body>x</div>`, around))
		if doc := documenttest.Written(t, p, sel); !strings.Contains(doc, ";background:"+want+"}") {
			t.Errorf("%q: want %s, got %s", around, want, doc)
		}
	}
}
