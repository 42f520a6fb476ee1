package markdown

import (
	"strconv"
	"strings"

	"galley/article/allowlist"
	"galley/article/flow"
	"galley/page"
)

// list writes the items, tight where each is one line or a line and a list.
func (m *writer) list(p *flow.Piece) {
	bullet, point := "- ", ". "
	if m.other {
		bullet, point = "* ", ") "
	}
	next := m.firstNumber(p)
	tight, first := isTight(p), true
	for i, item := range p.Kids {
		if m.notes.isNote(item) {
			continue
		}
		if first {
			m.apart()
		}
		mark := bullet
		if p.Tag == "ol" {
			mark = strconv.Itoa(next+i) + point
		}
		m.item(item, mark, tight || first)
		first = false
	}
}

// firstNumber is what an ordered list begins with: as it says, or its first item.
func (m *writer) firstNumber(p *flow.Piece) int {
	values := []string{"1"}
	if p.Node != page.None {
		values = append(values, m.p.Nodes[p.Node].Attr("start"))
	}
	if len(p.Kids) > 0 && p.Kids[0].Node != page.None {
		values = append(values, m.p.Nodes[p.Kids[0].Node].Attr("value"))
	}
	first := 1
	for _, v := range values {
		if n, err := strconv.Atoi(allowlist.Number(v)); err == nil && n >= 0 {
			first = n
		}
	}
	return first
}

func (m *writer) item(item *flow.Piece, mark string, tight bool) {
	if m.tight = tight; !tight {
		m.apart()
	}
	m.indented(mark, strings.Repeat(" ", len(mark)), func() {
		if item.Tag != "li" {
			m.block(item)
		} else {
			m.children(item, func(i int, k *flow.Piece) bool {
				return i == 0 || tight && (k.Tag == "ul" || k.Tag == "ol") && item.Kids[0].Tag == "run"
			})
		}
		if m.first != "" {
			m.line("") // nothing was in it
		}
	})
	m.tight = false
}

// isTight reports whether no item needs blank lines.
func isTight(p *flow.Piece) bool {
	for _, item := range p.Kids {
		for i, k := range item.Kids {
			if i == 0 && k.Tag != "run" || i > 0 && (k.Tag != "ul" && k.Tag != "ol" || !isTight(k)) {
				return false
			}
		}
	}
	return true
}
