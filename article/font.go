package article

import (
	"cmp"
	"encoding/binary"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"galley/article/allowlist"
	"galley/article/plan"
	"galley/article/sheet"
	"galley/page"
)

// Face is one face of a web font with its file. All of it is what a page says: it is
// vetted before it is written.
type Face struct {
	Family                        string // as the page names it, without quotes
	Weight, Style, Stretch, Range string // descriptors of @font-face; empty: their defaults
	Data                          []byte // of the file
}

// Bounds of the files of fonts that are kept, in bytes: of one, and of all of an article.
const (
	maxFontFile  = 2 << 20
	maxFontFiles = 6 << 20
)

// AttachFonts gives the article the fonts that its page had loaded, for Embed and Assets.
// Kept are those that its text is shown in. What is no font file, or too large, is ignored.
func (a *Article) AttachFonts(faces []Face) {
	a.faces = nil
	uses := a.fontUses()
	kept := 0
	for family := range uses.fonts {
		var own []Face
		for _, f := range faces {
			if foldFamily(f.Family) == family && f.sound() {
				own = append(own, f)
			}
		}
		for _, use := range uses.fonts[family] {
			for _, f := range match(own, use) {
				if f.covers(uses.chars) && !slices.ContainsFunc(a.faces, f.equal) {
					a.faces = append(a.faces, f)
				}
			}
		}
	}
	slices.SortFunc(a.faces, func(f, g Face) int {
		return cmp.Or(cmp.Compare(foldFamily(f.Family), foldFamily(g.Family)), cmp.Compare(f.Style, g.Style), cmp.Compare(f.Weight, g.Weight), cmp.Compare(f.Range, g.Range))
	})
	a.faces = slices.DeleteFunc(a.faces, func(f Face) bool {
		if kept+len(f.Data) > maxFontFiles {
			return true
		}
		kept += len(f.Data)
		return false
	})
}

// fontUse is a weight and a style that text is shown in.
type fontUse struct{ weight, style string }

// fontUses are what the text of an article is shown in, by folded family.
type fontUses struct {
	fonts map[string][]fontUse
	chars map[rune]bool
}

func (a *Article) fontUses() fontUses {
	u := fontUses{map[string][]fontUse{}, map[rune]bool{}}
	seen := map[int32]bool{}
	styles := sheet.New(a.page)
	for n := range a.plan.Nodes {
		node := &a.page.Nodes[n]
		if a.plan.Nodes[n].Do != plan.Write || node.Kind != page.Text {
			continue
		}
		style := a.page.Nodes[node.Parent].Style
		if !styles.Known(style) {
			continue
		}
		for _, r := range node.Text {
			u.chars[r] = true
		}
		if seen[style] {
			continue
		}
		seen[style] = true
		look := &a.page.Styles[style]
		use := fontUse{look.LookValue("font-weight"), look.LookValue("font-style")}
		for _, family := range allowlist.Families(look.Look[sheet.FontFamily]) {
			if name := foldFamily(family); !slices.Contains(u.fonts[name], use) {
				u.fonts[name] = append(u.fonts[name], use)
			}
		}
	}
	return u
}

// foldFamily is the name of a family without quotes, in lower case.
func foldFamily(s string) string {
	return strings.ToLower(strings.Trim(strings.TrimSpace(s), `"'`))
}

