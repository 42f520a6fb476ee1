package article

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"
	"unicode"
)

// TestNoControls holds that no format has control characters, wherever the page has them: in its text and its pictures, in
// what it cuts or hides, and in what it says of itself.
func TestNoControls(t *testing.T) {
	const evil = `Word&#27;[31m&#7;&#127;`
	source := strings.ReplaceAll(`<head><title>EVIL</title><meta name=author content="EVIL"><meta name=description content="EVIL"><meta property="og:site_name" content="EVIL">
		<meta property="article:section" content="EVIL"><meta property="article:tag" content="EVIL"><meta property="article:published_time" content="EVIL">
		<script type="application/ld+json">{"@type":"NewsArticle","dateModified":"x\u001b","publisher":{"name":"y\u0007"}}</script></head>
		<body lang="EVIL"><h1 id=title>EVIL</h1><div id=body><p>Words EVIL and more.</p><pre><code class="language-EVIL">EVIL</code></pre>
		<figure><img src="/a.png" alt="EVIL" title="EVIL" width=300 height=200><figcaption>EVIL of it</figcaption></figure>
		<p>A picture <img src="/b.png" alt="EVIL" width=300 height=200></p><div id=cut>EVIL</div><table><caption>EVIL</caption><tr><td>EVIL<td>b</table></div>`, "EVIL", evil)
	p, sel := parsed(t, source)
	cut, err := p.Find("#cut")
	if err != nil {
		t.Fatal(err)
	}
	sel.Cut = append(sel.Cut, cut)
	a, err := New(p, sel)
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	for format, write := range map[string]func() error{
		"html": func() error { return a.WriteHTML(&out) }, "clean": func() error { return a.WriteClean(&out) }, "Markdown": func() error { return a.WriteMarkdown(&out) },
		"text": func() error { return a.WriteText(&out) }, "JSON": func() error { return a.WriteJSON(&out) },
	} {
		out.Reset()
		if err := write(); err != nil {
			t.Fatal(err)
		}
		text := out.String()
		if format == "JSON" { // has them by their numbers
			var value any
			if err := json.Unmarshal(out.Bytes(), &value); err != nil {
				t.Fatal(err)
			}
			text = strings.Join(stringsIn(value), "\n")
		}
		if i := strings.IndexFunc(text, func(r rune) bool { return unicode.IsControl(r) && !unicode.IsSpace(r) }); i >= 0 || !strings.Contains(text, "Word") {
			t.Errorf("%s: %.80q in\n%q", format, text[max(0, i-20):], text)
		}
	}
}

// stringsIn are the texts of a value of JSON.
func stringsIn(value any) (list []string) {
	switch v := value.(type) {
	case string:
		return []string{v}
	case []any:
		for _, one := range v {
			list = append(list, stringsIn(one)...)
		}
	case map[string]any:
		for _, one := range v {
			list = append(list, stringsIn(one)...)
		}
	}
	return list
}
