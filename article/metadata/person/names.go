package person

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/article/metadata/day"
	"galley/internal/anchored"
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
	// byWords stand before the names of authors, in the languages of the world.
	byWords = anchored.MustCompile(`(?i)^(?:(((written|posted|published|reported|story|article|post|report|reporting|interview|words|text) )?by|(text|texte|texto|testo|tekst) (von|par|por|di|av|af|door)|(words|texte?|texto|testo|tekst|szöveg|текст|tekstas|(tin, )?bài( viết)?)(,| (and|und|et|y|e|en|och|og|i|a|és|и|та|và|&|\+)) (photos?|pictures|fotos?|bilder|photographies|fotografías?|fotografie|foto['’]s|foton|zdjęcia|fotky|fotók|képek|фото|ảnh)( (by|von|par|por|di|de|av|af|door|od))?|(photos?|pictures|fotos?|bilder|photographies|fotografías?|fotografie|foto['’]s|foton|zdjęcia|fotky|fotók|képek|фото|तस्वीरें) (and|und|et|y|e|en|och|og|i|a|és|и|та|और|&|\+) (words|texte?|texto|testo|tekst|szöveg|текст|शब्द)( (by|von|par|por|di|de|av|af|door|od))?|(interview|intervju|entrevista|intervista|interviu|entretien|propos recueillis) (von|par|por|de|di|door|af|av)|kalbino|rozmawiał[aoy]?|беседовал[аи]?|розмовля(в|ла|ли)|спілкува(вся|лася)|razgovara(o|la)|разговара(о|ла)|intervēja|küsitles|intervjuoi|text|texte|von|ein(e)? .{1,40} von|par|por|per|di|door|af|av|eftir|autor(a|en|es|ka|zy|\(e[ns]\))?|author(s|,|\(s\))?|auteur(\(s\))?|autore|szerző|írta|teksti?|reporter|автор(ы|и)?|написан[ао]? от|от|tác giả|theo|penulis|oleh|na|yazan|yazar|haber( ?[:：])|rédigé par|publié par|escrit[oa] por|publicad[oa] por|gepubliceerd door|geschreven door|verfasst von|écrit par|scritto da|napisane przez|skrevet av|skriven av|redaktion:|piše|пише|napisa[lo]a?|besedilo|tekst|текст|авторка|γράφει( ο| η)?|της|του|κείμενο|kirjoittanut|kirjoittaja|skribent|autors|szöveg|(scris|publicat) de|(đăng )?bởi|लेखक|लेखिका|লেখক|লেখিকা|எழுதியவர்|రచయిత|രചയിതാവ്|ಲೇಖಕರು|લેખક|ਲੇਖਕ|تحریر|مصنفہ?[,،]?|شاعر|ავტორი|Հեղինակ|글|글쓴이|執筆|著者|取材・文|投稿者|撰文|撰稿人?|發佈者|发布者|نویسنده|نوشتهٔ|نوشته شده (توسط|به قلم)|نوشته|نووسەر|نووسینی|ئامادەکردنی|إعداد|كتبت|文|記者|作者|记者|기자|بقلم|كتب|מאת|(ข่าว|เรื่อง|เขียน|เรียบเรียง)?โดย|ผู้เขียน|ผู้สื่อข่าว|аутор(ка|и)?|autorius|autorė|autoriai|höfundur|egileak?|testua|awdur|shkruan|shkruar nga|nga|müəllif(i|lər|ləri)?|muallif(i|lar|lari)?|мәтін|сурвалжлагч|зохиогч|нийтэлсэн|ავტორები|დაწერა|მოამზადა|հեղինակներ|ጸሐፊ|ጸሀፊ|ጸሃፊ|ዘጋቢ|imeandikwa na|imeandaliwa na|mwandishi|daga|marubuci(ya)?|láti ọwọ́|òǹkọ̀wé|isinulat ni|sinulat ni|ulat ni|(?-i:ni|gan)|ditulis oleh|(ຂ່າວ|ຂຽນ)?ໂດຍ|ຜູ້ຂຽນ|(អត្ថបទ)?ដោយ|អ្នកនិពន្ធ|អ្នកយកព័ត៌មាន|ရေးသားသူ|ရေးသူ|သတင်းထောက်|ලිව්වේ|රචනය|කර්තෘ|செய்தியாளர்|நிருபர்|கட்டுரையாளர்|द्वारा|रिपोर्टर|संवाददाता|প্রতিবেদক|রিপোর্টার|লিখেছেন|گزارش از|به قلم|خبرنگار|بواسطة|الكاتبة?|נכתב על ידי|συντάκτης|συντάκτρια|ρεπορτάζ|підготува(в|ла)|phóng viên|取材・執筆|文・(写真|撮影)|写真・文|图文|采写|글·사진|취재)(\s*[:：៖፡፦՝＝]\s*|\s+)|(取材・)?文\s*[・／/]\s*)`)
	// companySuffix is what the name of a company, or of a son, ends with behind a comma.
	companySuffix = regexp.MustCompile(`,\s*(Inc|LLC|L\.L\.C|Ltd|Corp|PLC|LLP|GmbH|Jr|Sr)\b(\.?)`)
	nameEnd       = regexp.MustCompile(`\s*(記者|记者|기자|報導)$`)
)

// givenNames are the words for "by" that are given names of people elsewhere.
var givenNames = map[string]bool{"Per": true, "Theo": true, "Oleh": true, "PER": true, "THEO": true, "OLEH": true, "Nga": true, "NGA": true}

// IsGivenName reports whether the word for "by" before the rest of a text is rather a given
// name: it is written as one, and one word follows that is written as it is.
func IsGivenName(text, rest string) bool {
	word, family, _ := strings.Cut(text, " ")
	if !givenNames[word] || family == "" || family != rest || HasSpace(rest) {
		return false
	}
	if word == strings.ToUpper(word) {
		return rest == strings.ToUpper(rest)
	}
	_, size := utf8.DecodeRuneInString(rest)
	return rest[size:] == strings.ToLower(rest[size:])
}

// IsByWord reports whether a text is one of byWords and nothing else.
func IsByWord(text string) bool {
	text = page.Norm(text)
	return text != "" && len(text) <= 40 && cutBy(text+" ") == ""
}

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
	text = withoutWideBrackets(page.Norm(text))
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
	trimmed := strings.Trim(name, " .:-–—\u200b*")
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

// byEndings stand behind the name of an author: "writes" in Icelandic, "by" in Sinhala.
var byEndings = [...]string{" skrifar", " skrifaði", " විසිනි", " විසින්"}

// withoutVerb is a name without what says behind it that its owner wrote.
func withoutVerb(name string) string {
	for _, ending := range byEndings {
		if rest, found := strings.CutSuffix(name, ending); found && HasSpace(rest) {
			return rest
		}
	}
	return name
}

// BeforeVerb is the name in a text that has such words behind it and nothing else; "" without.
func BeforeVerb(text string) string {
	if name := withoutVerb(text); name != text && IsPersonal(name) {
		return name
	}
	return ""
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

// BehindBy is what stands behind the word for "by" that a text begins with; the text where there is none.
func BehindBy(text string) string { return cutBy(text) }

// cutBy is a text without the word for "by" that it begins with. The Persian word is also the first of "written
// on" a day.
func cutBy(text string) string {
	rest := byWords.ReplaceAllString(text, "")
	if strings.HasPrefix(rest, "شده ") {
		return text
	}
	return rest
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
