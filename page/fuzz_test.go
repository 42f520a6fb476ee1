package page_test

import (
	"bytes"
	"errors"
	"galley/page"
	"galley/page/pagetest"
	"testing"

	"github.com/klauspost/compress/zstd"
)

var fuzzLimits = page.Limits{Bytes: 1 << 20, Nodes: 5000, Depth: 600}

// FuzzRead: whatever Read accepts, everything else can use. The input is the JSON
// of a page file; one that is not compressed by the target is a file as it is.
// Coverage of zstd wavers, so run it with -fuzzminimizetime 5x, or it spends its
// time on making inputs smaller.
func FuzzRead(f *testing.F) {
	for _, p := range []*page.Page{pagetest.LaidStory(f), pagetest.Shadows(f), pagetest.Parse(f, `<svg><a xlink:href=x>y</a></svg>`)} {
		f.Add(decompressed(f, written(f, p)), true)
		f.Add(written(f, p), false)
	}
	f.Add([]byte(`{"version":1,"nodes":[{"p":-1,"t":"html","s":-1}]}`), true)
	f.Add([]byte(`{"version":2}`), true)
	f.Add([]byte(`{"version":1,"base":":","nodes":[{"p":-1,"t":"base","s":-1,"h":true,"a":["href","%"]},{"p":0,"s":-1}]}`), true)
	f.Fuzz(func(t *testing.T, data []byte, compress bool) {
		if compress {
			data = compressed(t, string(data))
		}
		p, err := page.Read(bytes.NewReader(data), fuzzLimits)
		if err != nil {
			return
		}
		use(t, p)
	})
}

// FuzzParseHTML: any bytes are some page, or over a limit, or too deep.
func FuzzParseHTML(f *testing.F) {
	for _, s := range []string{
		"", "x", "<p>a<p id=x>b<br>c", "<table><p><tr><td><b>x</table>y",
		"<svg><linearGradient id=g /><title>t</title><foreignObject><p>x", "<math><mi>x<annotation-xml encoding=text/html><p>",
		"<template><td>x</template>", "<a[1]><b]></x:y><é>", "<frameset><frame></frameset><noframes>x",
		"<base href=//[><a href=x>", "<script type=application/ld+json>{\"a\":\"</p>\"}</script>", "<plaintext><p>",
		"<b id=1><i id=2><p></b>x</p></i>y<p>z", "<select><option>a<svg><p>b", "\xff\xfe<\x00p\x00", "<meta charset=gbk>\xd0\xc2",
		"<body style='display:none'>x<html hidden>", "<p\x00\x0b='\x00'>\x00", "<title>a</title><svg><title>b", "\ufeff<p>\u3000x\u00a0",
	} {
		f.Add([]byte(s), "text/html")
	}
	f.Add([]byte("<x-a><template shadowrootmode=open><slot name=a></slot><x-b><template shadowrootmode=open><slot></slot></template><slot></slot></x-b></template><i slot=a>a</i>b</x-a>"), "text/html")
	f.Add([]byte("<p>\xe9"), "text/html; charset=shift_jis")
	f.Add([]byte("\x1b$B"), "text/html; charset=iso-2022-jp")
	f.Add([]byte("+ADw-"), "text/html; charset=hz-gb-2312")
	f.Fuzz(func(t *testing.T, data []byte, contentType string) {
		p, err := page.ParseHTML(bytes.NewReader(data), page.Source{URL: pagetest.URL, ContentType: contentType, Limits: fuzzLimits})
		if err != nil {
			var limit *page.LimitError
			if !errors.As(err, &limit) {
				t.Fatalf("refused: %v", err)
			}
			return
		}
		use(t, p)
	})
}

// FuzzFind: an address finds an element or is an error; it never panics.
func FuzzFind(f *testing.F) {
	for _, s := range []string{
		"/html[1]/body[1]/div[1]", `//*[@id="lead"]/p[2]`, `//*[@id='x"]`, "//", "/[", "/html[1][2]", "/html[", "/]", "/html/body[+1]",
		"#lead", "div > p:nth-child(2n+1)", "p:not(.x):has(b)", "[a#=(]", ":contains(\"x\"", "\\", "a|b", "*", ":nth-child(-n)", "é", "p,", "[id='\\0']",
	} {
		f.Add(s)
	}
	pages := []*page.Page{pagetest.LaidStory(f), pagetest.Shadows(f), pagetest.Parse(f, `<a[1]><b]><svg id=lead><p>x`)}
	f.Fuzz(func(t *testing.T, address string) {
		if len(address) > 300 {
			return // a selector may be as slow as its author likes
		}
		for _, p := range pages {
			n, err := p.Find(address)
			if err != nil {
				if n != page.None {
					t.Errorf("Find(%q) = %d with the error %v", address, n, err)
				}
				continue
			}
			if n < 0 || int(n) >= len(p.Nodes) || p.Nodes[n].Kind != page.Element {
				t.Errorf("Find(%q) = %d, not an element", address, n)
			}
		}
	})
}

func decompressed(t testing.TB, file []byte) []byte {
	t.Helper()
	z, err := zstd.NewReader(nil)
	if err != nil {
		t.Fatal(err)
	}
	defer z.Close()
	data, err := z.DecodeAll(file, nil)
	if err != nil {
		t.Fatal(err)
	}
	return data
}
