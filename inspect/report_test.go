package inspect

import (
	"errors"
	"image"
	"strings"
	"testing"

	"golang.org/x/net/html"
)

// Whatever page and article are called and hold, the report has its own elements only,
// and the article stands in a frame that runs nothing.
func TestReport(t *testing.T) {
	const hostile = `"><script>fire()</script><img src=x onerror=fire()></iframe></title></style>`
	var out strings.Builder
	r := Report{Name: hostile, Original: image.NewRGBA(image.Rect(0, 0, 30, 20)), Article: hostile, Found: []string{hostile}}
	if err := r.WriteHTML(&out); err != nil {
		t.Fatal(err)
	}
	tree, err := html.Parse(strings.NewReader(out.String()))
	if err != nil {
		t.Fatal(err)
	}
	count := map[string]int{}
	for n := range tree.Descendants() {
		if n.Type != html.ElementNode {
			continue
		}
		count[n.Data]++
		attrs := map[string]string{}
		for _, at := range n.Attr {
			attrs[at.Key] = at.Val
			if strings.HasPrefix(at.Key, "on") {
				t.Errorf("%s has %s", n.Data, at.Key)
			}
		}
		if _, sandboxed := attrs["sandbox"]; n.Data == "iframe" && (!sandboxed || attrs["sandbox"] != "" || attrs["srcdoc"] != hostile) {
			t.Errorf("the frame is %v", attrs)
		}
		if n.Data == "img" && (!strings.HasPrefix(attrs["src"], "data:image/png;base64,") || attrs["width"] != "30") {
			t.Errorf("the picture is %v", attrs)
		}
	}
	if count["script"] != 0 || count["img"] != 1 || count["iframe"] != 1 || count["li"] != 1 {
		t.Errorf("elements: %v", count)
	}
	if !strings.Contains(out.String(), `default-src &#39;none&#39;`) && !strings.Contains(out.String(), `default-src 'none'`) {
		t.Error("no policy")
	}
	if err := r.WriteHTML(full{}); err == nil {
		t.Error("a writer that fails is not noticed")
	}
	r.Original = image.NewRGBA(image.Rect(0, 0, 0, 0))
	if err := r.WriteHTML(&out); err == nil {
		t.Error("a picture without a pixel is written")
	}
}

// full is a writer without room.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("full") }
