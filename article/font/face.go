package font

import (
	"cmp"
	"regexp"
	"strconv"
	"strings"
)

// Face is one face of a web font with its file. All of it is what a page says: it is
// vetted before it is written.
type Face struct {
	Family                        string // as the page names it, without quotes
	Weight, Style, Stretch, Range string // descriptors of @font-face; empty: their defaults
	Size, Ascent, Descent, Gap    string // likewise: size-adjust, ascent-override, descent-override, line-gap-override
	Data                          []byte // of the file
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
	return f.Family == g.Family && f.Weight == g.Weight && f.Style == g.Style && f.Stretch == g.Stretch && f.Range == g.Range &&
		f.Size == g.Size && f.Ascent == g.Ascent && f.Descent == g.Descent && f.Gap == g.Gap
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
	faceMeasure = regexp.MustCompile(`^(|normal|[0-9]{1,3}(\.[0-9]+)?%)$`)
	faceRange   = regexp.MustCompile(`^(|[uU]\+[0-9A-Fa-f?]{1,6}(-[0-9A-Fa-f]{1,6})?(, ?[uU]\+[0-9A-Fa-f?]{1,6}(-[0-9A-Fa-f]{1,6})?)*)$`)
)

// sound reports whether a face can be written.
func (f Face) sound() bool {
	_, format := Type(f.Data)
	return format != "" && len(f.Data) <= MaxFile && len(f.Range) <= maxRange &&
		faceWeight.MatchString(f.Weight) && faceStyle.MatchString(f.Style) && faceStretch.MatchString(f.Stretch) && faceRange.MatchString(f.Range) &&
		faceMeasure.MatchString(f.Size) && faceMeasure.MatchString(f.Ascent) && faceMeasure.MatchString(f.Descent) && faceMeasure.MatchString(f.Gap)
}

// foldFamily is the name of a family without quotes, in lower case.
func foldFamily(s string) string {
	return strings.ToLower(strings.Trim(strings.TrimSpace(s), `"'`))
}
