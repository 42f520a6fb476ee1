package font

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"

	"galley/article/allowlist"
	"galley/article/plan"
	"galley/article/sheet"
	"galley/page"
)

// Bounds of the files of fonts that are kept, in bytes: of one, and of all of an article.
const (
	MaxFile  = 2 << 20
	maxFiles = 6 << 20
)

// Keep are those of the faces that a page had loaded which the planned text is shown in.
// What is no font file, or too large, is none of them.
func Keep(pl *plan.Plan, faces []Face) (all []Face) {
	uses := usesOf(pl)
	kept := 0
	for family := range uses.fonts {
		var own []Face
		for _, f := range faces {
			if foldFamily(f.Family) == family && f.sound() {
				own = append(own, f)
			}
		}
		for _, shown := range uses.fonts[family] {
			for _, f := range match(own, shown) {
				if f.covers(uses.chars) && !slices.ContainsFunc(all, f.equal) {
					all = append(all, f)
				}
			}
		}
	}
	slices.SortFunc(all, func(f, g Face) int {
		return cmp.Or(cmp.Compare(foldFamily(f.Family), foldFamily(g.Family)), cmp.Compare(f.Style, g.Style), cmp.Compare(f.Weight, g.Weight), cmp.Compare(f.Range, g.Range))
	})
	return slices.DeleteFunc(all, func(f Face) bool {
		if kept+len(f.Data) > maxFiles {
			return true
		}
		kept += len(f.Data)
		return false
	})
}

// use is a weight and a style that text is shown in.
type use struct{ weight, style string }

// uses are what the text of an article is shown in, by folded family.
type uses struct {
	fonts map[string][]use
	chars map[rune]bool
}

func usesOf(pl *plan.Plan) uses {
	u := uses{map[string][]use{}, map[rune]bool{}}
	seen := map[int32]bool{}
	for n := range pl.Nodes {
		node := &pl.Page.Nodes[n]
		if pl.Nodes[n].Do == plan.Write && node.Kind == page.Element && sheet.Known(pl.Page, node.Style) {
			u.generated(&pl.Page.Styles[node.Style])
		}
		if pl.Nodes[n].Do != plan.Write || node.Kind != page.Text {
			continue
		}
		style := pl.Page.Nodes[node.Parent].Style
		if !sheet.Known(pl.Page, style) {
			continue
		}
		for _, r := range node.Text {
			u.chars[r] = true
		}
		if seen[style] {
			continue
		}
		seen[style] = true
		look := &pl.Page.Styles[style]
		u.add(look.Look[sheet.FontFamily], use{look.LookValue("font-weight"), look.LookValue("font-style")})
	}
	return u
}

// add notes a use of the families of a list.
func (u *uses) add(families string, shown use) {
	for _, family := range allowlist.Families(families) {
		if name := foldFamily(family); !slices.Contains(u.fonts[name], shown) {
			u.fonts[name] = append(u.fonts[name], shown)
		}
	}
}

// generated notes what a style sheet puts before and after the words of an element: quotation marks, and
// signs of fonts of icons.
func (u *uses) generated(style *page.Style) {
	for _, which := range [2]string{page.Before, page.After} {
		values := style.Generated(which)
		if values == nil {
			continue
		}
		value := func(name string) string { return values[sheet.GeneratedAt[name]] }
		said, ok := strings.CutPrefix(value("content"), `"`)
		if said = strings.TrimSuffix(said, `"`); !ok || strings.TrimSpace(said) == "" || value("display") == "none" {
			continue
		}
		for _, r := range said {
			u.chars[r] = true
		}
		u.add(value("font-family"), use{value("font-weight"), value("font-style")})
	}
}

// match are the faces of one family that a browser shows a use in: of its style if there
// are any, and of those of its weight or the nearest one.
func match(faces []Face, shown use) (found []Face) {
	slanted := func(style string) bool { return style != "" && style != "normal" }
	same := slices.DeleteFunc(slices.Clone(faces), func(f Face) bool { return slanted(f.Style) != slanted(shown.style) })
	if len(same) > 0 {
		faces = same
	}
	want, _ := strconv.ParseFloat(shown.weight, 64)
	nearest := math.Inf(1)
	for _, f := range faces {
		switch away := f.away(want); {
		case away < nearest:
			nearest, found = away, []Face{f}
		case away == nearest:
			found = append(found, f)
		}
	}
	return found
}
