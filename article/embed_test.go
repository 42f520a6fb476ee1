package article

import (
	"bytes"
	"image"
	"image/png"
	"slices"
	"strings"
	"testing"

	"galley/page"
)

// drawn is a picture file of the given size.
func drawn(t *testing.T, w, h int) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewGray(image.Rect(0, 0, w, h))); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// withPictures is an article with a picture, a film with a poster and a drawing.
func withPictures(t *testing.T) *Article {
	t.Helper()
	p, sel := parsed(t, `<body><p>x<img src="/a.png" width=300 height=200><img src="/missing.png"><img src="/a.png">
		<video src="/film.mp4" poster="/poster.png"></video><svg><image href="/in-svg.png"></image></svg></p>`)
	a, err := New(p, sel)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

const host = "https://news.example/"

func TestAttach(t *testing.T) {
	a := withPictures(t)
	want := []string{host + "a.png", host + "missing.png", host + "poster.png", host + "in-svg.png"}
	if got := a.Pictures(); !slices.Equal(got, want) {
		t.Fatalf("pictures %v, want %v", got, want)
	}
	a.Attach(map[string][]byte{host + "a.png": drawn(t, 3, 2), host + "poster.png": []byte("<html>not a picture")})
	if got, want := a.Images[0].Natural, (page.Size{W: 3, H: 2}); got != want {
		t.Errorf("the picture is %v, want %v", got, want)
	}
	if a.Images[1].Natural != (page.Size{}) {
		t.Errorf("the missing picture is %v, want no size", a.Images[1].Natural)
	}
}

func TestEmbed(t *testing.T) {
	a := withPictures(t)
	a.Attach(map[string][]byte{host + "a.png": drawn(t, 3, 2)})
	a.Embed()
	for name, write := range map[string]func(*strings.Builder) error{
		"html":  func(b *strings.Builder) error { return a.WriteHTML(b) },
		"clean": func(b *strings.Builder) error { return a.WriteClean(b) },
		"md":    func(b *strings.Builder) error { return a.WriteMarkdown(b) },
	} {
		var b strings.Builder
		if err := write(&b); err != nil {
			t.Fatal(err)
		}
		if strings.Count(b.String(), "data:image/png;base64,") != 2 || !strings.Contains(b.String(), host+"missing.png") {
			t.Errorf("%s does not hold the attached picture twice, and the address of the missing one:\n%s", name, b.String())
		}
	}
}

func TestAssets(t *testing.T) {
	a := withPictures(t)
	a.Attach(map[string][]byte{host + "a.png": drawn(t, 3, 2), host + "poster.png": drawn(t, 3, 2)})
	files := a.Assets("my files")
	if len(files) != 1 {
		t.Fatalf("%d files, want one for pictures with the same content", len(files))
	}
	var b strings.Builder
	if err := a.WriteHTML(&b); err != nil {
		t.Fatal(err)
	}
	for name := range files {
		if !strings.HasSuffix(name, ".png") || strings.Count(b.String(), `"my%20files/`+name+`"`) != 3 {
			t.Errorf("the document does not refer to %s three times:\n%s", name, b.String())
		}
	}
	if !strings.Contains(b.String(), "img-src &#39;self&#39; file:") {
		t.Error("the policy does not let files beside the document load")
	}
}

// TestEmbedOften: a large picture that stands in very many places stays on the web, a small one does not.
func TestEmbedOften(t *testing.T) {
	p, sel := parsed(t, `<body><p>x<img src="/small.png">`+strings.Repeat(`<img src="/large.png">`, 600)+`</p>`)
	a, err := New(p, sel)
	if err != nil {
		t.Fatal(err)
	}
	large := append(drawn(t, 3, 2), make([]byte, 1<<20)...)
	a.Attach(map[string][]byte{host + "small.png": drawn(t, 3, 2), host + "large.png": large})
	a.Embed()
	var b strings.Builder
	if err := a.WriteClean(&b); err != nil {
		t.Fatal(err)
	}
	if inside, outside := strings.Count(b.String(), "data:image/png;base64,"), strings.Count(b.String(), host+"large.png"); inside != 1 || outside != 600 {
		t.Errorf("%d pictures are in the file, %d on the web, want 1 and 600", inside, outside)
	}
}
