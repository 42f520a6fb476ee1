package render

import (
	"bytes"
	"encoding/base64"
	"image/png"
	"strings"
	"testing"
)

// What a script drew is in the page, as a picture; what it may not read is not.
func TestCanvas(t *testing.T) {
	s := site(t, map[string]string{"/": `<article><canvas id=drawn width=40 height=20></canvas>
		<canvas id=dirty width=40 height=20></canvas><canvas id=gone style="display:none"></canvas></article>
		<aside><canvas id=outside width=40 height=20></canvas></aside>
		<script>for (const id of ['drawn', 'dirty', 'outside']) {
			const c = document.getElementById(id).getContext('2d'); c.fillStyle = 'rgb(255,0,0)'; c.fillRect(0, 0, 40, 20) }
		HTMLCanvasElement.prototype.toDataURL = () => 'data:text/html,forged'
		dirty.width = 20000; dirty.height = 20000</script>`})
	p := styled(t, common(t), Source{URL: s.URL}, "article")
	data, ok := strings.CutPrefix(p.Nodes[find(t, p, "#drawn")].Src, "data:image/png;base64,")
	if !ok {
		t.Fatalf("the canvas is not a picture: %.60q", p.Nodes[find(t, p, "#drawn")].Src)
	}
	raw, err := base64.StdEncoding.DecodeString(data)
	if err != nil {
		t.Fatal(err)
	}
	img, err := png.Decode(bytes.NewReader(raw))
	if err != nil {
		t.Fatal(err)
	}
	if r, g, b, _ := img.At(5, 5).RGBA(); r>>8 != 255 || g != 0 || b != 0 || img.Bounds().Dx() != 40 {
		t.Errorf("the picture is %v, its colour %d %d %d", img.Bounds(), r>>8, g>>8, b>>8)
	}
	for _, id := range []string{"#dirty", "#gone", "#outside"} {
		if src := p.Nodes[find(t, p, id)].Src; strings.HasPrefix(src, "data:") && len(src) > 10 {
			t.Errorf("%s has a picture: %.60q", id, src)
		}
	}
}