// match are the faces of one family that a browser shows a use in: of its style if there
// are any, and of those of its weight or the nearest one.
func match(faces []Face, use fontUse) (found []Face) {
	slanted := func(style string) bool { return style != "" && style != "normal" }
	same := slices.DeleteFunc(slices.Clone(faces), func(f Face) bool { return slanted(f.Style) != slanted(use.style) })
	if len(same) > 0 {
		faces = same
	}
	want, _ := strconv.ParseFloat(use.weight, 64)
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

// weights are the ends of the range of weights of a face.
func (f Face) weights() (from, to float64) {
	var ends [2]float64
	for i, s := range strings.Fields(cmp.Or(f.Weight, "normal")) {
		switch s {
		case "normal":
			s = "400"
		case "bold":
			s = "700"
		}
		if i < 2 {
			ends[i], _ = strconv.ParseFloat(s, 64)
		}
	}
	return ends[0], max(ends[0], ends[1])
}

// away is how far a weight is from those of the face.
func (f Face) away(weight float64) float64 {
	from, to := f.weights()
	return max(from-weight, weight-to, 0)
}

func (f Face) equal(g Face) bool {
	return f.Family == g.Family && f.Weight == g.Weight && f.Style == g.Style && f.Stretch == g.Stretch && f.Range == g.Range
}

// covers reports whether the face is for any of the characters.
func (f Face) covers(chars map[rune]bool) bool {
	if f.Range == "" {
		return true
	}
	for part := range strings.SplitSeq(f.Range, ",") {
		part = strings.ToUpper(strings.TrimSpace(part))[2:]
		low, high, ranged := strings.Cut(part, "-")
		if !ranged {
			low, high = strings.ReplaceAll(part, "?", "0"), strings.ReplaceAll(part, "?", "F")
		}
		from, err := strconv.ParseUint(low, 16, 32)
		to, err2 := strconv.ParseUint(high, 16, 32)
		if err != nil || err2 != nil {
			continue
		}
		for r := range chars {
			if uint64(r) >= from && uint64(r) <= to {
				return true
			}
		}
	}
	return false
}

// maxRange bounds a unicode-range, in bytes: that of a part of a Chinese font is 2,000.
const maxRange = 8192

// What descriptors may say.
var (
	faceWeight  = regexp.MustCompile(`^(|normal|bold|[0-9]{1,4}( [0-9]{1,4})?)$`)
	faceStyle   = regexp.MustCompile(`^(|normal|italic|oblique( -?[0-9]{1,2}(\.[0-9]+)?deg){0,2})$`)
	faceStretch = regexp.MustCompile(`^(|normal|((ultra|extra|semi)-)?(condensed|expanded)|[0-9]{1,3}(\.[0-9]+)?%( [0-9]{1,3}(\.[0-9]+)?%)?)$`)
	faceRange   = regexp.MustCompile(`^(|[uU]\+[0-9A-Fa-f?]{1,6}(-[0-9A-Fa-f]{1,6})?(, ?[uU]\+[0-9A-Fa-f?]{1,6}(-[0-9A-Fa-f]{1,6})?)*)$`)
)

// sound reports whether a face can be written.
func (f Face) sound() bool {
	_, format := fontType(f.Data)
	return format != "" && len(f.Data) <= maxFontFile && len(f.Range) <= maxRange &&
		faceWeight.MatchString(f.Weight) && faceStyle.MatchString(f.Style) && faceStretch.MatchString(f.Stretch) && faceRange.MatchString(f.Range)
}

// fontType tells a font file by how it begins, and a compressed one also by the length
// that it says it has; whatever the server called it.
func fontType(data []byte) (extension, format string) {
	if len(data) < 48 {
		return "", ""
	}
	size := binary.BigEndian.Uint32(data[8:])
	switch magic := string(data[:4]); {
	case magic == "wOF2" && int64(size) == int64(len(data)):
		return ".woff2", "woff2"
	case magic == "wOFF" && int64(size) == int64(len(data)):
		return ".woff", "woff"
	case magic == "\x00\x01\x00\x00" && tables(data):
		return ".ttf", "truetype"
	case magic == "OTTO" && tables(data):
		return ".otf", "opentype"
	}
	return "", ""
}

// tables reports whether the tables of an uncompressed font lie in its file.
func tables(data []byte) bool {
	count := int(binary.BigEndian.Uint16(data[4:]))
	if count == 0 || len(data) < 12+16*count {
		return false
	}
	for i := range count {
		entry := data[12+16*i:]
		if int64(binary.BigEndian.Uint32(entry[8:]))+int64(binary.BigEndian.Uint32(entry[12:])) > int64(len(data)) {
			return false
		}
	}
	return true
}
