package article

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"galley/article/allowlist"
	"galley/article/plan"
	"galley/page"
)

// styleSheet collects the rule sets of a document. Equal ones become one class, c0,
// c1… in the order of first use.
type styleSheet struct {
	styles   []page.Style
	byRule   map[string]string  // declarations to class
	byKey    map[ruleKey]string // what they were made of to class
	classes  []string           // declarations, by number of class
	fonts    *fontSheet         // nil: families as the page has them
	counters map[string]string  // of the page to those of the article
}

func newStyleSheet(p *page.Page) *styleSheet {
	return &styleSheet{styles: p.Styles, byRule: map[string]string{}, byKey: map[ruleKey]string{}, counters: map[string]string{}}
}

// known reports whether the style has a full look.
func (s *styleSheet) known(style int32) bool {
	return s != nil && style != page.NoStyle && len(s.styles[style].Look) == len(page.LookProperties)
}

// ruleKey is all that the rule set of an element depends on: elements with equal
// keys cost one lookup.
type ruleKey struct {
	style, parent int32 // computed styles; parent NoStyle: nothing is known around
	tag           string
	ns            allowlist.Namespace
	width         string // to be kept; empty: none
	root          bool   // of a clone
	centred       bool   // by margins that the browser computed
	ratioPadding  bool   // padding made room for something that was laid over it
	overflows     bool   // a picture wider than what it stands in
	filter        string // declarations of its filter and its outline
	emptySize     string // declarations that keep the room of an element without contents
	backdrop      string // declarations of its background gradients, and of a ground where pictures were
	pin           pin    // what puts its box where it was
}

// class is the class of an element with this key; "" when it needs no rules.
func (s *styleSheet) class(k ruleKey) string {
	name, ok := s.byKey[k]
	if !ok {
		name = s.intern(s.declarations(k))
		s.byKey[k] = name
	}
	return name
}

func (s *styleSheet) intern(declarations string) string {
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
func (s *styleSheet) sized(box page.Rect) string {
	return s.intern(fmt.Sprintf("width:%spx;aspect-ratio:%s / %s;", short(box.W), short(box.W), short(box.H)))
}

// pseudoMark stands between the declarations of a class and the rules of its
// pseudo-elements: no value has it.
const pseudoMark = "\x00"

// css is the generated style sheet.
func (s *styleSheet) css() string {
	var b strings.Builder
	if s.fonts != nil {
		b.WriteString(s.fonts.rules.String())
	}
	for i, declarations := range s.classes {
		name := ".c" + strconv.Itoa(i)
		own, pseudo, _ := strings.Cut(declarations, pseudoMark)
		if own != "" {
			b.WriteString(name + "{" + strings.TrimSuffix(own, ";") + "}\n")
		}
		for rule := range strings.SplitSeq(pseudo, pseudoMark) {
			if rule != "" {
				b.WriteString(name + rule + "\n")
			}
		}
	}
	return b.String()
}

// short formats a number of px with at most two decimals.
func short(v float64) string {
	return strconv.FormatFloat(math.Round(v*100)/100, 'f', -1, 64)
}

// ruleFor gathers what the rules of n depend on; own is n as an open element.
func (c *htmlWriter) ruleFor(n page.NodeID, f *plan.Node, parent, own *openTag, root bool) ruleKey {
	node := &c.Page.Nodes[n]
	k := ruleKey{style: node.Style, parent: parent.style, tag: f.Tag, ns: f.NS, root: root}
	if f.NS != allowlist.HTML {
		return k
	}
	if f.Tag != "img" && f.Tag != "video" {
		k.backdrop = c.stage(n, parent, root)
		around := parent.ground
		if parent.badges[n] != "" && c.overPicture(parent.node, n) {
			around.picture = true // it stays there
		}
		own.ground = c.groundOf(n, around, k.backdrop)
		k.backdrop += c.offPicture(n, &own.ground)
	}
	if c.sheet.known(node.Style) {
		k.filter = c.filter(n) + c.shape(n)
	}
	k.pin = c.pinned(n, f.Tag, parent, own, root)
	if size := c.lineLength(n, parent); size != "" {
		k.pin.size = size
	}
	k.ratioPadding = c.ratioPadding(n)
	if root {
		return k
	}
	k.overflows = c.overflows(n, f.Tag)
	k.emptySize = c.emptySize(n, f.Tag)
	if parent.vertical {
		return k // its width is that of its lines, one beside the other
	}
	k.width = c.keptWidth(n, f.Tag, parent)
	k.centred = c.centred(n)
	return k
}
