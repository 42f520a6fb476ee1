package zoo_test

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"testing"

	"galley/article"
	"galley/page"
	"galley/render"
	"galley/render/chrome"
)

// keeper renders pages of the zoo with the pictures that stand beside them.
type keeper struct {
	*render.Browser
	files map[string]render.File
}

const zooHost = "https://zoo.example/"

func newKeeper(t *testing.T) keeper {
	t.Helper()
	program := os.Getenv("GALLEY_CHROME")
	if _, err := chrome.Find(program); err != nil {
		if os.Getenv("GALLEY_NEED_CHROME") != "" {
			t.Fatal("GALLEY_NEED_CHROME is set: ", err)
		}
		t.Skip(err)
	}
	b, err := render.Start(t.Context(), render.Options{Chrome: program, Offline: true})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(b.Close)
	k := keeper{b, map[string]render.File{}}
	pictures, _ := filepath.Glob(filepath.Join(zooFolder, "*.png"))
	for _, name := range pictures {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		k.files[zooHost+filepath.Base(name)] = render.File{Type: "image/png", Data: data}
	}
	film, err := os.ReadFile("../../testdata/newsstand/assets/clip.webm")
	if err != nil {
		t.Fatal(err)
	}
	k.files[zooHost+"clip.webm"] = render.File{Type: "video/webm", Data: film}
	return k
}

// from is a page of the zoo, or an article of one, as a source.
func (k keeper) from(name string, source []byte) render.Source {
	return render.Source{URL: zooHost + name + ".html", HTML: source, ContentType: "text/html; charset=utf-8", Files: k.files}
}

// capture is a page with the look of all that is on it.
func (k keeper) capture(ctx context.Context, name string, source []byte) (*page.Page, error) {
	c, err := k.Capture(ctx, k.from(name, source), render.Want{LookAll: true})
	if err != nil {
		return nil, err
	}
	return c.Page, nil
}

// page shows a document of the zoo, as name there, with the look of all that is on it.
func (k keeper) page(t *testing.T, name string, source []byte) *page.Page {
	t.Helper()
	p, err := k.capture(t.Context(), name, source)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// article shows a document of the zoo, and writes the article with everything in #body and the
// title #title.
func (k keeper) article(t *testing.T, name string, source []byte) (original *page.Page, doc []byte) {
	t.Helper()
	original = k.page(t, name, source)
	sel, err := specimen{Title: "#title", Body: "#body"}.selection(original)
	if err != nil {
		t.Fatal(err)
	}
	a, err := article.New(original, sel)
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := a.WriteHTML(&b); err != nil {
		t.Fatal(err)
	}
	return original, b.Bytes()
}

// on is a keeper with the same files, of another screen.
func (k keeper) on(t *testing.T, screen page.Size) keeper {
	t.Helper()
	b, err := render.Start(t.Context(), render.Options{Chrome: os.Getenv("GALLEY_CHROME"), Offline: true, Viewport: screen})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(b.Close)
	return keeper{b, k.files}
}
