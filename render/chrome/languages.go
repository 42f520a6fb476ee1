package chrome

import (
	"cmp"
	"slices"
	"strings"

	"golang.org/x/text/language"
)

// Languages are those of the field Accept-Language without their weights, as Chrome takes
// them.
func Languages(field string) string {
	var list []string
	for _, part := range strings.Split(field, ",") {
		tag, _, _ := strings.Cut(part, ";")
		if tag = strings.TrimSpace(tag); tag != "" && tag != "*" {
			list = append(list, tag)
		}
	}
	return strings.Join(list, ",")
}

// languagesOfUser are those that a Chrome with windows asks for by itself: that of the
// user, by the variables of POSIX, and English.
func languagesOfUser(env func(string) string) string {
	locale, _, _ := strings.Cut(cmp.Or(env("LC_ALL"), env("LC_MESSAGES"), env("LANG")), ".")
	locale, _, _ = strings.Cut(locale, "@")
	tag, err := language.Parse(locale)
	if err != nil || tag == language.Und || tag == language.English {
		return "en-US,en"
	}
	list := []string{tag.String()}
	if base, _ := tag.Base(); base.String() != "en" {
		list = append(list, base.String())
	}
	return strings.Join(slices.Compact(slices.Concat(list, []string{"en-US", "en"})), ",")
}
