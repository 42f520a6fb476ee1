package calls

import (
	"slices"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestDropAdNotes: a line that says that the text goes on behind an advertisement is none of it, unless it says more.
func TestDropAdNotes(t *testing.T) {
	const p = "<p>" + bodytest.LongText + "</p>"
	for line, want := range map[string]float64{
		"Article continues after ad":                             0,
		"A cikk a hirdetés után folytatódik.":                    0,
		"Continua após a publicidade":                            0,
		"Dalszy ciąg materiału pod wideo":                        0,
		"Tekst gaat verder onder de foto":                        0,
		"(Lesen Sie nach der Anzeige weiter)":                    0,
		"Dalsza część artykułu pod materiałem wideo":             0,
		"Продолжение после рекламы":                              0,
		"記事は広告の後に続きます":                                           0,
		"SCROLL TO CONTINUE WITH CONTENT":                        0,
		"Artikel gaan voort onder advertensie":                   0,
		"Raksts turpinās pēc reklāmas":                           0,
		"The story continues below.":                             1,
		"He said that the story continues after the ad.":         1,
		"Continua após a publicidade dos números, disse Ana.":    1,
		"Scroll to continue, then press the bell for the clerk.": 1,
	} {
		x, body, post := bodytest.BodyWith(t, p+"<p>"+line+"</p>"+p, []float64{1, 1, 1})
		DropAdNotes(view.NewBody(view.New(x.Scores(slices.Repeat([]float64{1}, 3)), x), body, post, 0.5))
		if post[1] != want {
			t.Errorf("%q: %v", line, post)
		}
	}
}
