package person

import (
	"strings"
	"unicode/utf8"

	"galley/internal/anchored"
	"galley/page"
)

// byWords stand before the names of authors, in the languages of the world. Some words for "reporter" need a colon:
// with another word before them they are what a paper has in place of a name, "our reporter".
var byWords = anchored.MustCompile(`(?i)^(?:(((written|posted|published|reported|story|article|post|report|reporting|interview|words|text) )?by|(text|texte|texto|testo|tekst) (von|par|por|di|av|af|door)|(words|texte?|texto|testo|tekst|szöveg|текст|tekstas|(tin, )?bài( viết)?)(,| (and|und|et|y|e|en|och|og|i|a|és|и|та|và|&|\+)) (photos?|pictures|fotos?|bilder|photographies|fotografías?|fotografie|foto['’]s|foton|zdjęcia|fotky|fotók|képek|фото|ảnh)( (by|von|par|por|di|de|av|af|door|od))?|(photos?|pictures|fotos?|bilder|photographies|fotografías?|fotografie|foto['’]s|foton|zdjęcia|fotky|fotók|képek|фото|तस्वीरें) (and|und|et|y|e|en|och|og|i|a|és|и|та|और|&|\+) (words|texte?|texto|testo|tekst|szöveg|текст|शब्द)( (by|von|par|por|di|de|av|af|door|od))?|(interview|intervju|entrevista|intervista|interviu|entretien|propos recueillis) (von|par|por|de|di|door|af|av)|kalbino|rozmawiał[aoy]?|беседовал[аи]?|розмовля(в|ла|ли)|спілкува(вся|лася)|razgovara(o|la)|разговара(о|ла)|intervēja|küsitles|intervjuoi|text|texte|von|ein(e)? .{1,40} von|par|por|per|di|door|af|av|eftir|autor(a|en|es|ka|zy|\(e[ns]\))?|author(s|,|\(s\))?|auteur(\(s\))?|autore|szerző|írta|teksti?|reporter|автор(ы|и)?|написан[ао]? от|от|tác giả|theo|penulis|oleh|na|yazan|yazar|haber( ?[:：])|rédigé par|publié par|escrit[oa] por|publicad[oa] por|gepubliceerd door|geschreven door|verfasst von|écrit par|scritto da|napisane przez|skrevet av|skriven av|redaktion:|piše|пише|napisa[lo]a?|besedilo|tekst|текст|авторка|γράφει( ο| η)?|της|του|κείμενο|kirjoittanut|kirjoittaja|skribent|autors|szöveg|(scris|publicat) de|(đăng )?bởi|लेखक|लेखिका|লেখক|লেখিকা|எழுதியவர்|రచయిత|രചയിതാവ്|ಲೇಖಕರು|લેખક|ਲੇਖਕ|تحریر|مصنفہ?[,،]?|شاعر|ავტორი|Հեղինակ|글|글쓴이|執筆|著者|取材・文|投稿者|撰文|撰稿人?|發佈者|发布者|نویسنده|نوشتهٔ|نوشته شده (توسط|به قلم)|نوشته|نووسەر|نووسینی|ئامادەکردنی|إعداد|كتبت|文|記者|作者|记者|기자|بقلم|كتب|מאת|(ข่าว|เรื่อง|เขียน|เรียบเรียง)?โดย|ผู้เขียน|аутор(ка|и)?|autorius|autorė|autoriai|höfundur|egileak?|testua|shkruan|shkruar nga|nga|müəllif(i|lər|ləri)?|muallif(i|lar|lari)?|мәтін|зохиогч|нийтэлсэн|ავტორები|დაწერა|მოამზადა|հեղինակներ|ጸሐፊ|ጸሀፊ|ጸሃፊ|imeandikwa na|imeandaliwa na|daga|láti ọwọ́|òǹkọ̀wé|isinulat ni|sinulat ni|ulat ni|(?-i:ni|gan)|ditulis oleh|(ຂ່າວ|ຂຽນ)?ໂດຍ|ຜູ້ຂຽນ|(អត្ថបទ)?ដោយ|អ្នកនិពន្ធ|ရေးသားသူ|ရေးသူ|ලිව්වේ|රචනය|කර්තෘ|கட்டுரையாளர்|द्वारा|লিখেছেন|گزارش از|به قلم|بواسطة|الكاتبة?|נכתב על ידי|συντάκτης|συντάκτρια|ρεπορτάζ|підготува(в|ла)|取材・執筆|文・(写真|撮影)|写真・文|(ผู้สื่อข่าว|сурвалжлагч|ዘጋቢ|អ្នកយកព័ត៌មាន|သတင်းထောက်|செய்தியாளர்|நிருபர்|रिपोर्टर|संवाददाता|প্রতিবেদক|রিপোর্টার|خبرنگار|phóng viên|mwandishi|marubuci(ya)?|awdur)( ?[:：៖፡])|图文|采写|글·사진|취재)(\s*[:：៖፡፦՝＝]\s*|\s+)|(取材・)?文\s*[・／/]\s*)`)

// dashedLabel is a noun for who wrote, or for the text, with a dash for a colon: Автор — Анна Ли. Words that are names
// elsewhere are not among them: behind the dash stands a paper.
var dashedLabel = anchored.MustCompile(`(?i)^(автор(и|ы|ка)?|аутор|текст|autor(a|es|ka)?|author|auteur|autore|tekst|szerző|müəllif|muallif|συντάκτης|ရေးသားသူ|ရေးသူ)\s+[–—-]\s+`)

// withColon is a text with a colon for the dash of such a label.
func withColon(text string) string {
	if !strings.ContainsAny(text, "–—-") || !dashedLabel.MatchString(text) {
		return text
	}
	label := strings.IndexAny(text, "–—-")
	_, size := utf8.DecodeRuneInString(text[label:])
	return strings.TrimSpace(text[:label]) + ":" + text[label+size:]
}

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

// ByWordBytes is how many bytes a text has at most that is one of byWords, or a label before a name.
const ByWordBytes = 40

// IsByWord reports whether a text is one of byWords and nothing else.
func IsByWord(text string) bool {
	text = page.Norm(text)
	return text != "" && len(text) <= ByWordBytes && cutBy(text+" ") == ""
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

// sentenceWords is how many words a line has at least that is a sentence of the text and no byline.
const sentenceWords = 10

// IsSentence reports whether a line is a sentence: words for "by" of one language begin sentences in others, as na and
// par do, and other words in them may be taken for what parts names.
func IsSentence(line string) bool {
	return page.EndsSentence(line) && page.CountWords(line) >= sentenceWords
}

// BehindBy is what stands behind the word for "by" that a text begins with; the text where there is none.
func BehindBy(text string) string { return cutBy(text) }

// cutBy is a text without the word for "by" that it begins with. The Persian word is also the first of "written
// on" a day.
func cutBy(text string) string {
	labelled := withColon(text)
	rest := byWords.ReplaceAllString(labelled, "")
	if rest == labelled || strings.HasPrefix(rest, "شده ") {
		return text
	}
	return rest
}
