package metadata

import "unicode"

// isSmall reports whether a letter is a small one of a script that writes names with
// capitals. Georgian has capitals that names are not written with.
func isSmall(r rune) bool { return unicode.IsLower(r) && !unicode.Is(unicode.Georgian, r) }
