package markup

import (
	"math"
	"strconv"
	"strings"

	"galley/article/allowlist"
	"galley/article/picture"
	"galley/article/plan"
	"galley/article/sheet"
	"galley/page"
)

func (w *Writer) image(n page.NodeID) {
	node := &w.Page.Nodes[n]
	w.Attr("src", w.src.Address(w.src.ImageURL(n)))
	// An empty alt says that there is nothing to read out; a missing one does not.
	if alt, ok := node.LookupAttr("alt"); ok || picture.IsBroken(w.Page, n) {
		w.Out.WriteString(` alt="` + Escape(alt) + `"`)
	}
	w.size(n)
}

// size writes width and height in CSS px: as laid out, else as the author has
// them. Together they give the picture its room before it is loaded.
func (w *Writer) size(n page.NodeID) {
	node := &w.Page.Nodes[n]
	if picture.IsBroken(w.Page, n) {
		return
	}
	if !w.Page.Laid {
		w.Attr("width", allowlist.Number(node.Attr("width")))
		w.Attr("height", allowlist.Number(node.Attr("height")))
		return
	}
	wide, high := node.Box.W, node.Box.H
	if w.src.Dress != nil && sheet.Known(w.Page, node.Style) {
		look := &w.Page.Styles[node.Style]
		if lw, lh := sheet.Pixels(look.LookValue("width")), sheet.Pixels(look.LookValue("height")); lw > 0 && lh > 0 {
			wide, high = lw, lh
		}
	}
	if wide >= 1 && high >= 1 {
		if node.Tag == "svg" { // half a px more breaks the line of a button
			w.Attr("width", sheet.Short(wide))
			w.Attr("height", sheet.Short(high))
			return
		}
		w.Attr("width", strconv.Itoa(int(math.Round(wide))))
		w.Attr("height", strconv.Itoa(int(math.Round(high))))
	}
}

// stream writes film and sound with controls, for there is no script that could
// start them. Only what plays silently in a loop, an animation, starts alone.
func (w *Writer) stream(n page.NodeID, tag string) {
	node := &w.Page.Nodes[n]
	w.Attr("src", plan.StreamURL(w.Page, node))
	_, muted := node.LookupAttr("muted")
	_, loop := node.LookupAttr("loop")
	_, auto := node.LookupAttr("autoplay")
	w.Attr("aria-label", node.Attr("aria-label"))
	w.flag("controls", true)
	w.flag("loop", loop)
	w.flag("muted", muted)
	w.Attr("preload", allowlist.OneOf(node.Attr("preload"), "none", "metadata", "auto"))
	if tag == "audio" {
		return
	}
	w.flag("autoplay", auto && muted && loop)
	w.flag("playsinline", true)
	w.Attr("poster", w.src.Address(allowlist.MediaURL(w.Page, node.Attr("poster"))))
	w.size(n)
}

func (w *Writer) track(node *page.Node) {
	w.Attr("src", w.Page.Resolve(allowlist.StripControls(node.Attr("src"))))
	w.Attr("kind", allowlist.OneOf(node.Attr("kind"), "subtitles", "captions", "descriptions", "chapters"))
	w.Attr("srclang", allowlist.Language(node.Attr("srclang")))
	w.Attr("label", node.Attr("label"))
	_, on := node.LookupAttr("default")
	w.flag("default", on)
}

// mediaType keeps MIME types with their codecs.
func mediaType(v string) string {
	if len(v) > 100 || strings.ContainsAny(v, "<>&") {
		return ""
	}
	return v
}
