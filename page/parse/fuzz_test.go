package parse_test

import (
	"bytes"
	"errors"
	"testing"

	"galley/page"
	"galley/page/pagetest"
	"galley/page/parse"
)

// FuzzHTML: any bytes are some page, or over a limit, or too deep.
func FuzzHTML(f *testing.F) {
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
		p, err := parse.HTML(bytes.NewReader(data), parse.Source{URL: pagetest.URL, ContentType: contentType, Limits: pagetest.FuzzLimits})
		if err != nil {
			var limit *page.LimitError
			if !errors.As(err, &limit) {
				t.Fatalf("refused: %v", err)
			}
			return
		}
		pagetest.Use(t, p)
	})
}
