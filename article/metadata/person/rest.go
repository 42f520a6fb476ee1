package person

import "strings"

// andOthers is what stands behind the first of several names in place of the rest, in the languages
// of the world.
var andOthers = []string{
	" et al", " et alii", " and others", " und andere", " u.a", " u. a", " et autres", " et coll", " y otros", " e outros", " e altri",
	" en anderen", " och andra", " i in", " a kol", " ve diğerleri", " dan lainnya", " и др", " и другие", " та ін", " và cộng sự", "等", "ほか",
}

// ellipses part a name from a role behind it, in Arabic papers above all.
var ellipses = []string{"...", "…", ".."}

// BeforeRole is the name that a text has before points and a role; "" where it has none.
func BeforeRole(text string) string {
	for _, sign := range ellipses {
		if name, role, parted := strings.Cut(text, sign); parted && strings.TrimSpace(role) != "" && IsPersonal(trimName(name)) {
			return trimName(name)
		}
	}
	return ""
}

// withoutRest is a text without the words for those whom it does not name, and without the role that
// stands behind a name and points. Where what is left is no name, it is the text.
func withoutRest(text string) string {
	if name := BeforeRole(text); name != "" {
		return name
	}
	short := strings.TrimRight(text, ". ")
	for _, words := range andOthers {
		if name, found := strings.CutSuffix(short, words); found && IsPersonal(trimName(name)) && IsNameLike(trimName(name)) {
			return strings.TrimRight(name, ", ")
		}
	}
	return text
}
