package flow

import "galley/page"

// creditNodes is how many nodes a box with one picture has at most, in which its credit stands.
const creditNodes = 30

// CreditBeside is what says whose a picture is that stands in no figure, in the largest box that has this picture alone: an element
// that says so, or a line of its own that begins with a sign or a word for a picture. "" without.
func CreditBeside(p *page.Page, img page.NodeID) (credit string) {
	for box := img; credit == ""; {
		up := p.Nodes[box].Parent
		if up <= 0 || p.Nodes[up].End-up > creditNodes || p.Nodes[up].Tag == "figure" {
			return ""
		}
		alone := false
		if credit, alone = creditAround(p, up, box); !alone {
			return ""
		}
		box = up
	}
	return credit
}

// creditAround is the credit in an element beside another one in it that has a picture. alone is whether no other picture is there.
func creditAround(p *page.Page, up, box page.NodeID) (credit string, alone bool) {
	for i := up + 1; i < p.Nodes[up].End; i++ {
		node := &p.Nodes[i]
		switch {
		case i == box || node.Hidden:
			i = node.End - 1
		case pictureTags[node.Tag]:
			return "", false
		case credit == "" && node.Kind == page.Element:
			if text := p.ShortText(i); text != "" && len(text) <= creditMost && (isCredit(node) || beginsCredit(text)) {
				credit = text
			}
		}
	}
	return credit, true
}

// beginsCredit reports whether a line begins with what says whose picture it is.
func beginsCredit(line string) bool {
	at := creditWord.FindStringIndex(line)
	return at != nil && at[0] == 0
}
