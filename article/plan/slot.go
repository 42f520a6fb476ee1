package plan

import (
	"strings"
	"unicode"

	"galley/article/allowlist"
	"galley/page"
)

// Bounds of a slot: its nodes, how high, in CSS px, one without boxes in it is at least, and the
// letters of the word that a style sheet puts there.
const (
	slotNodes   = 32
	slotHeight  = 60.0
	slotLetters = 3
)

// isSlot reports whether an element is the empty place of something that a script puts there, as
// advertisements are: nothing is in it but a word that a style sheet puts before or after.
func (pl *Plan) isSlot(n page.NodeID) bool {
	p := pl.Page
	node := &p.Nodes[n]
	if !p.Laid || node.End-n > slotNodes || node.End == n+1 && node.Box.H < slotHeight || !p.IsBlock(n) || allowlist.TableParents[node.Tag] != nil || node.Tag == "li" || allowlist.VoidTags[node.Tag] {
		return false
	}
	for i := n; i < node.End; i++ {
		child := &p.Nodes[i]
		switch {
		case child.Kind == page.Text && !page.IsBlank(child.Text), child.Attr("id") != "" && pl.Named(i):
			return false
		case child.Kind == page.Element && (allowlist.VoidTags[child.Tag] && child.Tag != "br" || allowlist.IsPlayer(child.Tag) || Framing[child.Tag] || child.Tag == "svg" || child.Tag == "math" || child.Tag == "canvas"):
			return false
		case child.Kind == page.Element && child.Style != page.NoStyle && strings.Contains(p.Styles[child.Style].LookValue("background-image"), "url("):
			return false // it is a picture
		}
	}
	for i := n; i < node.End; i++ {
		if p.Nodes[i].Kind == page.Element && (saysWord(p, i, page.Before) || saysWord(p, i, page.After)) {
			return true
		}
	}
	return false
}

// saysWord reports whether a style sheet puts a word before or after what is in an element.
func saysWord(p *page.Page, n page.NodeID, which string) bool {
	style := p.StyleOf(n)
	if style == nil {
		return false
	}
	values := style.Generated(which)
	if len(values) == 0 {
		return false
	}
	letters := 0
	for _, r := range values[0] {
		if unicode.IsLetter(r) && !unicode.Is(unicode.Co, r) {
			letters++
		}
	}
	return letters >= slotLetters && values[0] != "" && values[0][0] == '"'
}
