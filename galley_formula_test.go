package galley_test

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"galley"
)

// Browsers lay the parts of a formula as blocks of their own, and the formula stays in its sentence.
func TestFormulas(t *testing.T) {
	const sentence = "<p>The integrand is replaced with a polynomial of degree <math><mi>n</mi></math>, so that both are close to each other in the interval <math><mrow><mo>[</mo><mn>0</mn><mo>,</mo><mn>%d</mn><mo>]</mo></mrow></math>, and the sum of the errors stays small.</p>"
	var body strings.Builder
	for i := range 9 {
		if i == 5 {
			body.WriteString("<math display=block><mi>y</mi><mo>=</mo><mn>7</mn></math>")
		}
		fmt.Fprintf(&body, sentence, i+11)
	}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprintf(w, `<!doctype html><title>Sums</title><h1>Sums of small errors</h1><article>%s</article>`, body.String())
	}))
	defer server.Close()
	r, err := extractor(t, galley.Options{}).Find(t.Context(), galley.URL(server.URL+"/"))
	if err != nil {
		t.Fatal(err)
	}
	var text, html strings.Builder
	if err := r.Article.WriteText(&text); err != nil {
		t.Fatal(err)
	}
	if err := r.Article.WriteHTML(&html); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"of degree n, so that", "in the interval [0,19], and", "y=7"} {
		if !strings.Contains(text.String(), want) {
			t.Errorf("%q is missing in %q", want, text.String())
		}
	}
	if got, want := strings.Count(html.String(), "<math"), 2*9+1; got != want {
		t.Errorf("%d formulas, want %d", got, want)
	}
}
