package article

import (
	"strings"

	"galley/page"
)

// hasMarkup reports whether there is more in a block than words in lines.
func (p *piece) hasMarkup() bool {
	for _, k := range p.kids {
		switch k.tag {
		case "#text", "br", "wbr":
		case "run", "code", "samp", "kbd":
			if k.hasMarkup() {
				return true
			}
		default:
			return true
		}
	}
	return false
}

// codeText is the text of preformatted text, line by line.
func codeText(p *piece) string {
	var b strings.Builder
	var walk func(*piece)
	walk = func(p *piece) {
		switch {
		case p.tag == "#text":
			b.WriteString(p.text)
		case p.tag == "br":
			b.WriteByte('\n')
		}
		for _, k := range p.kids {
			if (k.tag == "run" || flowBlocks[k.tag]) && b.Len() > 0 && !strings.HasSuffix(b.String()[b.Len()-1:], "\n") {
				b.WriteByte('\n')
			}
			walk(k)
		}
	}
	walk(p)
	return strings.TrimRight(strings.TrimLeft(b.String(), "\r\n"), " \t\r\n") + "\n"
}

// codeLanguage is the language that the classes around and in a pre name.
func codeLanguage(p *page.Page, pre page.NodeID) string {
	if pre == page.None {
		return ""
	}
	candidates := []page.NodeID{pre, p.Nodes[pre].Parent}
	if pre+1 < p.Nodes[pre].End {
		candidates = append(candidates, pre+1)
	}
	for _, n := range candidates {
		if n == page.None {
			continue
		}
		node := &p.Nodes[n]
		for _, name := range [2]string{"data-lang", "data-language"} {
			if v := languageName(node.Attr(name)); v != "" {
				return v
			}
		}
		for class := range strings.FieldsSeq(node.Attr("class")) {
			for _, prefix := range [4]string{"language-", "lang-", "highlight-source-", "brush:"} {
				if v, ok := strings.CutPrefix(class, prefix); ok && languageName(v) != "" {
					return languageName(v)
				}
			}
		}
	}
	return ""
}

// languageName is v if it can be the name of a programming language.
func languageName(v string) string {
	v = strings.ToLower(v)
	if v == "" || len(v) > 20 || strings.Trim(v, "abcdefghijklmnopqrstuvwxyz0123456789+#-_") != "" {
		return ""
	}
	return v
}
