package font

import (
	"slices"
	"strconv"
	"strings"

	"galley/article/allowlist"
	"galley/article/sheet"
	"galley/page"
)

// Sheet writes the rules for fonts of a styled document: those of the files that come
// along, and for the others fallbacks with the same measures, so that lines break where
// they did. Their families have names of their own; no text of the page is in them.
type Sheet struct {
	faces    map[string][]Face      // to be written, by folded family
	measured map[string][]page.Font // likewise
	sources  func(Face) string      // what is written as the address of a face's file
	names    map[string]string      // given to families, by kind and folded name
	rules    strings.Builder
}

// NewSheet is a sheet without rules for the fonts of a page: source is the address of the
// file of a face that comes along; nil: none does.
func NewSheet(p *page.Page, faces []Face, source func(Face) string) *Sheet {
	s := &Sheet{faces: map[string][]Face{}, measured: map[string][]page.Font{}, names: map[string]string{}, sources: source}
	if source != nil {
		for _, f := range faces {
			s.faces[foldFamily(f.Family)] = append(s.faces[foldFamily(f.Family)], f)
		}
	}
	for i, f := range p.Fonts {
		if i < maxMeasured && measures(f) {
			s.measured[foldFamily(f.Family)] = append(s.measured[foldFamily(f.Family)], f)
		}
	}
	return s
}

// maxMeasured bounds how many fallbacks are written; the browser measures fewer.
const maxMeasured = 64

// measures reports whether the measures of a font can be those of one.
func measures(f page.Font) bool {
	for _, v := range [5]float64{f.Width, f.Ascent, f.Sans, f.Serif, f.Mono} {
		if !(v >= 0.1 && v <= 4) {
			return false
		}
	}
	return f.Descent >= 0 && f.Descent <= 4 && f.Gap >= 0 && f.Gap <= 4 && faceWeight.MatchString(f.Weight) && faceStyle.MatchString(f.Style)
}

// Families is a font-family: what passes of the page's list (see allowlist.Fonts), before a
// family its file, behind it its fallback. A list ends with a generic family where it names a web
// font that the page was shown in: where that does not come along, it has to fall through.
func (s *Sheet) Families(v string) string {
	if len(s.faces) == 0 && len(s.measured) == 0 {
		return allowlist.Fonts(v)
	}
	var list []string
	web := false
	for _, item := range allowlist.Families(v) {
		family := foldFamily(item)
		web = web || len(s.faces[family]) > 0 || len(s.measured[family]) > 0
		if faces := s.faces[family]; len(faces) > 0 {
			list = append(list, s.name("f", family, func(name string) {
				for _, f := range faces {
					s.face(name, f)
				}
			}))
		}
		list = append(list, item)
		if fonts := s.measured[family]; len(fonts) > 0 && len(s.faces[family]) == 0 {
			kind := kindOf(v)
			if slices.ContainsFunc(fonts, func(f page.Font) bool { return f.Fixed }) {
				kind = "monospace" // the lines of another would break elsewhere
			}
			list = append(list, s.name("b-"+kind, family, func(name string) {
				for _, f := range fonts {
					s.fallback(name, kind, f)
				}
			}))
		}
	}
	if web && !endsGeneric(v) {
		list = append(list, kindOf(v))
	}
	return allowlist.Fonts(strings.Join(list, ","))
}

// Draws reports whether the first family of a list that is a web font of the page has a file that comes along
// and may have a sign.
func (s *Sheet) Draws(v string, sign rune) bool {
	for _, item := range allowlist.Families(v) {
		family := foldFamily(item)
		if slices.ContainsFunc(s.faces[family], func(f Face) bool { return f.covers(map[rune]bool{sign: true}) }) {
			return true
		}
		if len(s.measured[family]) > 0 {
			return false
		}
	}
	return false
}

// name is the name of a family in the document, whose rules are written when it is
// asked for the first time.
func (s *Sheet) name(kind, family string, rules func(name string)) string {
	key := kind + " " + family
	if s.names[key] == "" {
		s.names[key] = "g-" + kind + strconv.Itoa(len(s.names))
		rules(s.names[key])
	}
	return s.names[key]
}

// endsGeneric reports whether a list of fonts ends with a generic family.
func endsGeneric(v string) bool {
	families := allowlist.Families(v)
	return len(families) > 0 && allowlist.GenericFamilies[foldFamily(families[len(families)-1])]
}

// kindOf is the generic family that a list of fonts ends with.
func kindOf(v string) string {
	families := allowlist.Families(v)
	switch last := foldFamily(families[max(0, len(families)-1)]); {
	case last == "serif" || last == "ui-serif":
		return "serif"
	case last == "monospace" || last == "ui-monospace":
		return "monospace"
	case allowlist.GenericFamilies[last]:
		return "sans-serif"
	}
	return allowlist.FallbackFamily(v)
}

// face writes the rule of a font file.
func (s *Sheet) face(name string, f Face) {
	_, format := Type(f.Data)
	s.rules.WriteString("@font-face{font-family:" + name + `;src:url("` + s.sources(f) + `") format("` + format + `")`)
	for _, d := range [8][2]string{{"font-weight", f.Weight}, {"font-style", f.Style}, {"font-stretch", f.Stretch}, {"unicode-range", f.Range},
		{"size-adjust", f.Size}, {"ascent-override", f.Ascent}, {"descent-override", f.Descent}, {"line-gap-override", f.Gap}} {
		if d[1] != "" {
			s.rules.WriteString(";" + d[0] + ":" + d[1])
		}
	}
	s.rules.WriteString("}\n")
}

// localFonts are fonts with the widths of Arial, Times New Roman and Courier New: every
// system has one of each.
var localFonts = map[string][]string{
	"sans-serif": {"Arial", "Liberation Sans", "Arimo"},
	"serif":      {"Times New Roman", "Liberation Serif", "Tinos"},
	"monospace":  {"Courier New", "Liberation Mono", "Cousine"},
}

// fallback writes the rule of a local font that takes the room of a web font.
func (s *Sheet) fallback(name, kind string, f page.Font) {
	base := map[string]float64{"sans-serif": f.Sans, "serif": f.Serif, "monospace": f.Mono}[kind]
	style := ""
	if from, _ := (Face{Weight: f.Weight}).weights(); from >= 600 {
		style = " Bold"
	}
	if f.Style != "" && f.Style != "normal" {
		style += " Italic"
	}
	s.rules.WriteString("@font-face{font-family:" + name + ";src:")
	for i, font := range localFonts[kind] {
		if i > 0 {
			s.rules.WriteString(",")
		}
		s.rules.WriteString(`local("` + font + style + `")`)
	}
	adjust := f.Width / base
	percent := func(v float64) string { return sheet.Short(100*v) + "%" }
	s.rules.WriteString(";font-weight:" + f.Weight + ";font-style:" + f.Style + ";size-adjust:" + percent(adjust) +
		";ascent-override:" + percent(f.Ascent/adjust) + ";descent-override:" + percent(f.Descent/adjust) + ";line-gap-override:" + percent(f.Gap/adjust) + "}\n")
}

// Rules are those of the fonts that were asked for.
func (s *Sheet) Rules() string { return s.rules.String() }
