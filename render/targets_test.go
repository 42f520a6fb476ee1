package render

import (
	"testing"

	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
)

// What Chrome has of its own for windows that nobody sees costs a process each.
func TestNoPagesOfItsOwn(t *testing.T) {
	b := start(t, Options{})
	d, err := b.Open(t.Context(), Source{HTML: []byte("<p>One page.")})
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	res, err := chromedp.CallBrowser(d.tab.Context, target.GetTargets, target.GetTargetsParams{Filter: target.Filter{{}}})
	if err != nil {
		t.Fatal(err)
	}
	pages := 0
	for _, info := range res.TargetInfos {
		switch info.Type {
		case "page":
			pages++
		case "tab", "browser":
		default:
			t.Errorf("a target of type %s: %s", info.Type, info.URL)
		}
	}
	// That of the start, and that of the tab.
	if pages > 2 {
		t.Errorf("%d pages, want 2 at most", pages)
	}
}
