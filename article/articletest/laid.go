package articletest

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"galley/article/sheet"
	"galley/page"
)

// Laid is a page as if rendered. An attribute look="property:value;…" sets the
// computed values that differ from inherited and default ones, position:…
// included; box="x y w h" the box.
func Laid(t testing.TB, source string) (*page.Page, page.Selection) {
	t.Helper()
	p, sel := Parse(t, source)
	p.Laid, p.Viewport, p.Size = true, page.DefaultViewport, page.Size{W: 1366, H: 2000}
	b := styleBuilder{p: p, looks: map[page.NodeID][]string{}, ids: map[string]int32{}}
	for i := range p.Nodes {
		if p.Nodes[i].Kind == page.Element {
			b.style(page.NodeID(i))
		}
	}
	if err := p.Link(page.Limits{}); err != nil {
		t.Fatal(err)
	}
	return p, sel
}

// styleBuilder is a tiny cascade: what is inherited, what the browser sets for a
// tag, what the attribute look says.
type styleBuilder struct {
	p     *page.Page
	looks map[page.NodeID][]string
	ids   map[string]int32
}

// RootLook are the initial values that sheet.Properties does not need to know.
var RootLook = map[string]string{
	"color": "rgb(0, 0, 0)", "font-family": `"Times New Roman"`, "font-size": "16px", "font-weight": "400",
	"font-style": "normal", "font-variant-caps": "normal", "font-stretch": "100%", "line-height": "normal",
	"letter-spacing": "normal", "word-spacing": "0px", "text-align": "start", "text-indent": "0px",
	"text-transform": "none", "text-underline-offset": "auto", "text-shadow": "none",
	"white-space-collapse": "collapse", "text-wrap-mode": "wrap", "overflow-wrap": "normal", "word-break": "normal",
	"hyphens": "manual", "tab-size": "8", "direction": "ltr", "list-style-type": "disc",
	"list-style-position": "outside", "visibility": "visible", "border-collapse": "separate",
	"border-spacing": "0px 0px", "caption-side": "top", "fill": "rgb(0, 0, 0)", "stroke": "none", "stroke-width": "1px",
	"stroke-dasharray": "none", "stroke-linecap": "butt", "text-anchor": "start", "text-emphasis-style": "none", "text-emphasis-position": "over",
	"text-wrap-style": "auto", "font-kerning": "auto", "text-rendering": "auto", "text-align-last": "auto", "font-feature-settings": "normal",
	"font-synthesis-weight": "auto", "font-synthesis-style": "auto", "font-synthesis-small-caps": "auto",
	"width": "auto", "height": "auto", "min-width": "auto", "grid-template-rows": "none",
}

// testUA are values that browsers compute for tags, where sheet.UserAgent says that
// they depend.
var testUA = map[string]string{
	"h1": "font-size:32px;font-weight:700;margin-top:21.44px;margin-bottom:21.44px",
	"p":  "margin-top:16px;margin-bottom:16px", "b": "font-weight:700", "th": "font-weight:700;text-align:-internal-center",
	"a": "color:rgb(0, 0, 238);text-decoration-line:underline", "summary": "display:block",
}

func (b *styleBuilder) style(n page.NodeID) {
	node := &b.p.Nodes[n]
	parent := b.looks[node.Parent]
	look := make([]string, len(page.LookProperties))
	for i, name := range page.LookProperties {
		switch t := sheet.Properties[i]; {
		case t.Inherited && parent != nil:
			look[i] = parent[i]
		case t.Initial != "?":
			look[i] = t.Initial
		case RootLook[name] != "":
			look[i] = RootLook[name]
		case strings.HasSuffix(name, "-width"):
			look[i] = "0px"
		case strings.HasSuffix(name, "-style"):
			look[i] = "none"
		}
	}
	for i, v := range sheet.UserAgent[node.Tag] {
		if v != "" {
			look[i] = v
		}
	}
	if node.Tag == "html" || node.Tag == "body" || node.Tag == "form" {
		look[sheet.LookAt["display"]] = "block"
	}
	position := set1(look, testUA[node.Tag])
	if p := set1(look, node.Attr("look")); p != "" {
		position = p
	}
	color := look[sheet.LookAt["color"]]
	for i, name := range page.LookProperties {
		if strings.HasSuffix(name, "-color") && look[i] == "" {
			look[i] = color
		}
	}
	b.looks[n] = look
	b.assign(n, look, position)
	fmt.Sscanf(node.Attr("box"), "%f %f %f %f", &node.Box.X, &node.Box.Y, &node.Box.W, &node.Box.H)
	node.Attrs = slices.DeleteFunc(node.Attrs, func(a page.Attr) bool { return a.Name == "look" || a.Name == "box" })
}

// set1 applies declarations and returns the value of position among them.
func set1(look []string, declarations string) (position string) {
	for d := range strings.SplitSeq(declarations, ";") {
		name, value, ok := strings.Cut(d, ":")
		if name == "position" {
			position = value
		} else if i, known := sheet.LookAt[name]; ok && known {
			look[i] = value
		} else if ok {
			panic("no look property " + name)
		}
	}
	return position
}

func (b *styleBuilder) assign(n page.NodeID, look []string, position string) {
	if look[sheet.LookAt["display"]] == "contents" {
		return // browsers say nothing of what has no box
	}
	key := strings.Join(look, "\x00") + position
	id, ok := b.ids[key]
	if !ok {
		id = int32(len(b.p.Styles))
		b.ids[key] = id
		b.p.Styles = append(b.p.Styles, page.Style{
			Display: look[sheet.LookAt["display"]], Visibility: look[sheet.LookAt["visibility"]], Position: position,
			FontSize: sheet.Pixels(look[sheet.LookAt["font-size"]]), Opacity: opacityOf(look), Look: look, Lines: strings.HasPrefix(look[sheet.LookAt["white-space-collapse"]], "preserve"),
		})
	}
	b.p.Nodes[n].Style = id
}

// opacityOf is the opacity of a look.
func opacityOf(look []string) float64 {
	v, err := strconv.ParseFloat(look[sheet.LookAt["opacity"]], 64)
	if err != nil {
		return 1
	}
	return v
}
