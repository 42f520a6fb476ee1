package allowlist

import (
	"strings"
	"testing"

	"galley/page"
)

func TestLinkURL(t *testing.T) {
	p := &page.Page{URL: "https://news.example/a/"}
	for ref, want := range map[string]string{
		"/x": "https://news.example/x", "y?q=1": "https://news.example/a/y?q=1", " https://a.example/ \x00": "https://a.example/", "ht\ntps://a.exa\tmple/": "https://a.example/",
		"mailto:ann@a.example": "mailto:ann@a.example", " mail\nto:ann@a.example": "mailto:ann@a.example", "mailto:": "", "mailto://a.example": "",
		"javascript:alert(1)": "", " java\tscript:alert(1)": "", "\x01javascript:alert(1)": "", "JAVASCRIPT:alert(1)": "", "vbscript:x": "", "data:text/html,x": "",
		"data:image/png;base64,AAAA": "", "file:///etc/passwd": "", "blob:https://a.example/x": "", "ftp://a.example/": "", "tel:1": "",
	} {
		if got := LinkURL(p, ref); got != want {
			t.Errorf("a link to %q leads to %q, want %q", ref, got, want)
		}
	}
}

func TestMediaURL(t *testing.T) {
	p := &page.Page{URL: "https://news.example/a/"}
	full := "data:image/png;base64," + strings.Repeat("A", maxData-len("data:image/png;base64,"))
	for ref, want := range map[string]string{
		"x.png": "https://news.example/a/x.png", "DATA:image/PNG;base64,AA+/=": "data:image/PNG;base64,AA+/=", " data:image/\nwebp;base64,AAAA ": "data:image/webp;base64,AAAA",
		full: full, full + "A": "", "data:": "", "data": "https://news.example/a/data", "data:image/svg+xml;base64,AAAA": "", "data:text/html;base64,AAAA": "", "data:image/png,x": "",
		`data:image/png;base64,AA"onerror="x`: "", "data:image/png;base64,AA\"": "", "javascript:x": "", "mailto:ann@a.example": "",
	} {
		if got := MediaURL(p, ref); got != want {
			t.Errorf("a picture at %.60q is %.60q, want %.60q", ref, got, want)
		}
	}
}

func TestReference(t *testing.T) {
	for value, want := range map[string][2]string{
		"url(#a)": {"a", ""}, ` url( "#a" ) none`: {"a", "none"}, "url('#a') rgb(1, 2, 3)": {"a", "rgb(1, 2, 3)"},
		"url(#)": {}, "url(x.svg#a)": {}, "url(#a": {}, "red": {}, "red url(#a)": {}, "": {},
	} {
		id, rest, ok := Reference(value)
		if ok != (want[0] != "") || ok && (id != want[0] || rest != want[1]) {
			t.Errorf("%q refers to %q, with %q behind it, %v", value, id, rest, ok)
		}
	}
}

func TestNumber(t *testing.T) {
	for value, want := range map[string]string{
		"12": "12", " 12px ": "12", "12px": "12", " 7 ": "7", "007": "7", "-3": "-3", "100000": "100000", "-100000": "-100000",
		"100001": "", "-100001": "", "99999999999999999999": "", "1e3": "", "50%": "", "x": "", "": "",
	} {
		if got := Number(value); got != want {
			t.Errorf("%q is read as %q, want %q", value, got, want)
		}
	}
}

func TestIsDrawn(t *testing.T) {
	for value, want := range map[string]bool{
		"M0 0L1.5,-2e3\tZ": true, "#fff": true, "rotate(45) scale(2)": true, "50%": true, strings.Repeat("1", maxDrawing): true,
		"": false, strings.Repeat("1", maxDrawing+1): false, "url(#a)": false, "URL(x)": false, "var(--x)": false, "attr(x)": false, "a;b": false, `"`: false, "<": false, "a:b": false, "\x00": false, "é": false,
	} {
		if got := IsDrawn(value); got != want {
			t.Errorf("%.40q: %v, want %v", value, got, want)
		}
	}
}

func TestAttributes(t *testing.T) {
	for value, want := range map[string]string{"ltr": "ltr", " RTL ": "rtl", "auto": "", "ltr rtl": "", "": ""} {
		if got := OneOf(value, "ltr", "rtl"); got != want {
			t.Errorf("of two words %q is %q, want %q", value, got, want)
		}
	}
	for tag, want := range map[string]string{"de": "de", " de-CH ": "de-CH", "zh-Hant-TW": "zh-Hant-TW", strings.Repeat("a", 35): strings.Repeat("a", 35), strings.Repeat("a", 36): "", "de_CH": "", `de"`: "", "日本": "", "": ""} {
		if got := Language(tag); got != want {
			t.Errorf("the language %q is %q, want %q", tag, got, want)
		}
	}
	for value, want := range map[string]bool{"2024-03-05T10:00:00+01:00": true, "P1D": true, "50%": true, "#fff": true, "a/b": true, strings.Repeat("a", MaxValue): true,
		strings.Repeat("a", MaxValue+1): false, "": false, `"`: false, "<": false, "(1)": false, "a;b": false, "é": false, "\u0142": false, "a\nb": false} {
		if got := IsPlain(value); got != want || (Plain(value) != "") != want {
			t.Errorf("%.40q is plain: %v, want %v", value, got, want)
		}
	}
	for tag, want := range map[string]string{"p": "p", "body": "div", "center": "div", "big": "span", "nobr": "span", "tt": "code", "xmp": "pre", "image": "img", "script": "", "object": "", "style": ""} {
		if got := HTMLTags[tag]; got != want {
			t.Errorf("%s is written as %q, want %q", tag, got, want)
		}
	}
	if !IsPlayer("video") || !IsPlayer("audio") || IsPlayer("img") {
		t.Error("players are video and audio")
	}
}
