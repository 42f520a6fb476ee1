package parse

import (
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

// setFormula begins the id of the TeX of a formula that MathJax has set: what it drew stands beside it.
const setFormula = "MathJax-Element-"

// cdataSigns takes away what hides TeX in scripts from parsers of XML.
var cdataSigns = strings.NewReplacer("% <![CDATA[", "", "%<![CDATA[", "", "%]]>", "")

// showTeX makes text of TeX that waits in scripts until one sets it (type math/tex, MathJax 2): a reader sees the
// formula. It stands between the marks of TeX in texts, \[ \] of formulas on lines of their own, \( \) of others.
func showTeX(doc *html.Node) {
	for n := range doc.Descendants() {
		if n.DataAtom != atom.Script || n.FirstChild == nil || n.FirstChild.Type != html.TextNode {
			continue
		}
		kind, mode, _ := strings.Cut(strings.ToLower(valueOf(n, "type")), ";")
		if strings.TrimSpace(kind) != "math/tex" || strings.HasPrefix(valueOf(n, "id"), setFormula) {
			continue
		}
		tex := cdataSigns.Replace(n.FirstChild.Data)
		open, end := `\(`, `\)`
		n.Data, n.DataAtom, n.Attr = "span", atom.Span, nil
		if strings.Contains(mode, "display") {
			open, end = `\[`, `\]`
			n.Data, n.DataAtom = "div", atom.Div
		}
		n.FirstChild.Data = open + strings.TrimSpace(tex) + end
	}
}

func valueOf(n *html.Node, key string) string {
	for _, a := range n.Attr {
		if a.Namespace == "" && a.Key == key {
			return a.Val
		}
	}
	return ""
}
