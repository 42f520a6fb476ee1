package encoding_test

import (
	"strings"
	"testing"

	"galley/page/encoding"
	"galley/page/parse"
)

// encodedTwice is UTF-8 that was taken for Latin-1.
func encodedTwice(s string) string {
	var out strings.Builder
	for _, b := range []byte(s) {
		out.WriteRune(rune(b))
	}
	return out.String()
}

func TestTwiceEncoded(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"apostrophe", encodedTwice("we don’t know"), "we don’t know"},
		{"letters of two bytes beside one of three", encodedTwice("élan – à côté"), "élan – à côté"},
		{"a letter of two bytes with a control", encodedTwice("À la carte"), "À la carte"},
		{"ideographs", encodedTwice("日本の記事"), "日本の記事"},
		{"a character of four bytes", encodedTwice("so 😀."), "so 😀."},
		{"beside text that is as it should be", encodedTwice("it’s ") + "it’s é", "it’s it’s é"},
		{"at the end, cut short", encodedTwice("it’s ") + "â\u0080", "it’s â\u0080"},
		{"plain", "plain", "plain"},
		{"letters and signs that may stand so", "Ã© and Â£5", "Ã© and Â£5"},
		{"a control behind other letters", "a\u0085b é\u0085", "a\u0085b é\u0085"},
		{"nothing", "", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, bytes := c.text, []byte(c.text)
			if encoding.IsTwice(got) != encoding.IsTwice(bytes) {
				t.Fatal("strings and bytes differ")
			}
			if encoding.IsTwice(got) {
				got = encoding.DecodeTwice(got)
			}
			if got != c.want {
				t.Errorf("%+q, want %+q", got, c.want)
			}
		})
	}
}

func TestParseTwiceEncoded(t *testing.T) {
	html := encodedTwice("<title>What it’s worth – für alle</title><p>It’s für alle.</p>")
	p, err := parse.HTML(strings.NewReader(html), parse.Source{ContentType: "text/html; charset=utf-8"})
	if err != nil {
		t.Fatal(err)
	}
	if got := p.Text(0); got != "It’s für alle." {
		t.Errorf("text %+q", got)
	}
	if got := p.DocumentTitle(); got != "What it’s worth – für alle" {
		t.Errorf("title %+q", got)
	}
}
