package replay

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"galley/page"
)

// maxImports bounds how deep style sheets import others.
const maxImports = 5

var (
	cssURL    = regexp.MustCompile(`(?i)url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]*))\s*\)`)
	cssImport = regexp.MustCompile(`(?i)@import\s+(?:"([^"]*)"|'([^']*)'|url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]*))\s*\))`)
	// A length in parts of the screen's height; names of classes hold such words too,
	// so something must be before it that ends a word.
	cssHeight = regexp.MustCompile(`(?i)([\s:(,*/+])(-?\d*\.?\d+)([sld]?vh|vmin|vmax)\b`)
	cssQuery  = regexp.MustCompile(`(?i)\(\s*(min-height|max-height|orientation)\s*:\s*([\w.]+)\s*\)`)
)

// css makes a style sheet, or the text of a style attribute, fit for the replay: its
// files are in it, and the height of the screen is that of the capture. The frame is as
// high as the whole page, which a page that asks for the height of its window must not
// see.
func (a *archive) css(base, text string, screen page.Size, depth int) string {
	text = cssImport.ReplaceAllStringFunc(text, func(match string) string {
		p := a.find(base, firstOf(cssImport.FindStringSubmatch(match)))
		if p == nil || depth >= maxImports || a.left < 0 { // a sheet may import itself again and again
			return `@import url("` + nothing + `")`
		}
		return `@import url("` + a.inline("text/css", []byte(a.css(p.base(base), p.sheet(), screen, depth+1))) + `")`
	})
	text = cssURL.ReplaceAllStringFunc(text, func(match string) string {
		reference := firstOf(cssURL.FindStringSubmatch(match))
		if strings.HasPrefix(reference, "#") || strings.HasPrefix(strings.ToLower(reference), "data:") {
			return match
		}
		address := nothing
		if p := a.find(base, reference); p != nil {
			address = a.dataURL(p)
		}
		return `url("` + address + `")`
	})
	text = cssHeight.ReplaceAllStringFunc(text, func(match string) string {
		m := cssHeight.FindStringSubmatch(match)
		n, err := strconv.ParseFloat(m[2], 64)
		if err != nil {
			return match
		}
		of := screen.H
		switch strings.ToLower(m[3]) {
		case "vmin":
			of = min(screen.W, screen.H)
		case "vmax":
			of = max(screen.W, screen.H)
		}
		return fmt.Sprintf("%s%.4gpx", m[1], n*of/100)
	})
	text = cssQuery.ReplaceAllStringFunc(text, func(match string) string {
		m := cssQuery.FindStringSubmatch(match)
		return answered(strings.ToLower(m[1]), strings.ToLower(m[2]), screen, match)
	})
	// No style sheet ends the element that it is in.
	return strings.ReplaceAll(text, "</", `<\/`)
}

// answered is a question about the height of the screen with its answer in its place.
func answered(feature, value string, screen page.Size, asked string) string {
	var yes bool
	switch feature {
	case "orientation":
		yes = (value == "landscape") == (screen.W >= screen.H)
	default:
		px, factor := strings.TrimRight(value, "pxrem"), 1.0
		if strings.HasSuffix(value, "em") {
			factor = 16
		}
		n, err := strconv.ParseFloat(px, 64)
		if err != nil {
			return asked
		}
		yes = feature == "min-height" && screen.H >= n*factor || feature == "max-height" && screen.H <= n*factor
	}
	if yes {
		return "(min-width:0)"
	}
	return "(max-width:0)"
}

// firstOf is the alternative of a pattern that matched.
func firstOf(groups []string) string {
	for _, g := range groups[1:] {
		if g != "" {
			return g
		}
	}
	return ""
}
