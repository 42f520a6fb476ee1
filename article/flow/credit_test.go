package flow_test

import (
	"strings"
	"testing"

	"galley/article/flow"
	"galley/page"
	"galley/page/parse"
)

// TestCredit: whose picture it is, as a figure says it.
func TestCredit(t *testing.T) {
	for _, tt := range []struct{ name, figure, want string }{
		{"in an element that says so", `<figcaption>The port.</figcaption><span class=credit>Ann Lee</span>`, "Ann Lee"},
		{"of a source", `<figcaption>The port.<span class=source>Ann Lee</span></figcaption>`, "Ann Lee"},
		{"of an author behind the caption", `<figcaption>The port</figcaption><div class=Photo_Author><p>ANN LEE</p></div>`, "ANN LEE"},
		{"in the last of two elements", `<figcaption><span>The port last Tuesday</span><span>Ann Lee</span></figcaption>`, "Ann Lee"},
		{"in an element behind a sentence", `<figcaption>The port, 1978. <span>Private archive</span></figcaption>`, "Private archive"},
		{"in brackets", `<figcaption>The port at noon <span>(Ann Lee)</span></figcaption>`, "Ann Lee"},
		{"behind a sign", `<figcaption>The port at noon. ©Ann Lee</figcaption>`, "©Ann Lee"},
		{"behind a word", `<figcaption>The port at noon [사진=Ann Lee]</figcaption>`, "사진=Ann Lee"},
		{"behind two words", `<figcaption>The port at noon. Photo credit: Ann Lee</figcaption>`, "Photo credit: Ann Lee"},
		{"behind an abbreviation", `<figcaption>The port, 1962. Fot. Ann Lee</figcaption>`, "Fot. Ann Lee"},
		{"a word and a name in brackets", `<figcaption>The port at noon (foto Ann Lee)</figcaption>`, "foto Ann Lee"},
		{"a word in brackets", `<figcaption>The port at noon (photo of 1962)</figcaption>`, ""},
		{"a year", `<figcaption><span>The port</span><span>2024</span></figcaption>`, ""},
		{"who took it", `<figcaption>港の朝＝山田花子撮影</figcaption>`, "山田花子撮影"},
		{"an emphasis", `<figcaption>The cover of <em>The Port</em></figcaption>`, ""},
		{"a link", `<figcaption>The port. <a href=/map>See the map</a></figcaption>`, ""},
		{"a part of the sentence", `<figcaption>The port and <span>its old crane</span></figcaption>`, ""},
		{"a word for a picture in a sentence", `<figcaption>A photo of the port</figcaption>`, ""},
		{"a long end", `<figcaption>The port. <span>` + strings.Repeat("The crane was built by hand. ", 4) + `</span></figcaption>`, ""},
	} {
		p, err := parse.HTML(strings.NewReader("<body><figure><img src=a.jpg>"+tt.figure+"</figure>"), parse.Source{})
		if err != nil {
			t.Fatal(err)
		}
		if got := flow.Credit(p, p.First(page.NodeID(0), "figure")); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
}

// TestCreditBeside: whose a picture is that stands in no figure.
func TestCreditBeside(t *testing.T) {
	for _, tt := range []struct{ name, source, want string }{
		{"a line with a word for a picture", `<div class=slide><div><img src=a.jpg></div><div>The port</div><div>Фото: Ann Lee</div></div>`, "Фото: Ann Lee"},
		{"a line with a sign", `<section><img src=a.jpg><h3>The port</h3><p>It was dark.</p><small>© Ann Lee</small></section>`, "© Ann Lee"},
		{"an element that says so", `<div><img src=a.jpg><span class=credit>Ann Lee</span></div>`, "Ann Lee"},
		{"of another picture", `<div><div><img src=a.jpg><p>The port</p></div><div><img src=b.jpg><p>Photo: Ann Lee</p></div></div>`, ""},
		{"a sentence with the word", `<div><img src=a.jpg><p>This is a photo: the port of the town.</p></div>`, ""},
	} {
		p, err := parse.HTML(strings.NewReader("<body>"+tt.source), parse.Source{})
		if err != nil {
			t.Fatal(err)
		}
		if got := flow.CreditBeside(p, p.First(page.NodeID(0), "img")); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
}
