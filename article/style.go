package article

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"galley/page"
)

// sheet collects the rule sets of a document. Equal ones become one class, c0,
// c1… in the order of first use.
type sheet struct {
	styles  []page.Style
	byRule  map[string]string  // declarations to class
	byKey   map[ruleKey]string // what they were made of to class
	classes []string           // declarations, by number of class
}

func newSheet(p *page.Page) *sheet {
	return &sheet{styles: p.Styles, byRule: map[string]string{}, byKey: map[ruleKey]string{}}
}

// known reports whether the style has a full look.
func (s *sheet) known(style int32) bool {
	return s != nil && style != page.NoStyle && len(s.styles[style].Look) == len(page.LookProperties)
}

// ruleKey is all that the rule set of an element depends on: elements with equal
// keys cost one lookup.
type ruleKey struct {
	style, parent int32 // computed styles; parent NoStyle: nothing is known around
	tag           string
	ns            namespace
	width         string // to be kept; empty: none
	root          bool   // of a clone
	centred       bool   // by margins that the browser computed
	hollow        bool   // padding made room for something that was laid over it
	spills        bool   // a picture wider than what it stands in
	strut         string // declarations that keep the room of an element without contents
}

// class is the class of an element with this key; "" when it needs no rules.
func (s *sheet) class(k ruleKey) string {
	name, ok := s.byKey[k]
	if !ok {
		name = s.intern(s.declarations(k))
		s.byKey[k] = name
	}
	return name
}

func (s *sheet) intern(declarations string) string {
	if declarations == "" {
		return ""
	}
	name, ok := s.byRule[declarations]
	if !ok {
		name = "c" + strconv.Itoa(len(s.classes))
		s.classes = append(s.classes, declarations)
		s.byRule[declarations] = name
	}
	return name
}

// sized is the class of a placeholder as wide as the box, in its proportions.
func (s *sheet) sized(box page.Rect) string {
	return s.intern(fmt.Sprintf("width:%spx;aspect-ratio:%s / %s;", short(box.W), short(box.W), short(box.H)))
}

// css is the generated style sheet.
func (s *sheet) css() string {
	var b strings.Builder
	for i, declarations := range s.classes {
		name := ".c" + strconv.Itoa(i)
		own, pseudo, found := strings.Cut(declarations, "::")
		if own != "" {
			b.WriteString(name + "{" + strings.TrimSuffix(own, ";") + "}\n")
		}
		for found {
			var rule string
			rule, pseudo, found = strings.Cut(pseudo, "::")
			b.WriteString(name + "::" + rule + "\n")
		}
	}
	return b.String()
}

// short formats a number of px with at most two decimals.
func short(v float64) string {
	return strconv.FormatFloat(math.Round(v*100)/100, 'f', -1, 64)
}

// ruleFor gathers what the rules of n depend on.
func (c *cloner) ruleFor(n page.NodeID, f *fate, parent *openTag, root bool) ruleKey {
	node := &c.p.Nodes[n]
	k := ruleKey{style: node.Style, parent: parent.style, tag: f.tag, ns: f.ns, root: root}
	if f.ns != inHTML || root {
		return k
	}
	k.width = c.keptWidth(n, f.tag, parent)
	k.centred = c.centred(n)
	k.hollow = c.hollow(n)
	k.spills = c.spills(n, f.tag)
	k.strut = c.strut(n, f.tag)
	return k
}

// spills reports whether a picture or film is wider than the column it stands in.
func (c *cloner) spills(n page.NodeID, tag string) bool {
	if tag != "img" && tag != "video" {
		return false
	}
	// A frame's own document has room for all that is in it, the column around may
	// not.
	for a := n; a != page.None && c.p.Nodes[a].Tag != "body" || a != page.None && c.framed(a); a = c.p.Nodes[a].Parent {
		left, right := c.room(a)
		if right > left && c.layoutBox(n).W > right-left+1 {
			return true
		}
	}
	return false
}

// framed reports whether body a is that of a frame.
func (c *cloner) framed(a page.NodeID) bool {
	root := c.p.Nodes[a].Parent
	return root != page.None && c.p.Nodes[root].Parent != page.None
}

// maxStrut bounds the room, in CSS px, that is kept of an element without contents:
// larger ones had something in them that did not come along.
const maxStrut = 200

// strut keeps the room of an empty element: a space between paragraphs, or a sign
// that a style sheet puts there.
func (c *cloner) strut(n page.NodeID, tag string) string {
	node := &c.p.Nodes[n]
	box := node.Box
	if node.End != n+1 || c.p.Styles[node.Style].Position == "absolute" || c.p.Styles[node.Style].Position == "fixed" || voidTags[tag] || mediaInside[tag] != nil || tableParents[tag] != nil ||
		box.W < 1 || box.H < 1 || box.W > maxColumn || box.H > maxStrut {
		return ""
	}
	look := c.p.Styles[node.Style].Look
	width, height := look[iWidth], look[iHeight]
	switch {
	case strings.HasPrefix(look[iDisplay], "inline-") || look[iFloat] != "none":
		return "width:" + short(pixels(width)) + "px;height:" + short(pixels(height)) + "px;"
	case look[iDisplay] == "inline":
		if c.p.Styles[node.Style].Generated(page.Before) == nil && c.p.Styles[node.Style].Generated(page.After) == nil {
			return ""
		}
		return "padding-left:" + short(box.W) + "px;"
	case pixels(height) > 0 && look[iDisplay] == "block":
		return "height:" + short(pixels(height)) + "px;"
	}
	return ""
}

