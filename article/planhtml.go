package article

import (
	"galley/article/allowlist"
	"galley/article/picture"
	"galley/page"
)

// planHTML decides an HTML element by what it is and where it would stand.
func (pl *planner) planHTML(n page.NodeID, at *surroundings, root bool) nodePlan {
	node := &pl.p.Nodes[n]
	tag, known := allowlist.HTMLTags[node.Tag]
	if playerURL(pl.p, n) != "" && !at.link && at.p == page.None && !root {
		return nodePlan{do: write, tag: "a"}
	}
	if !known {
		tag = "span"
		if pl.p.IsBlock(n) && at.p == page.None {
			tag = "div"
		}
	}
	if picture.Is(pl.p, n) {
		tag = "img"
	}
	switch tag {
	case "img":
		return pl.image(n, at)
	case "iframe":
		return pl.frame(n, at)
	case "canvas":
		if canvasURL(pl.p, n) != "" {
			return nodePlan{do: write, tag: "img"}
		}
		return nodePlan{do: stub, tag: "span"}
	case "a":
		if at.link {
			tag = "span"
		}
	case "video", "audio":
		if picture.IsUnpainted(pl.p, n) {
			return nodePlan{}
		}
	case "source", "track":
		if !allowlist.IsPlayer(at.tag) || streamURL(pl.p, node) == "" {
			return nodePlan{}
		}
	}
	tag = placed(tag, at, root)
	if allowlist.TableInside[at.tag] && allowlist.TableParents[tag] == nil {
		// A parser would move it out of the table.
		return nodePlan{do: unwrap}
	}
	return nodePlan{do: write, tag: tag}
}

// placed is what a tag is written as where its own meaning does not fit.
func placed(tag string, at *surroundings, root bool) string {
	parents := allowlist.TableParents[tag]
	switch {
	case parents != nil && (root || !parents[at.tag]),
		root && tag == "li",
		tag == "summary" && at.tag != "details",
		allowlist.Headings[tag] && allowlist.Headings[at.tag]:
		return "div"
	}
	return tag
}

// frame keeps the document of a same-origin frame in place of the frame, and
// leaves a link for others.
func (pl *planner) frame(n page.NodeID, at *surroundings) nodePlan {
	switch {
	case pl.p.Nodes[n].End > n+1 && pl.p.Nodes[n].Tag == "iframe":
		return nodePlan{do: write, tag: "div"}
	case frameURL(pl.p, n) == "" || picture.IsTiny(pl.p, n):
		return nodePlan{}
	case at.link:
		return nodePlan{do: stub, tag: "span"}
	}
	return nodePlan{do: stub, tag: "a"}
}

// image keeps what can be shown. The button around a picture is kept for it.
func (pl *planner) image(n page.NodeID, at *surroundings) nodePlan {
	if picture.IsTiny(pl.p, n) || picture.IsUnpainted(pl.p, n) || pl.source(n) == "" {
		return nodePlan{}
	}
	if at.button != page.None {
		if pl.p.Laid && !picture.IsBig(pl.p.Nodes[n].Box) || !pl.p.Laid && !picture.IsLarge(pl.p, n) {
			return nodePlan{}
		}
		pl.plans[at.button].do = write
	}
	return nodePlan{do: write, tag: "img"}
}
