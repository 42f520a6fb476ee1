package markdown

import (
	"strings"

	"galley/article/flow"
)

// head writes the head of the article where no front matter has it.
func (m *writer) head(p *flow.Piece) {
	if m.src.Front {
		return
	}
	if p.Tag == flow.Shown {
		m.inside(p)
		return
	}
	w := &inlineWriter{writer: m, at: inParagraph}
	line := m.src.Line
	w.words(strings.Join(line.Words, flow.Between))
	if line.Source != "" {
		if len(line.Words) > 0 {
			w.words(flow.Between)
		}
		if line.URL == "" {
			w.words(line.Source)
		}
		w.linkTo(line.Source, line.URL)
	}
	m.paragraph(lineStart(w.String()))
}
