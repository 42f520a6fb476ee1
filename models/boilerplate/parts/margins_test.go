package parts

import (
	"slices"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
	"galley/models/pagekind"
)

// TestDropMargins: footers of a page are none of its text, nor is what one chooses of a product.
func TestDropMargins(t *testing.T) {
	const text = `<p>` + bodytest.ShortText + `</p>`
	tests := []struct {
		name, source string
		kind         pagekind.Kind
		dropped      string // texts of blocks
	}{
		{"a footer", text + `<footer><p>All boats are built to order.</p></footer>`, pagekind.Page, "All boats are built to order."},
		{"told by its role", text + `<div role=contentinfo>All boats are built to order.</div>`, pagekind.Listing, "All boats are built to order."},
		{"of an article", `<article>` + text + `<footer>Written by the yard.</footer></article>`, pagekind.Page, ""},
		{"of the main part", `<div role=main>` + text + `<footer>Written by the yard.</footer></div>`, pagekind.Page, ""},
		{"around everything", `<footer><h1>Boats</h1>` + text + `</footer>`, pagekind.Page, ""},
		{"around the main part", `<footer><main>` + text + `</main></footer>`, pagekind.Page, ""},
		{"small print", text + text + `<ol class="copy-legal"><li>While stocks last.</li></ol>`, pagekind.Page, "While stocks last."},
		{"small print by an id", text + text + `<div id=productDisclaimer><p>While stocks last.</p></div>`, pagekind.Listing, "While stocks last."},
		{"what a reader points at", text + text + `<div role=tooltip>While stocks last.</div>`, pagekind.Page, "While stocks last."},
		{"an element of that name", text + text + `<tool-tip class=t>While stocks last.</tool-tip>`, pagekind.Page, "While stocks last."},
		{"the text of a tooltip by its class", text + text + `<p class="stock-tooltip__text">While stocks last.</p>`, pagekind.Page, "While stocks last."},
		{"what has a tooltip", text + text + `<p class=tooltip>While stocks last.</p>`, pagekind.Page, ""},
		{"a tooltip that is shown", text + text + `<div role=tooltip aria-hidden=false>While stocks last.</div>`, pagekind.Page, ""},
		{"a part of a line", text + text + `<p>Boats <span class=legal>while stocks last</span></p>`, pagekind.Page, ""},
		{"most of the page", `<main class=legal-page>` + text + text + `</main><p>Boats</p>`, pagekind.Page, ""},
		{"most of the page in parts", `<div class=legal>` + text + `</div><div class=legal>` + text + `</div><p>Boats</p>`, pagekind.Page, ""},
		{"a section with an id of its heading", text + text + `<section id=legal-notes><h2>Legal notes</h2><p>While stocks last.</p></section>`, pagekind.Page, ""},
		{"a heading", text + text + `<h2 id=disclaimer>Disclaimer</h2>` + text, pagekind.Page, ""},
		{"another word", text + text + `<p class=illegal>While stocks last.</p>`, pagekind.Page, ""},
		{"choices of a product", text + `<label>Oak <input type=radio></label><button>Put it into the cart</button>`, pagekind.Product, "Oak Put it into the cart"},
		{"choices of another page", text + `<label>Oak <input type=radio></label><button>Put it into the cart</button>`, pagekind.Page, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, scores := bodytest.EvenScores(t, "<div>"+tt.source+"</div>", 0.5)
			post := slices.Clone(scores.Posteriors())
			DropMargins(view.New(scores, x), post, tt.kind)
			if got := bodytest.WithPosterior(x, post, 0); got != tt.dropped {
				t.Errorf("dropped %q, want %q", got, tt.dropped)
			}
		})
	}
}

// TestDropSmallPrint: small print in the text of an article is none of it; a text in an element that names
// the category of the article is.
func TestDropSmallPrint(t *testing.T) {
	const text = `<p>` + bodytest.LongText + `</p>`
	tests := []struct{ name, source, dropped string }{
		{"below the text", text + text + `<p class=disclaimer>While stocks last.</p>`, "While stocks last."},
		{"around the body", `<div class="post category-legal">` + text + text + `</div><p>Boats</p>`, ""},
		{"a place that XHTML closes at once", text + `<h2>Disclaimer</h2><a id="_disclaimer"/><p>While stocks last.</p><p>Boats</p>`, ""},
		{"a post of a category", text + `<div class="post category-legal"><h2>Boats</h2><p>While stocks last.</p></div>`, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<nav>Boats</nav><div id=body>"+tt.source+"</div>")
			post := slices.Repeat([]float64{0.5}, x.NumBlocks())
			DropSmallPrint(view.NewBody(view.New(x.Scores(post), x), body, post, 0.5))
			if got := bodytest.WithPosterior(x, post, 0); got != tt.dropped {
				t.Errorf("dropped %q, want %q", got, tt.dropped)
			}
		})
	}
}
