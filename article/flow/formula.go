package flow

import (
	"strings"

	"galley/article/plan"
	"galley/page"
)

// maxTeX bounds the source of a formula, in bytes.
const maxTeX = 4096

// texOf is the TeX of a formula: of its annotation, else its alternative text where that
// is TeX. It is in one line; empty: there is none.
func texOf(p *page.Page, n page.NodeID) string {
	tex := ""
	for i := n; i < p.Nodes[n].End && tex == ""; i++ {
		if node := &p.Nodes[i]; node.Tag == "annotation" && isTeX(node.Attr("encoding")) {
			var b strings.Builder
			for t := i; t < node.End; t++ {
				b.WriteString(p.Nodes[t].Text)
			}
			tex = b.String()
		}
	}
	if tex == "" {
		if alt := p.Nodes[n].Attr("alttext"); strings.ContainsAny(alt, `\^_{`) {
			tex = alt
		}
	}
	if tex = page.Norm(tex); len(tex) > maxTeX {
		return ""
	}
	return tex
}

// isTeX reports whether an encoding of an annotation is TeX: TeX, LaTeX, application/x-tex. What is text/plain is
// no formula, and nobody sees it.
func isTeX(encoding string) bool {
	kind := strings.ToLower(encoding)
	return strings.Contains(strings.TrimPrefix(kind, "text/"), "tex")
}

// FormulaText is what a formula says in a line of text: its TeX, else its alternative
// text, else its characters, with a stroke in fractions.
func FormulaText(pl *plan.Plan, n page.NodeID) string {
	if tex := texOf(pl.Page, n); tex != "" {
		return tex
	}
	if alt := page.Norm(pl.Page.Nodes[n].Attr("alttext")); alt != "" {
		return alt
	}
	var b strings.Builder
	var strokes []page.NodeID // where lower parts of fractions begin
	for i := n; i < pl.Page.Nodes[n].End; i++ {
		node := &pl.Page.Nodes[i]
		if node.Tag == "mfrac" {
			at := 0
			for c := range pl.Page.Children(i) {
				if pl.Page.Nodes[c].Kind == page.Element {
					if at++; at == 2 {
						strokes = append(strokes, c)
					}
				}
			}
		}
		for k, s := range strokes {
			if s == i {
				b.WriteString("/")
				strokes = append(strokes[:k], strokes[k+1:]...)
				break
			}
		}
		if node.Tag == "annotation" || node.Tag == "annotation-xml" {
			i = node.End - 1
			continue
		}
		if node.Kind == page.Text && pl.Nodes[i].Do == plan.Write {
			b.WriteString(page.Norm(node.Text))
		}
	}
	return b.String()
}

// formula adds the formula that element n draws, and reports whether it does.
func (b *builder) formula(n page.NodeID) bool {
	math := b.Page.MathOf(n)
	if math == page.None || b.Nodes[math].Do != plan.Write || !b.Page.Nodes[math].Hidden {
		return false
	}
	if b.Page.IsBlock(n) {
		b.endLine()
	}
	b.text = append(b.text, FormulaText(b.Plan, math)...)
	b.score.Add(b.src.Scores, n, b.Page.Text(n))
	b.box = b.box.Union(b.Page.Nodes[n].Box)
	b.add(b.piece("math", math))
	if b.Page.IsBlock(n) {
		b.endLine()
	}
	return true
}
