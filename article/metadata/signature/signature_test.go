package signature_test

import (
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/metadata/extent"
	"galley/article/metadata/mention"
	"galley/article/metadata/metadatatest"
	"galley/article/metadata/signature"
	"galley/article/subtree"
)

// A label at the begin or the end of the body is no signature.
func TestSignatures(t *testing.T) {
	long := "<p>" + strings.Repeat("A paragraph of the text. ", 8) + "</p>"
	for text, want := range map[string]int{
		"<p>A first paragraph of it.</p><p>And a second one of it.</p><p>Ann Lee</p>":          1,
		"<p>A first paragraph of it.</p><p>And a second one of it.</p><p>Article Sources:</p>": 0,
		"<p><b>Table of Contents</b></p><p>And a second one of it.</p>":                        0,
		"<p>A first paragraph of it.</p><p>And a second one of it.</p><p>参考 資料：</p>":           0,
		long + "<p>Ann Lee</p>" + long + long:                                                  1, // below a standfirst
		long + long + "<p>Quiet Days</p>" + long + long:                                        0, // a heading
	} {
		p, sel := articletest.Parse(t, `<body><h1 id=title>T</h1><div id=body>`+text+`</div>`)
		article := extent.New(p, sel, subtree.Parts(p, sel))
		if signed := signature.Look(article, mention.On(article)).With(metadatatest.Lines(p, sel)).Signed; len(signed) != want {
			t.Errorf("%s: %q", text, signed)
		}
	}
}
