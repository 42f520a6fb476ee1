package article

import (
	"strconv"
	"strings"

	"galley/article/allowlist"
	"galley/page"
)

// list writes the items, tight where each is one line or a line and a list.
func (m *markdownWriter) list(p *piece) {
	bullet, point := "- ", ". "
	if m.other {
		bullet, point = "* ", ") "
	}
	next := m.firstNumber(p)
	tight, first := p.tightList(), true
	for i, item := range p.kids {
		if m.notes.isNote(item) {
			continue
		}
		if first {
			m.apart()
		}
		mark := bullet
		if p.tag == "ol" {
			mark = strconv.Itoa(next+i) + point
		}
		m.item(item, mark, tight || first)
		first = false
	}
}

// firstNumber is what an ordered list begins with: as it says, or its first item.
func (m *markdownWriter) firstNumber(p *piece) int {
	values := []string{"1"}
	if p.node != page.None {
		values = append(values, m.p.Nodes[p.node].Attr("start"))
	}
	if len(p.kids) > 0 && p.kids[0].node != page.None {
		values = append(values, m.p.Nodes[p.kids[0].node].Attr("value"))
	}
	first := 1
	for _, v := range values {
		if n, err := strconv.Atoi(allowlist.Number(v)); err == nil && n >= 0 {
			first = n
		}
	}
	return first
}

func (m *markdownWriter) item(item *piece, mark string, tight bool) {
	if m.tight = tight; !tight {
		m.apart()
	}
	m.indented(mark, strings.Repeat(" ", len(mark)), func() {
		if item.tag != "li" {
			m.block(item)
		} else {
			m.children(item, func(i int, k *piece) bool {
				return i == 0 || tight && (k.tag == "ul" || k.tag == "ol") && item.kids[0].tag == "run"
			})
		}
		if m.first != "" {
			m.line("") // nothing was in it
		}
	})
	m.tight = false
}

// tightList reports whether no item needs blank lines.
func (p *piece) tightList() bool {
	for _, item := range p.kids {
		for i, k := range item.kids {
			if i == 0 && k.tag != "run" || i > 0 && (k.tag != "ul" && k.tag != "ol" || !k.tightList()) {
				return false
			}
		}
	}
	return true
}
