package xhtml

import (
	"strings"
	"testing"
)

// TestHTML: what HTML makes of a page in XML.
func TestHTML(t *testing.T) {
	for _, tt := range []struct{ name, xml, want string }{
		{"empty elements", `<a id="x"/><script src="a.js"/><div/><br/>`, `<a id="x"></a><script src="a.js"></script><div></div><br>`},
		{"characters", `<p title="a &quot;b&quot;">1 &lt; 2 &amp; 3&nbsp;km &#x2014; &eacute;</p>`, `<p title="a &#34;b&#34;">1 &lt; 2 &amp; 3` + "\u00a0" + `km — é</p>`},
		{"text that is not markup", `<p><![CDATA[1 < 2 & <b>]]></p>`, `<p>1 &lt; 2 &amp; &lt;b&gt;</p>`},
		{"scripts and styles", `<style><![CDATA[p > a { color: red }]]></style><script>if (1 &lt; 2) go()</script>`, `<style>p > a { color: red }</style><script>if (1 < 2) go()</script>`},
		{"the end of a script in it", `<script>x = "&lt;/SCRIPT&gt;&lt;img src=x onerror=go()&gt;"</script><p>a</p>`, `<script></script><p>a</p>`},
		{"a script that would not end", `<script>&lt;!-- &lt;script> </script><p>a</p>`, `<script></script><p>a</p>`},
		{"the end of a style sheet in pieces", `<style>&lt;/st<!-- -->yle&gt;&lt;p>a</style><p>b</p>`, `<style></style><p>b</p>`},
		{"the end of a style sheet in two kinds of text", `<style>&lt;/<![CDATA[style><p>a]]></style><p>b</p>`, `<style></style><p>b</p>`},
		{"elements in a style sheet", `<style>a{}<style/><style>b{}</style><br/>c{}</style><p>d</p>`, `<style>a{}b{}c{}</style><p>d</p>`},
		{"namespaces", `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" xml:lang="de"><section epub:type="chapter" xml:base="x"/><svg:svg xmlns:svg="http://www.w3.org/2000/svg"/></html>`,
			`<html lang="de"><section epub:type="chapter"></section><svg></svg></html>`},
		{"line feeds", "<pre>\na</pre>", "<pre>\n\na</pre>"},
		{"comments and instructions", `<?xml version="1.0" encoding="ISO-8859-1"?><!-- a --><?go on?><p>a</p>`, `<p>a</p>`},
		{"entities of its own", `<!DOCTYPE html [<!ENTITY shop "The &#8220;Shop&#8221;"> <!ENTITY co '&shop; &lt;Ltd&gt;'>]><p>&shop; &co;</p>`, `<p>The “Shop” &amp;shop; &lt;Ltd&gt;</p>`},
	} {
		t.Run(tt.name, func(t *testing.T) {
			got, err := HTML([]byte(tt.xml))
			if want := "<!DOCTYPE html>" + tt.want; err != nil || string(got) != want {
				t.Errorf("%q, %v\nwant %q", got, err, want)
			}
		})
	}
}

// TestNotWellFormed: what browsers refuse is refused, and entities do not fill the memory.
func TestNotWellFormed(t *testing.T) {
	long := `<!DOCTYPE html [<!ENTITY a "` + strings.Repeat("a", 10_000) + `">]><p>` + strings.Repeat("&a;", 10_000) + `</p>`
	for _, source := range []string{`<p>`, `<p>a</b>`, `<p>&unknown;</p>`, `<p a=1/>`, `<p>1 < 2</p>`, "<p>\x00</p>", long} {
		if got, err := HTML([]byte(source)); err == nil {
			t.Errorf("%.40q became %.60q", source, got)
		}
	}
}

// TestIs: which pages are XML.
func TestIs(t *testing.T) {
	const root = `<html xmlns="http://www.w3.org/1999/xhtml">`
	for _, tt := range []struct {
		name, kind, source string
		is, isType         bool
	}{
		{"a book's chapter", "", `<?xml version="1.0"?>` + root + `<head><title>A</title><script src="a"/></head></html>`, true, false},
		{"by its type", "application/xhtml+xml; charset=utf-8", root + `</html>`, false, true},
		{"XML with the root of HTML", "text/xml", root + `</html>`, false, true},
		{"other XML", "application/xml", `<?xml version="1.0"?><rss/>`, false, false},
		{"HTML that says so", "text/html", `<?xml version="1.0"?>` + root + `<head><script src="a"></script></head><a name="b"/></html>`, false, false},
		{"not well-formed", "", `<?xml version="1.0"?>` + root + `<script src="a"/><br></html>`, false, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if is, isType := Is([]byte(tt.source)), IsType(tt.kind, []byte(tt.source)); is != tt.is || isType != tt.isType {
				t.Errorf("Is %v, IsType %v", is, isType)
			}
		})
	}
}

// FuzzHTML: no document panics, or becomes more than some times as long.
func FuzzHTML(f *testing.F) {
	f.Add([]byte(`<!DOCTYPE html [<!ENTITY a "b">]><p epub:a="1">&a;<![CDATA[<]]></p>`))
	f.Add([]byte(`<script>a</script><pre>` + "\n" + `</pre>`))
	f.Fuzz(func(t *testing.T, data []byte) {
		got, err := HTML(data)
		if err == nil && len(got) > 40*len(data)+entityBytes {
			t.Errorf("%d bytes became %d", len(data), len(got))
		}
	})
}
