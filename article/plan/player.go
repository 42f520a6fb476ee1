package plan

import (
	"path"
	"strings"

	"galley/article/allowlist"
	"galley/page"
)

// maxPlayer bounds a stand-in for a player, in nodes.
const maxPlayer = 60

// PlayerURL is where a stand-in for a player leads to: a box with one picture, no words
// to speak of and nothing to follow, which a script makes a player when it is pressed. Its
// own data attributes name the document to be played. "" for all else.
func PlayerURL(p *page.Page, n page.NodeID) string {
	node := &p.Nodes[n]
	if node.End-n > maxPlayer || node.End == n+1 || node.Tag != "div" && node.Tag != "figure" && !strings.Contains(node.Tag, "-") {
		return ""
	}
	address := ""
	for _, a := range node.Attrs {
		if value, ok := strings.CutPrefix(a.Name, "data-"); ok && value != "" && address == "" {
			address = documentURL(p, a.Value)
		}
	}
	if address == "" {
		return ""
	}
	pictures, words := 0, 0
	for i := n + 1; i < node.End; i++ {
		switch kid := &p.Nodes[i]; {
		case kid.Tag == "img":
			pictures++
		case kid.Tag == "a" || Framing[kid.Tag] || allowlist.IsPlayer(kid.Tag):
			return ""
		case kid.Kind == page.Text && !kid.Hidden:
			words += page.CountWords(kid.Text)
		}
	}
	if pictures != 1 || words > 20 {
		return ""
	}
	return address
}

// documentURL is an absolute address that an attribute has, but not one of a picture, a
// style sheet or a script.
func documentURL(p *page.Page, value string) string {
	value = allowlist.StripControls(value)
	if !strings.HasPrefix(value, "https://") && !strings.HasPrefix(value, "http://") && !strings.HasPrefix(value, "//") {
		return ""
	}
	file, _, _ := strings.Cut(value, "?")
	switch strings.ToLower(path.Ext(file)) {
	case ".jpg", ".jpeg", ".png", ".gif", ".webp", ".avif", ".svg", ".css", ".js", ".json", ".xml":
		return ""
	}
	return p.Resolve(value)
}
