package links

import (
	"slices"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestIsLabelledLink: whether a paragraph is a label and a link to another page of the site.
func TestIsLabelledLink(t *testing.T) {
	tests := []struct {
		name, source string
		want         bool
	}{
		{"a label", `<p><strong>Читайте також: <a href=/x>The harbour is built anew</a></strong></p>`, true},
		{"a wide colon", `<p>関連：<a href=/x>The harbour is built anew</a></p>`, true},
		{"a source elsewhere", `<p>Source: <a href=https://other.example/x>The harbour is built anew</a></p>`, false},
		{"a sentence", `<p>As we told you in the year of the fire: <a href=/x>The harbour is built anew</a></p>`, false},
		{"without a colon", `<p>See <a href=/x>The harbour is built anew</a></p>`, false},
		{"text behind", `<p>More: <a href=/x>The harbour is built anew</a>, by Ann</p>`, false},
		{"topics", `<p>Topics: <a href=/a>Ships</a>, <a href=/b>Town</a></p>`, true},
		{"sources elsewhere", `<p>Sources: <a href=https://other.example/a>Ships</a>, <a href=https://other.example/b>Town</a></p>`, false},
		{"topics and what is said of them", `<p>Topics: <a href=/a>Ships</a> and the <a href=/b>town</a></p>`, false},
		{"a page of the site that it names as its own", `<link rel=canonical href=https://www.paper.example/y><p>More: <a href=https://paper.example/x>The harbour is built anew</a></p>`, true},
		{"the page that it is a copy of", `<link rel=canonical href=https://paper.example/x><p>Via: <a href=https://paper.example/x>The harbour is built anew</a></p>`, false},
		{"a title of long words", `<p><strong>இதையும் படிக்க: <a href=/x>தேனியில் கனமழை எச்சரிக்கை</a></strong></p>`, true},
		{"a title of three words", `<p>Прочитајте и: <a href=/x>Отворен нови мост</a></p>`, true},
		{"three words with capitals", `<p>Medium Feel: <a href=/x>Hybrid Plus Mattress</a></p>`, false},
		{"three short words", `<p>Genre: <a href=/x>hard sci fi</a></p>`, false},
		{"a label in Japanese", `<p>あわせて読みたい：<a href=/x>朝の市場に観光客が集まる</a></p>`, true},
		{"a title without blanks", `<p>អានបន្ថែម: <a href=/x>ផ្សារថ្មីបើកដំណើរការ</a></p>`, true},
		{"a long name", `<p>Author: <a href=/x>Wolfgang Schmidt-Hohenstein</a></p>`, false},
		{"a name", `<p>Author: <a href=/x>Ann Lee</a></p>`, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<div id=body>"+tt.source+"</div>")
			trimmer := view.New(x.Scores(slices.Repeat([]float64{1}, x.NumBlocks())), x)
			if got := isLabelledLink(trimmer, x.Page.First(body, "p")); got != tt.want {
				t.Errorf("isLabelledLink = %v, want %v", got, tt.want)
			}
		})
	}
}

// TestIsMarkedLink: whether a paragraph is a sign and a link to another page.
func TestIsMarkedLink(t *testing.T) {
	for _, tt := range []struct {
		name, source string
		want         bool
	}{
		{"behind an arrow", `<p><strong>►<a href=/x>The harbour is built anew</a></strong></p>`, true},
		{"in brackets", `<p><i>[ <a href=/x>The harbour is built anew</a> ]</i></p>`, true},
		{"behind a dash", `<p>- <a href=/x>The harbour is built anew</a></p>`, false},
		{"behind a number", `<p>1. <a href=/x>The harbour is built anew</a></p>`, false},
		{"behind words", `<p>▶ See <a href=/x>The harbour is built anew</a></p>`, false},
		{"before words", `<p>▶ <a href=/x>The harbour is built anew</a>, and the pier</p>`, false},
		{"two links", `<p>▶ <a href=/x>The harbour is built</a> <a href=/y>anew</a></p>`, false},
		{"a note", `<p>[<a href=#n1>1</a>]</p>`, false},
		{"behind a small picture", `<p>👉 <a href=/x>The harbour is built anew</a></p>`, false},
		{"before an arrow", `<p><a href=/x>The harbour is built anew</a> ▶</p>`, false},
		{"a link alone", `<p><a href=/x>The harbour is built anew</a></p>`, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<div id=body>"+tt.source+"</div>")
			v := view.New(x.Scores(slices.Repeat([]float64{1}, x.NumBlocks())), x)
			if got := isMarkedLink(v, x.Page.First(body, "p")); got != tt.want {
				t.Errorf("isMarkedLink = %v, want %v", got, tt.want)
			}
		})
	}
}

