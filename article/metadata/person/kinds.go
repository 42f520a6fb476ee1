package person

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/page"
)

// IsAcronym reports whether a name is of capitals only, or of a few small letters only,
// as agencies and stations write themselves.
func IsAcronym(name string) bool {
	upper := name == strings.ToUpper(name) && name != strings.ToLower(name)
	if HasSpace(name) {
		first, _, _ := strings.Cut(name, " ")
		return upper && len(first) <= 4
	}
	return len(name) <= 6 && (upper || name == strings.ToLower(name) && name != strings.ToUpper(name) && len(name) <= 4)
}

// mayBeShouted is how a word in capitals begins that may be a given name: a consonant and a vowel. Acronyms of agencies
// mostly begin otherwise.
var mayBeShouted = regexp.MustCompile(`^[B-DF-HJ-NP-TV-Z][AEIOUY]\p{Lu}`)

// MayBeShouted reports whether a name of two or three words that IsAcronym takes for one may be that of a person in
// capitals, with a short given name.
func MayBeShouted(name string) bool {
	words := strings.Fields(name)
	return len(words) > 1 && len(words) <= 3 && mayBeShouted.MatchString(name)
}

// IsNameLike refuses what is no name at all: sentences, numbers, dates.
func IsNameLike(s string) bool {
	if s == "" || utf8.RuneCountInString(s) > 60 || len(strings.Fields(s)) > 7 {
		return false
	}
	letters, digits := 0, 0
	for _, r := range s {
		if unicode.IsLetter(r) || unicode.IsMark(r) {
			letters++
		} else if unicode.IsDigit(r) {
			digits++
		}
	}
	if byWords.MatchString(s+" ") && !IsGivenName(s, strings.TrimSpace(cutBy(s+" "))) {
		return false // the word for "by" alone, or what is no name behind it
	}
	if number, rest, _ := strings.Cut(s, " "); isNumber(number) && rest != "" && !startsName(rest) {
		return false // how many minutes it takes to read
	}
	if words := strings.Fields(s); slices.ContainsFunc(words[min(1, len(words)):], isNumber) && !IsAcronym(words[0]) {
		return false // a date; the programme of a station is not
	}
	return letters >= 2 && digits*2 <= letters && (digits == 0 || !HasSpace(s) || digits <= 2)
}

// isNumber reports whether a word is of digits only.
func isNumber(word string) bool {
	return strings.Trim(word, "0123456789") == ""
}

// IsPersonal reports whether a text is like the name of a person: two to five words
// with capitals, but for small ones such as "van der"; or of a script without capitals.
func IsPersonal(s string) bool {
	words := strings.Fields(s)
	if len(words) == 0 || len(words) > 6 {
		return false
	}
	first, _ := utf8.DecodeRuneInString(s)
	if unicode.IsLetter(first) && !unicode.IsUpper(first) && !isSmall(first) {
		return isCaselessName(s, words)
	}
	if len(words) == 1 && isInitialed(s) {
		return true
	}
	capitals := 0
	for _, w := range words {
		r, size := utf8.DecodeRuneInString(w)
		if unicode.IsUpper(r) {
			capitals++
		} else if len(w)-size > 4 {
			return false
		}
		if strings.ContainsAny(w, pathSigns) || strings.ContainsFunc(w, unicode.IsDigit) || len(w) > 4 && strings.HasSuffix(w, ".") || strings.ContainsAny(w, "?!:=") {
			return false
		}
	}
	return capitals >= 2
}

// initialed is an initial and a name in one word, as Mongolian and many papers in Cyrillic have it: Б.Энхжаргал. One
// of the letters is from outside of ASCII, so that no domain is meant.
var initialed = regexp.MustCompile(`^\p{Lu}\p{Ll}?\.\p{Lu}\p{Ll}{2,}$`)

// isInitialed reports whether a word is such a name.
func isInitialed(s string) bool {
	return len(s) > utf8.RuneCountInString(s) && strings.Contains(s, ".") && initialed.MatchString(s)
}

// pathSigns stand between the steps of the path to a page, and between links.
const pathSigns = "»›>→"

// Bounds of names in scripts without capitals: words, and characters of a word of those that
// are written without blanks. Names from abroad have more, with a dot between their parts, and
// where words have letters, such as in Thai, so have given name and family name each.
const (
	mostCaseless = 4
	mostUnspaced = 8
	mostLettered = 16
)

// isCaselessName reports whether a text in a script without capitals may be a name: it is
// short, and no sentence.
func isCaselessName(s string, words []string) bool {
	if len(words) > mostCaseless || strings.ContainsAny(s, "“”\"«»„「」『』!?！？。…:：↑→↓←") {
		return false
	}
	if len(words) == 2 && strings.ContainsFunc(s, page.IsUnspaced) {
		return max(utf8.RuneCountInString(words[0]), utf8.RuneCountInString(words[1])) <= mostLettered
	}
	return strings.ContainsAny(s, "·・•") || !strings.ContainsFunc(s, IsUnspaced) || utf8.RuneCountInString(s) <= mostUnspaced
}

// legalForm is the end of a name that only companies have. Forms of two letters are also given names cut short.
var legalForm = regexp.MustCompile(`(?i)\pL[.,]?\s+(ltd|inc|llc|llp|plc|corp|gmbh|kgaa|pty|kft|zrt)\.?$|(有限公司|株式会社|주식회사)$|^(株式会社|주식회사|㈱)`)

// IsOrganisation reports whether a name is that of the site or of its publisher, with
// something around it or in it, that of a site, or of a company.
func IsOrganisation(name string, own []string) bool {
	plain := page.Letters(name)
	for _, other := range own {
		if o := page.Letters(other); o != "" && len(o) > 2 && (strings.Contains(plain, o) || strings.Contains(o, plain) && len(plain) > 2) {
			return true
		}
	}
	if legalForm.MatchString(name) {
		return true
	}
	host := strings.Fields(name)
	return len(host) == 1 && strings.Contains(strings.Trim(name, "."), ".") && !strings.Contains(name, ". ") && !isInitialed(name)
}

// MaxNameCapitals is how many words with capitals a name has that is signed with.
const MaxNameCapitals = 4

// IsTitled reports whether a line has more words with capitals between its commas and
// conjunctions than a name has: a headline in capitals, as English ones are.
func IsTitled(line string) bool {
	return slices.ContainsFunc(Split(line), func(name string) bool {
		capitals := 0
		for word := range strings.FieldsSeq(name) {
			if first, _ := utf8.DecodeRuneInString(word); unicode.IsUpper(first) {
				capitals++
			}
		}
		return capitals > MaxNameCapitals
	})
}
