package person

import (
	"regexp"
	"strings"
)

// GivenFirst is a person's name with the family name last. Scholarly metadata may have it
// first, behind which a comma stands.
func GivenFirst(name string) string {
	if family, given, ok := strings.Cut(name, ", "); ok && family != "" && !strings.Contains(given, ",") {
		return given + " " + family
	}
	return name
}

// familyFirst is a name of a person with the family name first; that of a place or a company
// behind a name is like it.
var familyFirst = regexp.MustCompile(`^\p{Lu}[\pL\pM'’-]+, \p{Lu}[\pL\pM.'’-]*( \p{Lu}[\pL\pM.'’-]*)?$`)

// IsFamilyFirst reports whether a text is like such a name.
func IsFamilyFirst(name string) bool { return familyFirst.MatchString(name) }