// TestDropLines: a line that is a link to another page goes from among paragraphs; sentences, names, pictures, headings
// and titles of entries stay.
func TestDropLines(t *testing.T) {
	const p = "<p>" + bodytest.LongText + "</p>"
	for _, tt := range []struct {
		name, source string
		want         bool // whether it goes
	}{
		{"a link", `<p><a href=/x>The harbour is built anew</a></p>`, true},
		{"in a box", `<div><strong><a href=/x>The harbour is built anew</a></strong></div>`, true},
		{"behind an arrow", `<p>► <a href=/x>The harbour is built anew</a></p>`, true},
		{"behind an arrow on a page of entries", `<p>► <a href=/x>The harbour is built anew</a></p>`, false},
		{"a sentence", `<p><a href=/x>The harbour is built anew.</a></p>`, false},
		{"a sentence in the signs of a quotation", `<p><a href=/x>“The harbour is built anew.”</a></p>`, false},
		{"a line before a list", `<p><a href=/x>What the harbour is built of</a>:</p>`, false},
		{"words with a link", `<p>Who has seen <a href=/x>the harbour of old as it was</a> in those days?</p>`, false},
		{"a name", `<p><a href=/x>Ann Lee</a></p>`, false},
		{"with a picture", `<p><a href=/x><img src=a.png> The harbour is built anew</a></p>`, false},
		{"a heading", `<h2><a href=/x>The harbour is built anew</a></h2>`, false},
		{"a place on the page", `<p><a href=#x>The harbour is built anew</a></p>`, false},
		{"the title of an entry", `<p><a href=/x>The harbour is built anew</a></p>`, false},
		{"in a section of its own", `<section><p><a href=/x>The harbour is built anew</a></p></section>`, true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body, post := bodytest.BodyWith(t, p+tt.source+p, []float64{1, 1, 1})
			v := view.New(x.Scores(slices.Clone(post)), x)
			v.Listing = tt.name == "behind an arrow on a page of entries"
			b := view.NewBody(v, body, post, 0.5)
			DropLines(b, b.KeptParents(), map[int]bool{1: tt.name == "the title of an entry"})
			if got := post[1] == 0; got != tt.want || post[0] == 0 || post[2] == 0 {
				t.Errorf("goes %v, want %v", got, tt.want)
			}
		})
	}
}

// TestDropRepeatedLabels: lines of one label without a colon and the title of another page go where there are several.
func TestDropRepeatedLabels(t *testing.T) {
	const p = "<p>" + bodytest.LongText + "</p>"
	for _, tt := range []struct {
		name, first, second string
		want                bool
	}{
		{"twice", `<p><b>Baca Juga</b> <a href=/x>The harbour is built anew</a></p>`, `<p>Baca juga <a href=/y>The mill at the weir is sold</a></p>`, true},
		{"other labels", `<p>Hotel <a href=/x>The harbour is built anew</a></p>`, `<p>Mill <a href=/y>The mill at the weir is sold</a></p>`, false},
		{"sentences", `<p>See <a href=/x>The harbour is built anew</a>.</p>`, `<p>See <a href=/y>The mill at the weir is sold</a>.</p>`, false},
		{"other sites", `<p>See <a href=//a.example/x>The harbour is built anew</a></p>`, `<p>See <a href=//a.example/y>The mill at the weir is sold</a></p>`, false},
	} {
		x, body, post := bodytest.BodyWith(t, p+tt.first+p+tt.second+p, []float64{1, 1, 1, 1, 1})
		b := view.NewBody(view.New(x.Scores(slices.Clone(post)), x), body, post, 0.5)
		DropLines(b, b.KeptParents(), nil)
		if got := post[1] == 0 && post[3] == 0; got != tt.want || post[2] == 0 {
			t.Errorf("%s: %v", tt.name, post)
		}
	}
}

// TestDropLinesOfLists: one of several things that a text lists may be a link.
func TestDropLinesOfLists(t *testing.T) {
	const p = "<p>" + bodytest.LongText + "</p>"
	for name, tt := range map[string]struct {
		list string
		want bool // whether the link goes
	}{
		"one of three":     {`<ul><li>` + p + `</li><li><p><a href=/x>Read the book of mills</a></p></li><li><p>Ask the miller</p></li></ul>`, false},
		"behind an arrow":  {`<ul><li>` + p + `</li><li><p><a href=/x>Read the book of mills →</a></p></li><li><p>Ask the miller</p></li></ul>`, true},
		"among more links": {`<ul><li>` + p + `</li><li><p><a href=/x>Read the book of mills</a></p></li><li><p><a href=/b>Ask the miller of it</a></p></li></ul>`, true},
	} {
		t.Run(name, func(t *testing.T) {
			x, body, post := bodytest.BodyWith(t, p+tt.list+p, []float64{1, 1, 1, 1, 1})
			b := view.NewBody(view.New(x.Scores(slices.Clone(post)), x), body, post, 0.5)
			DropLines(b, b.KeptParents(), nil)
			if got := post[2] == 0; got != tt.want {
				t.Errorf("goes %v, want %v", got, tt.want)
			}
		})
	}
}
