package article

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/page"
)

// people are the authors: of the first place that names some, of linked data, meta tags
// and microdata, and what is seen near the title. sources are the organisations among
// them, where people are named as well.
func (r *metaReader) people(m Meta) (authors, sources []string) {
	own := []string{m.Site, r.linked.Publisher}
	var groups []string
	for _, name := range r.linked.Groups {
		groups = append(groups, page.Norm(name))
	}
	isGroup := func(name string) bool {
		return slices.Contains(groups, name) || isAcronym(name) || isOrganisation(name, slices.Concat(own, sources))
	}
	if source := page.Norm(r.linked.Source); source != "" {
		sources = append(sources, source)
	}
	var otherwise []string // names of the first place, none of them of a person
	for _, place := range [][]string{r.linked.Authors, r.metaNames(), r.seen, r.said, r.signed} {
		named, people := namesIn(place), []string(nil)
		for _, name := range named {
			if !isGroup(name) && (isPersonal(name) || len(named) == 1 && !hasSpace(name)) {
				people = append(people, name)
			} else {
				sources = append(sources, name)
			}
		}
		if len(people) > 0 {
			return people, unique(append(sources, r.acronyms()...))
		}
		if len(otherwise) == 0 {
			otherwise = named
		}
	}
	return otherwise, unique(sources)
}

// acronyms are the agencies beside the names in what is seen near the title.
func (r *metaReader) acronyms() (names []string) {
	for _, name := range namesIn(r.seen) {
		if isAcronym(name) {
			names = append(names, name)
		}
	}
	return names
}

// isAcronym reports whether a name is of capitals only, or of a few small letters only,
// as agencies and stations write themselves.
func isAcronym(name string) bool {
	upper := name == strings.ToUpper(name) && name != strings.ToLower(name)
	if hasSpace(name) {
		first, _, _ := strings.Cut(name, " ")
		return upper && len(first) <= 4
	}
	return len(name) <= 6 && (upper || name == strings.ToLower(name) && name != strings.ToUpper(name) && len(name) <= 4)
}

// namesIn are the names in some texts, each once.
func namesIn(texts []string) (names []string) {
	for _, text := range texts {
		for _, name := range splitNames(text) {
			if !slices.ContainsFunc(names, func(other string) bool { return letters(other) == letters(name) }) {
				names = append(names, name)
			}
		}
	}
	return names
}

func hasSpace(s string) bool { return strings.Contains(s, " ") }

// metaNames are the names of the first meta tag that has some, or of microdata.
func (r *metaReader) metaNames() (names []string) {
	first := ""
	for _, entry := range r.names {
		key, value, _ := strings.Cut(entry, "\n")
		if first == "" {
			first = key
		}
		if key == first {
			names = append(names, value)
		}
	}
	return names
}

func unique(list []string) (once []string) {
	for _, s := range list {
		if !slices.Contains(once, s) {
			once = append(once, s)
		}
	}
	return once
}

var (
	mailAddress = regexp.MustCompile(`[\pL\pN._%+-]+@[\pL\pN.-]+`)
	webAddress  = regexp.MustCompile(`(https?://|www\.)\S+`)
	inBrackets  = regexp.MustCompile(`\s*[(\[][^)\]]*[)\]]`)
	handle      = regexp.MustCompile(`(^|\s)@\w+`)
	afterName   = regexp.MustCompile(`\s+[|•·–—]\s.*$|\s*[|•·].*$`)
	// byWords stand before the names of authors, in the languages of the world.
	byWords = regexp.MustCompile(`(?i)^(by|written by|posted by|story by|words by|text|texte|von|ein(e)? .{1,40} von|par|por|per|di|door|af|av|eftir|autor(a|en|es|ka|zy)?|author(s)?|auteur|autore|szerző|írta|tekst|reporter|автор(ы|и)?|от|tác giả|theo|penulis|oleh|na|yazan|haber|rédigé par|publié par|escrito por|publicado por|gepubliceerd door|geschreven door|redaktion|文|記者|作者|记者|기자|بقلم|كتب)(\s*[:：]\s*|\s+)`)
	nameEnd = regexp.MustCompile(`\s*(記者|记者|기자|報導)$`)
)

