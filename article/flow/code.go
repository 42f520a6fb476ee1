package flow

import (
	"slices"
	"strings"

	"galley/page"
)

// HasMarkup reports whether there is more in a block than words in lines.
func (p *Piece) HasMarkup() bool {
	for _, k := range p.Kids {
		switch k.Tag {
		case "#text", "br", "wbr":
		case "run", "code", "samp", "kbd":
			if k.HasMarkup() {
				return true
			}
		default:
			return true
		}
	}
	return false
}

// CodeText is the text of preformatted text, line by line.
func CodeText(p *Piece) string {
	var b strings.Builder
	var walk func(*Piece)
	walk = func(p *Piece) {
		switch {
		case p.Tag == "#text":
			b.WriteString(p.Text)
		case p.Tag == "br":
			b.WriteByte('\n')
		}
		for _, k := range p.Kids {
			if (k.Tag == "run" || blockTags[k.Tag]) && b.Len() > 0 && !strings.HasSuffix(b.String()[b.Len()-1:], "\n") {
				b.WriteByte('\n')
			}
			walk(k)
		}
	}
	walk(p)
	return strings.TrimRight(strings.TrimLeft(b.String(), "\r\n"), " \t\r\n") + "\n"
}

// CodeLanguage is the language that the classes around and in a pre name.
func CodeLanguage(p *page.Page, pre page.NodeID) string {
	if pre == page.None {
		return ""
	}
	candidates := []page.NodeID{pre, p.Nodes[pre].Parent}
	if up := p.Nodes[pre].Parent; up != page.None && slices.Contains(strings.Fields(p.Nodes[up].Attr("class")), "highlight") {
		candidates = append(candidates, p.Nodes[up].Parent) // that says which language is highlighted
	}
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
			for _, prefix := range codePrefixes {
				if v, ok := strings.CutPrefix(class, prefix); ok && languageName(v) != "" && !notLanguages[class] {
					return languageName(v)
				}
			}
		}
		if words := strings.Fields(node.Attr("class")); node.Tag == "code" && len(words) > 1 && (words[0] == "sourceCode" || words[0] == "hljs") && languageName(words[1]) != "" {
			return languageName(words[1])
		}
	}
	return ""
}

// codePrefixes are what programs that colour code put before the name of a language in a class.
var codePrefixes = [...]string{"language-", "lang-", "highlight-source-", "highlight-", "brush:", "src-", "hl-"}

// notLanguages are classes that begin so and mean no language.
var notLanguages = map[string]bool{"highlight-default": true, "highlight-none": true, "highlight-text": true, "highlight-wrapper": true, "highlight-box": true, "highlight-lines": true}

// languageName is v if it can be the name of a programming language.
func languageName(v string) string {
	v = strings.ToLower(v)
	if v == "" || len(v) > 20 || strings.Trim(v, "abcdefghijklmnopqrstuvwxyz0123456789+#-_") != "" {
		return ""
	}
	return v
}
