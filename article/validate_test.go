package article

import (
	"fmt"
	"slices"
	"strings"

	"golang.org/x/net/html"

	"galley/article/allowlist"
)

// What a validator of HTML knows of parents and children, for what clean HTML has.
var (
	phrasing = allowlist.Set(`a abbr audio b bdi bdo br cite code data del dfn em i img ins kbd mark math q ruby rt rp s samp
		small span strong sub sup svg time u var video wbr source track`)
	phrasingOnly = allowlist.Set("p h1 h2 h3 h4 h5 h6 dt summary pre code a em strong b i")
	mustBeIn     = map[string]string{
		"li": "ul ol", "dt": "dl", "dd": "dl", "tr": "table thead tbody tfoot", "td": "tr", "th": "tr", "thead": "table",
		"tbody": "table", "tfoot": "table", "caption": "table", "figcaption": "figure", "summary": "details",
		"source": "video audio", "track": "video audio",
	}
	mayHold = map[string]string{
		"ul": "li", "ol": "li", "dl": "dt dd", "table": "caption thead tbody tfoot tr", "thead": "tr", "tbody": "tr", "tfoot": "tr", "tr": "td th",
	}
	firstChild = map[string]string{"caption": "table", "summary": "details"}
	mustHave   = map[string]string{"img": "src", "track": "src", "source": "src", "html": ""}
)

// invalid lists what a validator would say of a document.
func invalid(document string) (faults []string) {
	say := func(format string, args ...any) { faults = append(faults, fmt.Sprintf(format, args...)) }
	for _, fault := range unbalanced(document) {
		say("%s", fault)
	}
	tree, err := html.Parse(strings.NewReader(document))
	if err != nil {
		return append(faults, err.Error())
	}
	ids, refs := map[string]bool{}, []string{}
	for n := range tree.Descendants() {
		if n.Type != html.ElementNode || n.Namespace != "" {
			continue
		}
		for _, at := range n.Attr {
			switch {
			case at.Key == "id" && ids[at.Val]:
				say("id %s twice", at.Val)
			case at.Key == "id":
				ids[at.Val] = true
			case at.Key == "href" && strings.HasPrefix(at.Val, "#"):
				refs = append(refs, at.Val[1:])
			case at.Key == "headers":
				refs = append(refs, strings.Fields(at.Val)...)
			}
		}
		invalidElement(n, say)
	}
	for _, ref := range refs {
		if !ids[ref] {
			say("nothing is called #%s", ref)
		}
	}
	return faults
}

func invalidElement(n *html.Node, say func(string, ...any)) {
	parent := n.Parent.Data
	if want, ok := mustBeIn[n.Data]; ok && !slices.Contains(strings.Fields(want), parent) {
		say("%s in %s", n.Data, parent)
	}
	if may, ok := mayHold[parent]; ok && !slices.Contains(strings.Fields(may), n.Data) {
		say("%s in %s", n.Data, parent)
	}
	if phrasingOnly[parent] && !phrasing[n.Data] && !(parent == "summary" && allowlist.Headings[n.Data]) {
		say("%s in %s", n.Data, parent)
	}
	if firstChild[n.Data] == parent && firstElement(n.Parent) != n {
		say("%s is not first in %s", n.Data, parent)
	}
	if name := mustHave[n.Data]; name != "" && attrOf(n, name) == "" {
		say("%s without %s", n.Data, name)
	}
	if n.Data == "a" && within(n.Parent, "a") {
		say("a in a")
	}
}

func firstElement(n *html.Node) *html.Node {
	for c := range n.ChildNodes() {
		if c.Type == html.ElementNode {
			return c
		}
	}
	return nil
}

func within(n *html.Node, tag string) bool {
	for ; n != nil; n = n.Parent {
		if n.Data == tag {
			return true
		}
	}
	return false
}

func attrOf(n *html.Node, name string) string {
	for _, at := range n.Attr {
		if at.Key == name {
			return at.Val
		}
	}
	return ""
}

// unbalanced lists start and end tags that do not pair as they are written.
func unbalanced(document string) (faults []string) {
	var open []string
	z := html.NewTokenizer(strings.NewReader(document))
	for {
		kind := z.Next()
		if kind == html.ErrorToken {
			break
		}
		token := z.Token()
		switch {
		case kind == html.StartTagToken && !allowlist.VoidTags[token.Data] && token.Data != "meta" && token.Data != "link":
			open = append(open, token.Data)
		case kind == html.EndTagToken && (len(open) == 0 || open[len(open)-1] != token.Data):
			return append(faults, fmt.Sprintf("</%s> closes %v", token.Data, open[max(0, len(open)-3):]))
		case kind == html.EndTagToken:
			open = open[:len(open)-1]
		}
	}
	if len(open) > 0 {
		faults = append(faults, fmt.Sprintf("not closed: %v", open))
	}
	return faults
}
