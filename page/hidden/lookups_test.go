package hidden_test

import (
	"testing"

	"galley/page"
	"galley/page/pagetest"
)

// Links that look references up are no text, where several entries have them.
func TestLookups(t *testing.T) {
	const text = `<p>Ships <a href=#r1>1</a> <a href=#r2>2</a> <a href=#r3>3</a></p>`
	tests := []struct{ name, source, want string }{
		{"in brackets", text + `<ol><li id=r1>Lee, 1991. [<a href=//a/1>Index</a>] [<a href=//b/1>Catalogue</a>]<li id=r2>Beck, 2003. [<a href=//a/2>Index</a>]<li id=r3>Ray, 2009. [<a href=//a/3>Index</a>]</ol>`,
			"Ships 1 2 3 Lee, 1991. [Index] [Catalogue] Beck, 2003. Ray, 2009."},
		{"of an entry that nothing leads to", text + `<ol><li id=r1>Lee, 1991. [<a href=//a/1>Index</a>]<li id=r2>Beck, 2003. [<a href=//a/2>Index</a>]<li id=r3>Ray, 2009. [<a href=//a/3>Index</a>]<li>Fox, 2010. [<a href=//a/4>Index</a>]</ol>`,
			"Ships 1 2 3 Lee, 1991. Beck, 2003. Ray, 2009. Fox, 2010."},
		{"in a line below", text + `<div><div><p><a name=r1></a>Lee, 1991.</p><p><a href=//a/1>Index</a> | <a href=//b/1>Shop</a></p></div><div><p><a name=r2></a>Beck, 2003.</p><p><a href=//a/2>Index</a> | <a href=//b/2>Shop</a></p></div><div><p><a name=r3></a>Ray.</p><p><a href=//a/3>Index</a> | <a href=//b/3>Shop</a></p></div></div>`,
			"Ships 1 2 3 Lee, 1991. Beck, 2003. Ray."},
		{"comments that lead to themselves", `<ol><li id=c1>Lee, 1991. <a href=#c1>8:15</a> <a href=/a/1>Answer</a><li id=c2>Beck, 2003. <a href=#c2>8:16</a> <a href=/a/2>Answer</a><li id=c3>Ray, 2009. <a href=#c3>8:17</a> <a href=/a/3>Answer</a></ol>`,
			"Lee, 1991. 8:15 Answer Beck, 2003. 8:16 Answer Ray, 2009. 8:17 Answer"},
		{"links of their own", text + `<ol><li id=r1>Lee. <a href=//a/1>a/1</a><li id=r2>Beck. <a href=//a/2>a/2</a><li id=r3>Ray. <a href=//a/3>a/3</a></ol>`,
			"Ships 1 2 3 Lee. a/1 Beck. a/2 Ray. a/3"},
		{"ways back", text + `<ol><li id=r1>Lee. <a href=#t>^</a><li id=r2>Beck. <a href=#t>^</a><li id=r3>Ray. <a href=#t>^</a></ol>`,
			"Ships 1 2 3 Lee. ^ Beck. ^ Ray. ^"},
		{"no years", text + `<dl><dt id=r1>Lee <a href=//a/1>Index</a><dt id=r2>Beck <a href=//a/2>Index</a><dt id=r3>Ray <a href=//a/3>Index</a></dl>`,
			"Ships 1 2 3 Lee Index Beck Index Ray Index"},
		{"nothing leads there", `<ol><li>Lee, 1991. <a href=//a/1>Index</a><li>Beck, 2003. <a href=//a/2>Index</a><li>Ray, 2009. <a href=//a/3>Index</a></ol>`,
			"Lee, 1991. Index Beck, 2003. Index Ray, 2009. Index"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := page.Norm(pagetest.Parse(t, tt.source).Text(0)); got != tt.want {
				t.Errorf("Text = %q, want %q", got, tt.want)
			}
		})
	}
}
