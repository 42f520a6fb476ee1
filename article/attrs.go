package article

import (
	"math"
	"net/url"
	"strconv"
	"strings"

	"galley/page"
)

// relations keeps a linked page from reaching back into the one that opened it,
// and from learning who sent the reader.
const relations = "noopener noreferrer"

// htmlAttrs writes the attributes an HTML element may keep. The names are
// galley's own; no name of the page is ever copied.
func (c *cloner) htmlAttrs(n page.NodeID, tag string) {
	node := &c.p.Nodes[n]
	c.anchor(n)
	c.attr("lang", vetLang(node.Attr("lang")))
	c.attr("dir", oneOf(node.Attr("dir"), "ltr", "rtl", "auto"))
	c.attr("title", node.Attr("title"))
	switch tag {
	case "a":
		c.link(node)
	case "img":
		c.image(n)
	case "video", "audio":
		c.stream(n, tag)
	case "source":
		c.attr("src", streamURL(c.p, node))
		c.attr("type", mediaType(node.Attr("type")))
	case "track":
		c.track(node)
	case "td", "th", "col", "colgroup":
		c.cell(node, tag)
	case "ol", "li":
		c.list(node, tag)
	case "blockquote", "q", "del", "ins":
		c.attr("cite", c.p.Resolve(stripControls(node.Attr("cite"))))
	}
	switch tag {
	case "time", "del", "ins":
		c.attr("datetime", plain(node.Attr("datetime")))
	case "details":
		_, open := node.LookupAttr("open")
		c.flag("open", open)
	}
}

// link writes where an a leads: to a place in this document if the place came
// along, else to the web.
func (c *cloner) link(node *page.Node) {
	href := node.Attr("href")
	if id, ok := fragment(c.p, href); ok && c.target(id) {
		c.attr("href", "#"+c.ids.name(id))
		return
	}
	if u := linkURL(c.p, href); u != "" {
		c.attr("href", u)
		c.attr("rel", relations)
	}
}

func (c *cloner) image(n page.NodeID) {
	node := &c.p.Nodes[n]
	c.attr("src", c.a.address(imageURL(c.p, n)))
	// An empty alt says that there is nothing to read out; a missing one does not.
	if alt, ok := node.LookupAttr("alt"); ok {
		c.out.WriteString(` alt="` + escape(alt) + `"`)
	}
	c.size(n)
}

// size writes width and height in CSS px: as laid out, else as the author has
// them. Together they give the picture its room before it is loaded.
func (c *cloner) size(n page.NodeID) {
	node := &c.p.Nodes[n]
	if !c.p.Laid {
		c.attr("width", number(node.Attr("width")))
		c.attr("height", number(node.Attr("height")))
		return
	}
	w, h := node.Box.W, node.Box.H
	if c.sheet.known(node.Style) {
		look := &c.p.Styles[node.Style]
		if lw, lh := pixels(look.LookValue("width")), pixels(look.LookValue("height")); lw > 0 && lh > 0 {
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
func (c *cloner) stream(n page.NodeID, tag string) {
	node := &c.p.Nodes[n]
	c.attr("src", streamURL(c.p, node))
	_, muted := node.LookupAttr("muted")
	_, loop := node.LookupAttr("loop")
	_, auto := node.LookupAttr("autoplay")
	c.attr("aria-label", node.Attr("aria-label"))
	c.flag("controls", true)
	c.flag("loop", loop)
	c.flag("muted", muted)
	c.attr("preload", oneOf(node.Attr("preload"), "none", "metadata", "auto"))
	if tag == "audio" {
		return
	}
	c.flag("autoplay", auto && muted && loop)
	c.flag("playsinline", true)
	c.attr("poster", c.a.address(mediaURL(c.p, node.Attr("poster"))))
	c.size(n)
}

func (c *cloner) track(node *page.Node) {
	c.attr("src", c.p.Resolve(stripControls(node.Attr("src"))))
	c.attr("kind", oneOf(node.Attr("kind"), "subtitles", "captions", "descriptions", "chapters"))
	c.attr("srclang", vetLang(node.Attr("srclang")))
	c.attr("label", node.Attr("label"))
	_, on := node.LookupAttr("default")
	c.flag("default", on)
}

func (c *cloner) cell(node *page.Node, tag string) {
	if tag == "col" || tag == "colgroup" {
		c.attr("span", number(node.Attr("span")))
		return
	}
	c.attr("colspan", number(node.Attr("colspan")))
	c.attr("rowspan", number(node.Attr("rowspan")))
	if tag == "th" {
		c.attr("scope", oneOf(node.Attr("scope"), "row", "col", "rowgroup", "colgroup"))
		c.attr("abbr", node.Attr("abbr"))
	}
	var headers []string
	for id := range strings.FieldsSeq(node.Attr("headers")) {
		if c.target(id) {
			headers = append(headers, c.ids.name(id))
		}
	}
	c.attr("headers", strings.Join(headers, " "))
}

func (c *cloner) list(node *page.Node, tag string) {
	if tag == "li" {
		c.attr("value", number(node.Attr("value")))
		return
	}
	_, reversed := node.LookupAttr("reversed")
	c.flag("reversed", reversed)
	c.attr("start", number(node.Attr("start")))
	switch t := node.Attr("type"); t {
	case "1", "a", "A", "i", "I":
		c.attr("type", t)
	}
}

// placeholder stands for what does not come along: a foreign document becomes a
// link to it, a drawing made by a script an empty box, both of the size they had.
func (c *cloner) placeholder(n page.NodeID, f *fate) {
	node := &c.p.Nodes[n]
	class, name := "g-canvas", ""
	if node.Tag == "iframe" {
		class, name = "g-frame", frameName(c.p, n)
	}
	c.out.WriteString("<" + f.tag)
	if c.sheet != nil && !node.Box.Empty() {
		class += " " + c.sheet.sized(node.Box)
	}
	c.attr("class", class)
	if f.tag == "a" {
		c.attr("href", frameURL(c.p, n))
		c.attr("rel", relations)
	}
	c.out.WriteString(">" + escape(name) + "</" + f.tag + ">")
}

// frameName is what a frame calls itself, else the host it comes from.
func frameName(p *page.Page, n page.NodeID) string {
	if title := page.Norm(p.Nodes[n].Attr("title")); title != "" {
		return title
	}
	address := frameURL(p, n)
	if u, err := url.Parse(address); err == nil {
		return u.Host
	}
	return address
}

// mediaType keeps MIME types with their codecs.
func mediaType(v string) string {
	if len(v) > 100 || strings.ContainsAny(v, "<>&") {
		return ""
	}
	return v
}

// oneOf returns v in lower case if it is among the words, else "".
func oneOf(v string, words ...string) string {
	v = strings.ToLower(strings.TrimSpace(v))
	for _, word := range words {
		if v == word {
			return v
		}
	}
	return ""
}

// number returns v if it is a whole number of few digits, else "".
func number(v string) string {
	v = strings.TrimSuffix(strings.TrimSpace(v), "px")
	i, err := strconv.Atoi(v)
	if err != nil || i < -100_000 || i > 100_000 {
		return ""
	}
	return strconv.Itoa(i)
}

func plain(v string) string {
	if !vetPlain(v) {
		return ""
	}
	return v
}

// pixels reads a computed length such as "16.5px"; 0 for anything else.
func pixels(v string) float64 {
	f, err := strconv.ParseFloat(strings.TrimSuffix(v, "px"), 64)
	if err != nil || math.IsNaN(f) || math.Abs(f) > 1e7 {
		return 0
	}
	return f
}
