package plan

import (
	"galley/article/allowlist"
	"galley/article/picture"
	"galley/page"
)

// planHTML decides an HTML element by what it is and where it would stand.
func (pl *Plan) planHTML(n page.NodeID, at *surroundings, root bool) Node {
	node := &pl.Page.Nodes[n]
	tag, known := allowlist.HTMLTags[node.Tag]
	if PlayerURL(pl.Page, n) != "" && !at.link && at.p == page.None && !root {
		return Node{Do: Write, Tag: "a"}
	}
	if !known {
		tag = "span"
		if pl.Page.IsBlock(n) && at.p == page.None {
			tag = "div"
		}
	}
	if picture.Is(pl.Page, n) {
		tag = "img"
	}
	switch tag {
	case "img":
		return pl.image(n, at)
	case "iframe":
		return pl.frame(n, at)
	case "canvas":
		if canvasURL(pl.Page, n) != "" {
			return Node{Do: Write, Tag: "img"}
		}
		return Node{Do: Stub, Tag: "span"}
	case "a":
		if at.link {
			tag = "span"
		}
	case "video", "audio":
		if picture.IsUnpainted(pl.Page, n) {
			return Node{}
		}
	case "source", "track":
		if !allowlist.IsPlayer(at.tag) || StreamURL(pl.Page, node) == "" {
			return Node{}
		}
	}
	tag = placed(tag, at, root)
	if allowlist.TableInside[at.tag] && allowlist.TableParents[tag] == nil {
		// A parser would move it out of the table.
		return Node{Do: Unwrap}
	}
	return Node{Do: Write, Tag: tag}
}

// placed is what a tag is written as where its own meaning does not fit.
func placed(tag string, at *surroundings, root bool) string {
	parents := allowlist.TableParents[tag]
	switch {
	case parents != nil && (root || !parents[at.tag]),
		root && tag == "li",
		(tag == "dd" || tag == "dt") && (root || at.tag != "dl" && at.tag != "div"),
		tag == "summary" && at.tag != "details",
		tag == "legend" && (at.tag != "fieldset" || root),
		allowlist.Headings[tag] && allowlist.Headings[at.tag]:
		return "div"
	}
	return tag
}

// frame keeps the document of a same-origin frame in place of the frame, and
// leaves a link for others.
func (pl *Plan) frame(n page.NodeID, at *surroundings) Node {
	switch {
	case pl.Page.Nodes[n].End > n+1 && pl.Page.Nodes[n].Tag == "iframe":
		return Node{Do: Write, Tag: "div"}
	case FrameURL(pl.Page, n) == "" || picture.IsTiny(pl.Page, n):
		return Node{}
	case at.link:
		return Node{Do: Stub, Tag: "span"}
	}
	return Node{Do: Stub, Tag: "a"}
}

// image keeps what can be shown. The button around a picture is kept for it.
func (pl *Plan) image(n page.NodeID, at *surroundings) Node {
	if picture.IsTiny(pl.Page, n) || picture.IsUnpainted(pl.Page, n) || pl.source(n) == "" {
		return Node{}
	}
	if at.button != page.None {
		if pl.Page.Laid && !picture.IsBig(pl.Page.Nodes[n].Box) || !pl.Page.Laid && !picture.IsLarge(pl.Page, n) {
			return Node{}
		}
		pl.Nodes[at.button].Do = Write
	}
	return Node{Do: Write, Tag: "img"}
}
