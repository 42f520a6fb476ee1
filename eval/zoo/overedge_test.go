package zoo_test

import (
	"math"
	"testing"
)

// A round button over the lower edge of a picture stays there, and so does the title that lies on the picture.
func TestOverEdgeOfPicture(t *testing.T) {
	s := newScreens(t)
	for _, p := range pair(s.shown(t, `.c{width:420px;max-width:100%;box-shadow:0 2px 4px #999}.i{position:relative}.i img{width:100%;display:block}.i b{position:absolute;left:0;bottom:0;padding:24px;color:#fff;font-size:24px}.i a{position:absolute;right:24px;bottom:-20px;width:40px;height:40px;line-height:40px;border-radius:50%;background:#f43;color:#fff;text-align:center}.t{padding:24px}`,
		`<div class=c><div class=i><img src=wide.png><b>The harbour</b><a href="/h">+</a></div><div class=t>The cows knew the way.</div></div>`)) {
		picture, title, button := pictures(p)[0], boxOf(t, p, "The harbour"), boxOf(t, p, "+")
		if title.Bottom() > picture.Bottom() || title.Y < picture.Y {
			t.Errorf("%.0f px: the title is at %v, the picture at %v", p.Viewport.W, title, picture)
		}
		if middle := button.Y + button.H/2; math.Abs(middle-picture.Bottom()) > 4 || button.Right() > picture.Right() {
			t.Errorf("%.0f px: the button is at %v, the picture at %v", p.Viewport.W, button, picture)
		}
	}
}
