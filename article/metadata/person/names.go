package person

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/article/metadata/day"
	"galley/page"
)

// Names are the names in some texts, each once.
func Names(texts []string) (names []string) {
	seen := map[string]bool{} // by their letters
	for _, text := range texts {
		for _, name := range Split(text) {
			if letters := page.Letters(name); !seen[letters] {
				seen[letters] = true
				names = append(names, name)
			}
		}
	}
	return names
}

// mostCompared is how many names of a page are compared with each other, or looked for in its text.
// Each of these takes time by itself. No byline is that long; papers of physicists have lists of
// some thousand names, of which the rest is taken as it is written.
const mostCompared = 200

// Compared are the first names of a list, as many as are compared.
func Compared(names []string) []string { return names[:min(len(names), mostCompared)] }

// HasSpace reports whether a name is of several words.
func HasSpace(s string) bool { return strings.Contains(s, " ") }

var (
	mailAddress = regexp.MustCompile(`[\pL\pN._%+-]+@[\pL\pN.-]+`)
	webAddress  = regexp.MustCompile(`(https?://|www\.)\S+`)
	inBrackets  = regexp.MustCompile(`\s*[(\[][^)\]]*[)\]]`)
	handle      = regexp.MustCompile(`(^|\s)@\w+`)
	afterName   = regexp.MustCompile(`\s+[|•·⋅∙–—-]\s.*$|\s*[|•·⋅∙].*$`)
	// dotInName is a dot within names: of people from abroad in Chinese, and of Catalan words.
	dotInName = regexp.MustCompile(`\p{Han}·\p{Han}|[lL]·[lL]`)
	// siteBefore is the name of a site by its domain before that of who wrote.
	siteBefore = regexp.MustCompile(`^[\pL\pN-]{2,}(\.[\pL\pN-]+)*\.\p{Ll}{2,12}\s+[|–—-]\s+`)
	// companySuffix is what the name of a company, or of a son, ends with behind a comma.
	companySuffix = regexp.MustCompile(`,\s*(Inc|LLC|L\.L\.C|Ltd|Corp|PLC|LLP|GmbH|Jr|Sr)\b(\.?)`)
	nameEnd       = regexp.MustCompile(`\s*(記者|记者|기자|報導)$`)
)

// conjunctions stand between the last two names of a list.
var conjunctions = map[string]bool{
	"and": true, "und": true, "et": true, "y": true, "e": true, "en": true, "og": true, "och": true, "i": true, "a": true, "и": true,
	"та": true, "і": true, "ja": true, "és": true, "ve": true, "dan": true, "và": true, "&": true, "și": true, "și,": true, "kai": true, "και": true, "و": true, "और": true, "with": true, "mit": true, "con": true, "avec": true, "ir": true, "na": true, "ne": true,
}

// Split takes a text that names authors apart. What is no name, such as addresses
// and the word for "by", goes.
func Split(text string) (names []string) {
	if len(text) > 400 {
		return nil
	}
	text = withColon(withoutWideBrackets(page.Norm(text)))
	text = without(webAddress, text, ":.")
	text = without(handle, without(mailAddress, text, "@"), "@")
	text = without(inBrackets, text, "([")
	text = without(siteBefore, text, ".")
	if !strings.Contains(text, "·") || !dotInName.MatchString(text) {
		text = without(afterName, text, "|•·⋅∙–—-")
	}
	text = withoutRest(text)
	for range 2 {
		if rest := cutBy(text); strings.ContainsFunc(rest, unicode.IsLetter) && startsName(rest) && !IsGivenName(text, rest) {
			text = rest
		}
	}
	if name, _, parted := strings.Cut(text, " : "); parted && IsPersonal(name) {
		text = name // a role behind it
	}
	pieces := strings.FieldsFunc(companySuffix.ReplaceAllString(text, " $1$2"), func(c rune) bool { return strings.ContainsRune(",;/、，،\n", c) })
	if len(pieces) > 1 && !HasSpace(strings.TrimSpace(pieces[0])) && startsNumber(strings.TrimSpace(pieces[1])) && day.HasYear(text) {
		pieces = pieces[1:] // the day of the week before a date
	}
	for i, piece := range pieces {
		for k, name := range splitConjunction(strings.TrimSpace(piece)) {
			name = withoutVerb(without(nameEnd, trimName(name), "者자導"))
			if first, _ := utf8.DecodeRuneInString(name); i > 0 && k == 0 && isSmall(first) && HasSpace(name) {
				break // a role after the name, and the place that it is at
			}
			if i > 0 && !IsListed(name) && !isCommaOfNames(pieces) && !IsAcronym(name) {
				continue // a role or a place after the name
			}
			if IsNameLike(name) {
				names = append(names, name)
			}
		}
	}
	return names
}

