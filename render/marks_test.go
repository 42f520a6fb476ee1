package render

import (
	"testing"

	"galley/page"
	"galley/page/hidden"
)

// TestMarks holds that elements which scripts add have the mark of that and no others, whatever a page says of itself,
// and that an archive keeps the marks.
func TestMarks(t *testing.T) {
	b := start(t, Options{})
	shot := capture(t, b, Source{HTML: []byte(`<title>A river</title><p id=own ` + hidden.LaterAttr + `=7>Words of the page.</p><div style="height: 3000px"></div><p id=end>End.</p><script>
		new IntersectionObserver((seen, observer) => {
			if (!seen[0].isIntersecting) return;
			observer.disconnect();
			const add = html => document.body.insertAdjacentHTML('beforeend', html);
			add('<form id=form><input name=setAttribute><input name=nodeType><input name=localName></form><p id=behind>More.</p>');
			setTimeout(() => add('<p id=forged ` + hidden.LaterAttr + `=9>Words.</p>'), 10);
		}).observe(document.querySelector('#end'))</script>`)}, Want{MHTML: true})
	archived := capture(t, b, Source{MHTML: shot.MHTML}, Want{})
	for _, p := range []*page.Page{shot.Page, archived.Page} {
		for id, want := range map[string]string{"own": "", "form": "1", "behind": "1", "forged": "2"} {
			if got := p.Nodes[find(t, p, "#"+id)].Attr(hidden.LaterAttr); got != want {
				t.Errorf("#%s has the mark %q, want %q", id, got, want)
			}
		}
	}
}
