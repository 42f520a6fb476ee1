package calls

import (
	"strings"
	"sync"

	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of an advertisement: the bytes of the line that says so, and the words of all of it.
const (
	advertLabel = 60
	advertWords = 80
)

// advertLabels are what such lines say, in languages of the world: all of a line, in small letters.
var advertLabels = sync.OnceValue(func() map[string]bool {
	labels := map[string]bool{}
	for label := range strings.SplitSeq(`ad|ads|advert|advertisement|advertisements|advertising|anzeige|anzeigen|werbung|werbeanzeige|publicité|annonce publicitaire|publicidad|anuncio|anuncios`+
		`|publicidade|anúncio|anúncios|propaganda|publicitat|pubblicità|annuncio pubblicitario|advertentie|advertenties|reclame|reklama|reklamy|inzerce|inzercia|hirdetés|publicitate|reclamă`+
		`|реклама|на правах рекламы|оглас|огласи|жарнама|oglas|oglasi|oglasno sporočilo|διαφήμιση|διαφημιση|reklam|reklamı|annonce|annonse|annons|reklame|mainos|reklaam|reklāma`+
		`|iklan|quảng cáo|โฆษณา|إعلان|اعلان|إعلانات|الإعلانات|פרסומת|מודעה|آگهی|تبلیغات|اشتہار|विज्ञापन|जाहिरात|বিজ্ঞাপন|விளம்பரம்|ప్రకటన|പരസ്യം|ಜಾಹೀರಾತು|જાહેરાત|ਇਸ਼ਤਿਹਾਰ`+
		`|広告|スポンサーリンク|スポンサードリンク|广告|廣告|광고|tangazo|რეკლამა|գովազդ|advertensie|advertensies|auglýsing|talla|xayeysiis|ማስታወቂያ|сурталчилгаа|දැන්වීම|ការផ្សាយពាណិជ្ជកម្ម|ໂຄສະນາ|ကြော်ငြာ`, "|") {
		labels[label] = true
	}
	return labels
})

// notLabels are tags of what says more than that an advertisement follows: a part of the text, an entry.
var notLabels = map[string]bool{"h1": true, "h2": true, "h3": true, "h4": true, "h5": true, "h6": true, "li": true, "td": true, "th": true, "dt": true, "dd": true}

// DropAdverts sets the posteriors of lines that say that something is an advertisement to 0, and of the small
// boxes that begin or end with one and stand among paragraphs: what is advertised may read like the text. A box
// as others with paragraphs are holds paragraphs of the text behind the line.
func DropAdverts(b *view.Body) {
	boxes := map[page.NodeID]bool{}
	for i := b.From; i < b.To; i++ {
		if !isAdvertLabel(b.BlockText(i)) || isWithinAny(b, b.BlockElement(i), notLabels) {
			continue
		}
		b.Drop(i)
		if box := advertBox(b, i); box != page.None && len(boxes) < mostApart {
			boxes[box] = true
		}
	}
	// All advertisements of a page are mostly marked up as one is.
	for box := range boxes {
		if isAmongProse(b, box, boxes) {
			b.DropAll(b.Span(box))
		}
	}
}

// isAdvertLabel reports whether a text says that something is an advertisement, and nothing else.
func isAdvertLabel(text string) bool {
	return len(text) <= advertLabel && advertLabels()[strings.ToLower(strings.Trim(page.Norm(text), " -–—:.…·•()[]|*▼↓"))]
}

// isWithinAny reports whether an element has one of some tags, or is in the body in one that has.
func isWithinAny(b *view.Body, n page.NodeID, tags map[string]bool) bool {
	for ; n > b.Root; n = b.Page.Nodes[n].Parent {
		if tags[b.Page.Nodes[n].Tag] {
			return true
		}
	}
	return false
}

// advertBox is the largest small box that begins or ends with a block, None without.
func advertBox(b *view.Body, label int) page.NodeID {
	box := page.None
	for n := b.BlockElement(label); n > b.Root; n = b.Page.Nodes[n].Parent {
		from, to := b.Span(n)
		if from != label && to != label+1 || b.WordsOf(n) > 2*advertWords || spokenWords(b.View, n) > advertWords {
			break
		}
		if to > from+1 {
			box = n
		}
	}
	if box != page.None && apartTags[b.Page.Nodes[box].Tag] {
		return page.None
	}
	return box
}