// withoutWideBrackets is a text without the brackets of Chinese and Japanese print around a name and the word for
// "reporter".
func withoutWideBrackets(text string) string {
	if inner, found := strings.CutPrefix(text, "（"); found {
		if inner, found = strings.CutSuffix(inner, "）"); found && nameEnd.MatchString(inner) {
			return inner
		}
	}
	return text
}

// trimName is a name without signs around it. The point of an initial at its end is of the name.
func trimName(name string) string {
	trimmed := strings.Trim(name, " .:-–—\u200b*<>")
	last, size := utf8.DecodeLastRuneInString(trimmed)
	before, _ := utf8.DecodeLastRuneInString(trimmed[:len(trimmed)-size])
	if unicode.IsUpper(last) && (before == ' ' || before == '.') && strings.HasSuffix(strings.TrimRight(name, " "), string(last)+".") {
		return trimmed + "."
	}
	return trimmed
}

// without is a text without what an expression matches, which has one of the signs wherever
// it matches: most names have none.
func without(e *regexp.Regexp, text, signs string) string {
	if !strings.ContainsAny(text, signs) {
		return text
	}
	return e.ReplaceAllString(text, "")
}

// startsName reports whether a text begins as a name does.
func startsName(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return unicode.IsUpper(r) || unicode.IsLetter(r) && !isSmall(r)
}

// startsNumber reports whether a text begins with a digit.
func startsNumber(s string) bool { return s != "" && '0' <= s[0] && s[0] <= '9' }

// isCommaOfNames reports whether most of the pieces are like names of people.
func isCommaOfNames(pieces []string) bool {
	people := 0
	for _, p := range pieces {
		if IsListed(strings.TrimSpace(p)) {
			people++
		}
	}
	return 2*people > len(pieces)
}

// IsListed reports whether a piece between commas is like the name of a person: its small words
// are of those that names have. Departments and offices have others.
func IsListed(s string) bool {
	return IsPersonal(s) && !slices.ContainsFunc(strings.Fields(s), func(word string) bool {
		first, _ := utf8.DecodeRuneInString(word)
		return isSmall(first) && utf8.RuneCountInString(word) > 1 && !smallNameWords[word] && !strings.ContainsAny(word, "'’.-")
	})
}

// splitConjunction parts "A B and C D", where both are names of several words.
func splitConjunction(s string) []string {
	words := strings.Fields(s)
	for i := len(words) - 3; i >= 2; i-- {
		if conjunctions[words[i]] {
			return append(splitConjunction(strings.Join(words[:i], " ")), strings.Join(words[i+1:], " "))
		}
	}
	return []string{s}
}

// IsConjunction reports whether a word stands between the last two names of a list.
func IsConjunction(word string) bool { return conjunctions[word] }

// Unique are the texts of a list, each once.
func Unique(list []string) (once []string) {
	seen := map[string]bool{}
	for _, s := range list {
		if !seen[s] {
			seen[s] = true
			once = append(once, s)
		}
	}
	return once
}
