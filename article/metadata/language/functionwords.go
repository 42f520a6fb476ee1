package language

import (
	"strings"
	"unicode"

	"github.com/abadojack/whatlanggo"
)

// functionWords are the commonest words of languages that the detector has no profile
// of, of the languages that it takes them for, and of those that most pages are in:
// pronouns, prepositions, conjunctions.
var functionWords = languagesOf(map[string]string{
	"sw": "ya wa na kwa katika ni la za cha kuwa kama hiyo huo hayo hii huu ambao ambayo lakini pia baada yake wake hata bila watu kuhusu hizo huyo yao wao sasa kila jana alisema amesema sana zaidi",
	"xh": "ukuba kwaye okanye kunye nangona xa uthi ngoku oko kodwa emva phambi ngenxa yokuba njengoko kakhulu apha nje ukuze okokuba wathi abantu",
	"zu": "ukuthi futhi noma uthe ngoba lapho uma kodwa nokuthi manje kanye ngesikhathi emva ngaphambi kakhulu ukuze okuthi kuthi wathi abantu",
	"ca": "el la els les de de del i amb que per una un és són dels al als més ha han aquest aquesta com però també seva seu entre des",
	"es": "el la los las de del y a o en con que por para una un es son al más ha han este esta como pero también su sus entre desde",
	"gl": "o a os as de do da dos das e con que por para unha un é son ao aos máis foi este esta como pero tamén súa seu entre desde non",
	"pt": "o a os as de do da dos das e com que por para uma um é são ao aos mais foi este esta como mas também sua seu entre desde não",
	"sk": "a aj v na sa je že to so si s do z pre ako po za by už ale od pri podľa ktorý ktorá ktoré sú bol bola bolo nie tiež",
	"cs": "a i v na se je že to s si do z pro jako po za by už ale od při podle který která které jsou byl byla bylo není také",
	"it": "il la i le di del della e che per una un è sono con al più ha hanno questo questa come ma anche da in si non su",
	"fr": "le la les de des du et que pour une un est sont avec au plus a ont ce cette comme mais aussi en dans il qui sur pas",
	"sl": "je in v na se so da za z ki bi pa po to iz tudi kot od pri ni bo še s o",
	"hr": "je i u na se da su za od s iz kao to ne što bi koji ali će o do nije bio sa",
	"da": "og i at det er en til af den på for som med de ikke har et var fra",
	"ny": "ndi kuti ku pa ya wa za la cha ndipo koma mu ali kwa na anthu iwo",
	"eu": "eta da ez bat du dute dira zen ere baina hori hau izan egin dela duen baino berri beste hala gabe egiten izango",
	"sq": "të e në dhe për me që një nga është se ka janë por si më kjo ky duke edhe ishte tij nuk do",
	"is": "og að í á sem er það við um en til var fyrir ekki með af hann hafa þetta því segir hún eru verið",
	"cy": "y yn a i o ar yr mae wedi ei ac am fod eu gan gyda hefyd bod oedd ond wrth ei roedd",
	"ga": "an na ar agus a i go le is do bhí sé tá ag sin atá mar ach leis don nach chun bheith",
	"en": "the of and to a in is that for it on was with as at by be this are from or have an but not they which you his he",
	"de": "der die das und in zu den dem des von mit ist im für auf ein eine nicht sich auch es an er hat als aus bei nach wird werden",
	"nl": "de het een en van in is dat op te voor met zijn die aan niet er ook als om door maar uit bij naar dan nog wordt",
	"sv": "och i att det en som är på av för med den till inte om har de ett han var men från vi kan så när också",
	"pl": "w i na z się do nie to że jest o jak po od za przez dla co tym ale czy są był tego przy może już",
	"ro": "de și în la cu a pe că din o un care pentru nu este mai au al sunt prin după fost să se ce dar sau",
	"hu": "a az és hogy nem is egy ez meg de volt azt csak már mint ki még ha el vagy lesz szerint után több",
	"ru": "и в не на что с он как это по но из у за от же то для так бы к до ещё был была было были мы я все его её их чтобы если только уже когда кто там",
	"uk": "і й в у не на що з із він як це по але за від до та же для так би був була було були ми я його її ще їх щоб якщо тільки вже коли хто там про",
	"be": "і ў у не на што з ён як гэта па але са за ад да ж для так бы быў была было былі мы я яго яе яшчэ іх каб калі толькі ўжо хто там пра",
	"bg": "и в не на че с той как това по но от за се са да ще беше като към до си е а му ги съм също след ако само вече когато който",
	"mk": "и во не на што со тој како ова по но од за се да ќе беше кон до си е а му ги сум исто после дека ако само веќе кога кој",
	"sr": "и у не на што са он као то по али из за од се је да ће био до си су а му их сам или после који ако само већ када ко",
	"mt": "il u ta li f fil biex hu hija kien dan din għal minn ma tal jew meta wara kif",
})

// known are the languages that the detector tells: they are in functionWords to compare
// with, and to confirm what a page declares.
var known = map[string]bool{
	"es": true, "pt": true, "cs": true, "zu": true, "it": true, "fr": true, "sl": true, "hr": true, "da": true, "ny": true,
	"en": true, "de": true, "nl": true, "sv": true, "pl": true, "ro": true, "hu": true,
	"ru": true, "uk": true, "be": true, "bg": true, "mk": true, "sr": true,
}

// unprofiled reports whether the detector has no profile of a language: it is told by its
// function words, or not at all.
func unprofiled(tag string) bool { return withFunctionWords[tag] && !known[tag] || !profiled[tag] }

// profiled are the languages that the detector has profiles of.
var profiled = func() map[string]bool {
	tags := map[string]bool{}
	for lang := range whatlanggo.Langs {
		tags[lang.Iso6391()] = true
	}
	return tags
}()

// withFunctionWords are the languages of functionWords.
var withFunctionWords = func() map[string]bool {
	tags := map[string]bool{}
	for _, of := range functionWords {
		for _, tag := range of {
			tags[tag] = true
		}
	}
	return tags
}()

// languagesOf has, for each word, the languages that it is one of.
func languagesOf(lists map[string]string) map[string][]string {
	words := map[string][]string{}
	for tag, list := range lists {
		for _, word := range strings.Fields(list) {
			words[word] = append(words[word], tag)
		}
	}
	return words
}

// What share of the words of a text must be in a list. Languages that write what others
// say with particles into one word have few of them.
const (
	functionShare = 0.18
	writtenInOne  = 0.03
	fewWords      = 30
	clearLead     = 1.25
)

// wordLanguage tells the languages that the detector does not know by their function
// words; "" where the text is in none of them.
func wordLanguage(text string) string {
	if tag := functionLanguage(text); !known[tag] {
		return tag
	}
	return ""
}

// functionLanguage is the language whose function words a text has clearly the most of, ""
// where there is none. (The method is that of Ingle 1976.)
func functionLanguage(text string) string {
	all, hits := 0, map[string]int{}
	for word := range strings.FieldsFuncSeq(text, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsMark(r) }) {
		all++
		for _, tag := range functionWords[strings.ToLower(word)] {
			hits[tag]++
		}
	}
	best, next := "", ""
	for tag, n := range hits {
		switch {
		case n > hits[best] || n == hits[best] && tag < best:
			best, next = tag, best
		case n > hits[next] || n == hits[next] && tag < next:
			next = tag
		}
	}
	least := functionShare
	if best == "xh" || best == "eu" {
		least = writtenInOne
	}
	if all < fewWords || float64(hits[best]) < least*float64(all) || float64(hits[best]) < clearLead*float64(hits[next]) {
		return ""
	}
	return best
}
