package article

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

func (c *htmlWriter) image(n page.NodeID) {
	node := &c.Page.Nodes[n]
	c.attr("src", c.a.address(c.a.imageURL(n)))
	// An empty alt says that there is nothing to read out; a missing one does not.
	if alt, ok := node.LookupAttr("alt"); ok || picture.IsBroken(c.Page, n) {
		c.out.WriteString(` alt="` + escape(alt) + `"`)
	}
	c.size(n)
}

// size writes width and height in CSS px: as laid out, else as the author has
// them. Together they give the picture its room before it is loaded.
func (c *htmlWriter) size(n page.NodeID) {
	node := &c.Page.Nodes[n]
	if picture.IsBroken(c.Page, n) {
		return
	}
	if !c.Page.Laid {
		c.attr("width", allowlist.Number(node.Attr("width")))
		c.attr("height", allowlist.Number(node.Attr("height")))
		return
	}
	w, h := node.Box.W, node.Box.H
	if c.sheet.Known(node.Style) {
		look := &c.Page.Styles[node.Style]
		if lw, lh := sheet.Pixels(look.LookValue("width")), sheet.Pixels(look.LookValue("height")); lw > 0 && lh > 0 {
			w, h = lw, lh
		}
	}
	if w >= 1 && h >= 1 {
		c.attr("width", strconv.Itoa(int(math.Round(w))))
		c.attr("height", strconv.Itoa(int(math.Round(h))))
	}
}

// stream writes film and sound with controls, for there is no script that could
// start them. Only what plays silently in a loop, an animation, starts alone.
func (c *htmlWriter) stream(n page.NodeID, tag string) {
	node := &c.Page.Nodes[n]
	c.attr("src", plan.StreamURL(c.Page, node))
	_, muted := node.LookupAttr("muted")
	_, loop := node.LookupAttr("loop")
	_, auto := node.LookupAttr("autoplay")
	c.attr("aria-label", node.Attr("aria-label"))
	c.flag("controls", true)
	c.flag("loop", loop)
	c.flag("muted", muted)
	c.attr("preload", allowlist.OneOf(node.Attr("preload"), "none", "metadata", "auto"))
	if tag == "audio" {
		return
	}
	c.flag("autoplay", auto && muted && loop)
	c.flag("playsinline", true)
	c.attr("poster", c.a.address(allowlist.MediaURL(c.Page, node.Attr("poster"))))
	c.size(n)
}

func (c *htmlWriter) track(node *page.Node) {
	c.attr("src", c.Page.Resolve(allowlist.StripControls(node.Attr("src"))))
	c.attr("kind", allowlist.OneOf(node.Attr("kind"), "subtitles", "captions", "descriptions", "chapters"))
	c.attr("srclang", allowlist.Language(node.Attr("srclang")))
	c.attr("label", node.Attr("label"))
	_, on := node.LookupAttr("default")
	c.flag("default", on)
}

// mediaType keeps MIME types with their codecs.
func mediaType(v string) string {
	if len(v) > 100 || strings.ContainsAny(v, "<>&") {
		return ""
	}
	return v
}
