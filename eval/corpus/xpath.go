package corpus

import (
	"strconv"
	"strings"

	"golang.org/x/net/html"
)

// FindXPath follows an absolute XPath of tags and positions, such as Gold.BodyXPath, through a
// document that was parsed; nil where it leads nowhere.
func FindXPath(n *html.Node, path string) *html.Node {
	for step := range strings.SplitSeq(strings.Trim(path, "/"), "/") {
		tag, rest, _ := strings.Cut(step, "[")
		k, err := strconv.Atoi(strings.TrimSuffix(rest, "]"))
		if err != nil {
			return nil
		}
		var next *html.Node
		for c := n.FirstChild; c != nil && k > 0; c = c.NextSibling {
			if c.Type == html.ElementNode && c.Data == tag {
				if k--; k == 0 {
					next = c
				}
			}
		}
		if next == nil {
			return nil
		}
		n = next
	}
	return n
}
