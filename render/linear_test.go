package render

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/performance"
	"github.com/chromedp/chromedp"

	"galley/page/shapetest"
	"galley/render/script"
)

// TestPartsAreShownTogether: however many parts a page hides, what opens them makes Chrome compute
// styles and boxes a few times. To open each and ask for the styles of the next would make it do so for
// each, and time grow with the square.
func TestPartsAreShownTogether(t *testing.T) {
	const most = 60 // of a page of 20 kB, which has hundreds of parts
	d := open(t, common(t), Source{URL: site(t, map[string]string{"/": "<title>Storm hits the coast</title><p>x"}).URL})
	if _, err := chromedp.Call(d.ctx, performance.Enable, performance.EnableParams{}); err != nil {
		t.Fatal(err)
	}
	// In the world of the page, where what evaluateLive runs is.
	const show = `(asking => galley.popnotes(asking) + galley.disclose(asking, () => galley.tabsets(asking)) + galley.unveil(asking, galley.hidden(asking)))(galley.prose())`
	var made any
	evaluateLive(t, d, script.Galley+"; 0", &made)
	for _, s := range shapetest.All() {
		switch s.Name {
		case "details", "summaries", "button panels", "tabs", "hidden", "display none", "ref controls behind", "ref tabs behind", "ref hash tabs", "like copies hidden many", "footer", "h1 same":
		default:
			continue
		}
		t.Run(s.Name, func(t *testing.T) {
			var shown int
			evaluateLive(t, d, fmt.Sprintf("document.body.innerHTML = %q, document.body.offsetHeight", strings.ToValidUTF8(s.HTML(20_000, shapetest.Inside), "")), &shown)
			before := computed(t, d)
			evaluateLive(t, d, show, &shown)
			after := computed(t, d)
			if styles, boxes := after["RecalcStyleCount"]-before["RecalcStyleCount"], after["LayoutCount"]-before["LayoutCount"]; styles > most || boxes > most {
				t.Errorf("%d parts shown: styles were computed %v times, boxes %v times", shown, styles, boxes)
			} else {
				t.Logf("%d parts shown: %v, %v", shown, styles, boxes)
			}
		})
	}
}

// computed says how often Chrome has computed what, by name.
func computed(t *testing.T, d *Document) map[string]float64 {
	t.Helper()
	told, err := chromedp.Call(d.ctx, performance.GetMetrics, cdp.Empty{})
	if err != nil {
		t.Fatal(err)
	}
	counts := map[string]float64{}
	for _, m := range told.Metrics {
		counts[m.Name] = m.Value
	}
	return counts
}

// TestNotesOfOneText: thousands of buttons and hidden links in one text, which all lead to one note, take no time that
// grows with their square: 20 s and more, in which a tab is given up.
func TestNotesOfOneText(t *testing.T) {
	const n, most = 16_000, 5.0 // s; it is some tenths
	d := open(t, common(t), Source{URL: site(t, map[string]string{"/": "<title>Storm hits the coast</title><p>x"}).URL})
	var made any
	evaluateLive(t, d, script.Galley+"; 0", &made)
	for name, html := range map[string]string{
		"buttons": `<p>` + strings.Repeat(`words here <button popovertarget=n>1</button> `, n) + `</p><div popover id=n>A <a href=/x>note of its own</a></div>`,
		"links": `<p>` + strings.Repeat(`words here <a href="#n" style="display: none">1</a> `, n) + `</p>
			<div id=n style="display: none">A note of its own ` + strings.Repeat(`<a href="#q"></a>`, 1000) + `</div><b id=q></b>`,
	} {
		t.Run(name, func(t *testing.T) {
			var took float64
			evaluateLive(t, d, fmt.Sprintf("document.body.innerHTML = %q, document.body.offsetHeight", html), &took)
			evaluateLive(t, d, `(began => { galley.popnotes(galley.prose()); return (performance.now() - began) / 1000 })(performance.now())`, &took)
			if took > most {
				t.Errorf("%.1f s for %d notes", took, n)
			}
		})
	}
}