// conjunctions stand between the last two names of a list.
var conjunctions = map[string]bool{
	"and": true, "und": true, "et": true, "y": true, "e": true, "en": true, "og": true, "och": true, "i": true, "a": true, "и": true,
	"та": true, "і": true, "ja": true, "és": true, "ve": true, "dan": true, "và": true, "&": true, "și": true, "și,": true, "kai": true, "και": true, "و": true, "और": true, "with": true, "mit": true, "con": true, "avec": true, "ir": true, "na": true, "ne": true,
}

// splitNames takes a text that names authors apart. What is no name, such as addresses
// and the word for "by", goes.
func splitNames(text string) (names []string) {
	if len(text) > 400 {
		return nil
	}
	text = page.Norm(text)
	text = handle.ReplaceAllString(mailAddress.ReplaceAllString(webAddress.ReplaceAllString(text, ""), ""), "")
	text = inBrackets.ReplaceAllString(text, "")
	text = afterName.ReplaceAllString(text, "")
	for range 2 {
		if rest := byWords.ReplaceAllString(text, ""); strings.ContainsFunc(rest, unicode.IsLetter) && startsName(rest) {
			text = rest
		}
	}
	pieces := strings.FieldsFunc(text, func(c rune) bool { return strings.ContainsRune(",;/、，،\n", c) })
	for i, piece := range pieces {
		for _, name := range splitConjunction(strings.TrimSpace(piece)) {
			name = nameEnd.ReplaceAllString(strings.Trim(name, " .:-–—\u200b*"), "")
			if i > 0 && !isPersonal(name) && !isCommaOfNames(pieces) && !isAcronym(name) {
				continue // a role or a place after the name
			}
			if isNameLike(name) {
				names = append(names, name)
			}
		}
	}
	return names
}

// startsName reports whether a text begins as a name does.
func startsName(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return unicode.IsUpper(r) || unicode.IsLetter(r) && !unicode.IsLower(r)
}

// isCommaOfNames reports whether most of the pieces are like names of people.
func isCommaOfNames(pieces []string) bool {
	people := 0
	for _, p := range pieces {
		if isPersonal(strings.TrimSpace(p)) {
			people++
		}
	}
	return 2*people > len(pieces)
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

// isNameLike refuses what is no name at all: sentences, numbers, dates.
func isNameLike(s string) bool {
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
	if byWords.MatchString(s + " ") {
		return false // the word for "by" alone
	}
	return letters >= 2 && digits*2 <= letters && (digits == 0 || !hasSpace(s) || digits <= 2)
}

// isPersonal reports whether a text is like the name of a person: two to five words
// with capitals, but for small ones such as "van der"; or of a script without capitals.
func isPersonal(s string) bool {
	words := strings.Fields(s)
	if len(words) == 0 || len(words) > 6 {
		return false
	}
	first, _ := utf8.DecodeRuneInString(s)
	if unicode.IsLetter(first) && !unicode.IsUpper(first) && !unicode.IsLower(first) {
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
		if strings.ContainsFunc(w, unicode.IsDigit) || len(w) > 4 && strings.HasSuffix(w, ".") || strings.ContainsAny(w, "?!") {
			return false
		}
	}
	return capitals >= 2
}

// isOrganisation reports whether a name is that of the site or of its publisher, with
// something around it or in it, or that of a site.
func isOrganisation(name string, own []string) bool {
	plain := letters(name)
	for _, other := range own {
		if o := letters(other); o != "" && len(o) > 2 && (strings.Contains(plain, o) || strings.Contains(o, plain) && len(plain) > 2) {
			return true
		}
	}
	host := strings.Fields(name)
	return len(host) == 1 && strings.Contains(strings.Trim(name, "."), ".") && !strings.Contains(name, ". ")
}

// letters are the letters and digits of a name, in small letters.
func letters(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, s)
}
