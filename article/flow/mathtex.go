package flow

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/page"
)

// mathDepth bounds how deep the parts of a formula are nested.
const mathDepth = 40

// SaidTeX is the TeX of a formula: that of TeX, else what its MathML says, where plain characters would
// not say it: powers, indexes, fractions, roots. Empty: plain characters do.
func SaidTeX(p *page.Page, n page.NodeID) string {
	if tex := texOf(p, n); tex != "" {
		return tex
	}
	said := false
	w := texWriter{p: p}
	for i := n; i < p.Nodes[n].End; i++ {
		switch p.Nodes[i].Tag {
		case "mtable", "mmultiscripts", "maction", "merror", "svg":
			return "" // not said in a line
		case "mfrac": // a stroke says it between two signs
			for _, part := range w.kids(i) {
				said = said || len(w.kids(part)) > 1
			}
		case "msup", "msub", "msubsup", "msqrt", "mroot", "mover", "munder", "munderover":
			said = true
		}
	}
	if !said {
		return ""
	}
	w.all(n, 0)
	if tex := page.Norm(w.out.String()); len(tex) <= maxTeX && !w.deep {
		return tex
	}
	return ""
}

type texWriter struct {
	p    *page.Page
	out  strings.Builder
	deep bool // deeper than is followed
}

// kids are the elements in an element.
func (w *texWriter) kids(n page.NodeID) (list []page.NodeID) {
	for c := range w.p.Children(n) {
		if w.p.Nodes[c].Kind == page.Element {
			list = append(list, c)
		}
	}
	return list
}

// all writes what is in an element.
func (w *texWriter) all(n page.NodeID, depth int) {
	for _, c := range w.kids(n) {
		w.part(c, depth+1)
	}
}

// group writes an element in braces.
func (w *texWriter) group(before string, n page.NodeID, depth int) {
	w.out.WriteString(before + "{")
	w.part(n, depth+1)
	w.out.WriteString("}")
}

// scripts are the marks of what stands above and below another part.
var scripts = map[string][]string{
	"msup": {"^"}, "mover": {"^"}, "msub": {"_"}, "munder": {"_"}, "msubsup": {"_", "^"}, "munderover": {"_", "^"},
}

// part writes an element.
func (w *texWriter) part(n page.NodeID, depth int) {
	if depth > mathDepth {
		w.deep = true
		return
	}
	kids := w.kids(n)
	tag := w.p.Nodes[n].Tag
	marks := scripts[tag]
	switch {
	case tag == "annotation" || tag == "annotation-xml" || tag == "mspace" || tag == "mphantom":
	case marks != nil && len(kids) == len(marks)+1:
		w.base(kids[0], depth)
		for i, mark := range marks {
			w.group(mark, kids[i+1], depth)
		}
	case tag == "mfrac" && len(kids) == 2:
		w.group(`\frac`, kids[0], depth)
		w.group("", kids[1], depth)
	case tag == "mroot" && len(kids) == 2:
		w.out.WriteString(`\sqrt[`)
		w.part(kids[1], depth+1)
		w.group("]", kids[0], depth)
	case tag == "msqrt":
		w.out.WriteString(`\sqrt{`)
		w.all(n, depth)
		w.out.WriteString("}")
	case len(kids) == 0:
		w.token(n, tag)
	default:
		w.all(n, depth)
	}
}

// base writes what scripts stand at: in braces, if it is more than one sign.
func (w *texWriter) base(n page.NodeID, depth int) {
	if len(w.kids(n)) == 0 {
		w.part(n, depth+1)
		return
	}
	w.group("", n, depth)
}

// token writes the signs of an identifier, a number, an operator or a text.
func (w *texWriter) token(n page.NodeID, tag string) {
	var b strings.Builder
	for i := n; i < w.p.Nodes[n].End; i++ {
		b.WriteString(w.p.Nodes[i].Text)
	}
	text := strings.Map(visibleSign, page.Norm(b.String()))
	switch {
	case text == "":
	case tag == "mtext", tag == "mi" && utf8.RuneCountInString(text) > 1:
		command := `\operatorname{`
		if tag == "mtext" {
			command = `\text{`
		}
		w.out.WriteString(command + texEscape.Replace(text) + "}")
	default:
		w.out.WriteString(texEscape.Replace(text))
	}
}

// visibleSign drops the signs of MathML that show nothing, such as that of a product.
func visibleSign(r rune) rune {
	if r >= 0x2061 && r <= 0x2064 || unicode.Is(unicode.Cf, r) {
		return -1
	}
	return r
}

// texEscape writes signs that mean something in TeX.
var texEscape = strings.NewReplacer(`\`, `\backslash `, "{", `\{`, "}", `\}`, "$", `\$`, "%", `\%`, "#", `\#`, "&", `\&`, "_", `\_`, "^", `\hat{}`, "~", `\sim `)