// maxColumn is wider than any element without contents is that has a meaning.
const maxColumn = 4000

// layoutBox is the box of n as laid out: not as something around it that was still
// growing or turning into its place showed it.
func (c *cloner) layoutBox(n page.NodeID) page.Rect {
	box := c.p.Nodes[n].Box
	if !c.sheet.known(c.p.Nodes[n].Style) {
		return box
	}
	look := c.p.Styles[c.p.Nodes[n].Style].Look
	w, h := pixels(look[iWidth]), pixels(look[iHeight])
	if w == 0 || h == 0 || box.Empty() {
		return box
	}
	if look[iBoxSizing] != "border-box" {
		w += pixels(look[iPaddingL]) + pixels(look[iPaddingR]) + pixels(look[iBorderLW]) + pixels(look[iBorderRW])
		h += pixels(look[iPaddingT]) + pixels(look[iPaddingB]) + pixels(look[iBorderTW]) + pixels(look[iBorderBW])
	}
	if x, y := w/box.W, h/box.H; math.Abs(x-1) > 0.005 && math.Abs(x/y-1) < 0.02 {
		box.W, box.H = w, h
	}
	return box
}

// wide is the narrowest box, in CSS px, whose width is kept: that of smaller ones
// is their words', which other fonts would break.
const wide = 150

// keptWidth is the width that an element keeps, OPEN-W20 narrowed: tables and
// cells, and what would otherwise be as wide as its words (floats, flex items,
// inline blocks). Blocks take what the window gives. Pictures have attributes.
func (c *cloner) keptWidth(n page.NodeID, tag string, parent *openTag) string {
	look := c.p.Styles[c.p.Nodes[n].Style].Look
	box := c.p.Nodes[n].Box
	switch {
	case box.W < 1 || tag == "img" || tag == "video" || tag == "audio":
		return ""
	case (tag == "td" || tag == "th") && parent.table != page.None && c.p.Nodes[n].Attr("colspan") == "":
		if table := c.p.Nodes[parent.table].Box; table.W > 0 && box.W < table.W {
			return short(100*box.W/table.W) + "%"
		}
		return ""
	case tag != "table" && !(box.W >= wide && c.shrinks(look, parent)):
		return ""
	}
	if left, right := c.room(n); box.W >= 0.98*(right-left) {
		return "100%"
	}
	return short(pixels(look[iWidth])) + "px"
}

// shrinks reports whether the browser makes such a box as wide as what is in it.
func (c *cloner) shrinks(look []string, parent *openTag) bool {
	if d := look[iDisplay]; strings.HasPrefix(d, "inline-") || look[iFloat] != "none" && look[iFloat] != "" {
		return true
	}
	if !c.sheet.known(parent.style) {
		return false
	}
	around := c.p.Styles[parent.style].Look
	return strings.HasSuffix(around[iDisplay], "flex") && strings.HasPrefix(around[iFlexDir], "row")
}

// room is the left and right edge of the content box of the parent of n.
func (c *cloner) room(n page.NodeID) (left, right float64) {
	for a := range c.p.Ancestors(n) {
		node := &c.p.Nodes[a]
		if node.Box.Empty() {
			continue
		}
		left, right = node.Box.X, node.Box.Right()
		if c.sheet.known(node.Style) {
			look := c.p.Styles[node.Style].Look
			left += pixels(look[iPaddingL]) + pixels(look[iBorderLW])
			right -= pixels(look[iPaddingR]) + pixels(look[iBorderRW])
		}
		return left, right
	}
	return 0, 0
}

// centred reports whether equal margins hold n in the middle of its parent. They
// are computed for the window of the original page and must follow the new one.
func (c *cloner) centred(n page.NodeID) bool {
	look := c.p.Styles[c.p.Nodes[n].Style].Look
	l, r := pixels(look[iMarginL]), pixels(look[iMarginR])
	if l < 1 || math.Abs(l-r) > 1 || strings.HasPrefix(look[iDisplay], "inline") {
		return false
	}
	left, right := c.room(n)
	box := c.p.Nodes[n].Box
	return math.Abs((box.X-left)-l) <= 1 && math.Abs((right-box.Right())-r) <= 1
}

// maxPadding is the vertical padding, in CSS px, that an empty element may have
// as a mere space.
const maxPadding = 32

// hollow reports whether the padding of n is there to hold room for a picture or
// film laid over it in fixed proportions. In the clone, where nothing is
// positioned, that one takes the room itself.
func (c *cloner) hollow(n page.NodeID) bool {
	node := &c.p.Nodes[n]
	look := c.p.Styles[node.Style].Look
	padding := pixels(look[iPaddingT]) + pixels(look[iPaddingB])
	if padding <= maxPadding || padding < 0.8*node.Box.H {
		return false
	}
	if node.End == n+1 {
		return true
	}
	// Only the first children are asked: a hollow box has one or two.
	asked := 0
	for child := range c.p.Children(n) {
		if s := c.p.Nodes[child].Style; s != page.NoStyle && c.p.Styles[s].Position == "absolute" {
			return true
		}
		if asked++; asked > 8 {
			break
		}
	}
	return false
}
