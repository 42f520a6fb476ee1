package sheet

import (
	"slices"
	"strings"

	"galley/page"
	"galley/page/colour"
)

// sharpened are computed styles, those of blurred words without that: pages show words as nothing but
// a shadow without edges until somebody has paid.
func sharpened(styles []page.Style) []page.Style {
	copied := false
	for i := range styles {
		ink := blurredInk(styles[i].Look)
		if ink == "" {
			continue
		}
		if !copied {
			styles, copied = slices.Clone(styles), true
		}
		look := slices.Clone(styles[i].Look)
		look[Color], look[Fill], look[TextShadow] = ink, ink, "none"
		styles[i].Look = look
	}
	return styles
}

// blurredInk is the colour that words have whose letters are transparent, with a blurred shadow in
// their place; "" of others.
func blurredInk(look []string) string {
	if len(look) != len(page.LookProperties) || look[TextShadow] == "none" || look[TextShadow] == "" {
		return ""
	}
	fill, ok := colour.Parse(FillOf(look))
	if _, seen := Ink(look); !ok || seen || fill.A >= Seen {
		return ""
	}
	if ink, ok := colour.Parse(look[Color]); ok && ink.A >= Seen {
		return look[Color]
	}
	at := strings.IndexByte(look[TextShadow], ')') + 1
	shadow, ok := colour.Parse(look[TextShadow][:at])
	first, _, _ := strings.Cut(look[TextShadow][at:], ",")
	if lengths := strings.Fields(first); !ok || shadow.A < Seen || len(lengths) < 3 || Pixels(lengths[2]) <= 0 {
		return ""
	}
	return "rgb(" + Short(shadow.R) + ", " + Short(shadow.G) + ", " + Short(shadow.B) + ")"
}
