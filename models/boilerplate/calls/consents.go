package calls

import (
	"strings"

	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of a box that asks for a reader's consent: its words and its blocks, how many words tell what comes with it, and
// how many elements the box is above its button.
const (
	toldWords     = 6
	consentWords  = 160
	consentBlocks = 10
	consentAbove  = 6
)

// mostConsents is how many buttons of a body are looked at.
const mostConsents = 200

// dataWords are what a box says that stands where something of another host would be, until a reader agrees that it is loaded, in
// languages of the world, in small letters: cookies, third parties, personal data. So do those in which a reader agrees to be
// written to.
var dataWords = strings.Split(`cookie|kakor|informasjonskapsl|eväste|küpsis|sīkdat|slapuk|sütik|ciastecz|kolačić|колачић|piškot|бисквитк|куки|кукі|çerez|クッキー|쿠키|คุกกี้`+
	`|الكوكيز|تعريف الارتباط|עוגיות|कुकी|third part|third-part|privacy|personal data|externe inhalt|externer inhalt|externen inhalt|drittanbieter|drittplattform`+
	`|personenbezogene|datenschutz|données personnelles|contenu externe|confidentialité|datos personales|contenido externo|privacidad|dati personali|contenuto esterno`+
	`|dados pessoais|persoonsgegevens|externe inhoud|dane osobowe|danych osobowych|prywatnoś|personoplysning|personopplysning|personuppgift|tredjepart|tredje part|henkilötie`+
	`|osobní údaj|osobních údaj|osobné údaj|osobných údaj|személyes adat|adatvédel|caracter personal|лични данни|персональны|персональні|προσωπικά δεδομένα|απορρήτ`+
	`|kişisel veri|gizlilik|個人情報|プライバシー|个人信息|個人資料|隐私|隱私|개인정보|ข้อมูลส่วนบุคคล|dữ liệu cá nhân|data pribadi|بيانات شخصية|الخصوصية|פרטיות`, "|")

// DropConsents sets the posteriors of boxes among paragraphs to 0 that ask with a button whether something may be loaded or
// sent, and tell what comes with it. What the text around tells of is part of it.
func DropConsents(b *view.Body) {
	boxes, words := consents(b)
	if len(boxes) == 0 {
		return
	}
	all, asks := map[page.NodeID]bool{}, map[int]bool{} // the boxes, and their blocks
	for _, box := range boxes {
		all[box] = true
		for i, to := b.Span(box); i < to; i++ {
			asks[i] = true
		}
	}
	told := map[string]bool{}
	for i, box := range boxes {
		if _, known := told[words[i]]; !known {
			told[words[i]] = isToldOf(b, asks, words[i])
		}
		if !told[words[i]] && standsAmongProse(b, box, all) {
			b.DropAll(b.Span(box))
		}
	}
}

// consents are the boxes that ask so, and the word of each that says what comes with it.
func consents(b *view.Body) (boxes []page.NodeID, words []string) {
	looked := 0
	for n := b.Root + 1; n < b.Page.Nodes[b.Root].End && looked < mostConsents; n++ {
		if !isControl(b.View, n) {
			continue
		}
		looked++
		if box, word := consentAround(b, n); box != page.None {
			box = withoutMore(b, box)
			boxes, words = append(boxes, box), append(words, word)
			n = max(n, b.Page.Nodes[box].End-1)
		}
	}
	return boxes, words
}

// isControl reports whether an element is what a reader agrees with: a button, or a box to tick. A link that leads away is none.
func isControl(v *view.View, n page.NodeID) bool {
	node := &v.Page.Nodes[n]
	switch node.Tag {
	case "input":
		kind := strings.ToLower(node.Attr("type"))
		return kind == "checkbox" || kind == "button" || kind == "submit"
	case "a":
		if !page.LeadsNowhere(node.Attr("href")) {
			return false
		}
	}
	return isButton(v, n) || !node.Hidden && node.Attr("role") == "button"
}

// consentAround is the smallest box around a button with a block that says what comes with it, and the word that says so;
// None without.
func consentAround(b *view.Body, button page.NodeID) (box page.NodeID, word string) {
	up := b.Page.Nodes[button].Parent
	for range consentAbove {
		if up <= b.Root || apartTags[b.Page.Nodes[up].Tag] && b.Page.Nodes[up].Tag != "figure" {
			return page.None, ""
		}
		from, to := b.Span(up)
		if to-from > consentBlocks || b.WordsOf(up) > consentWords {
			return page.None, ""
		}
		for i := max(from, b.From); i < min(to, b.To); i++ {
			if b.BlockWords(i) < toldWords {
				continue // the label of the button
			}
			if word := dataWordIn(b.BlockText(i)); word != "" {
				return up, word
			}
		}
		up = b.Page.Nodes[up].Parent
	}
	return page.None, ""
}

// dataWordIn is the first of dataWords that a text has; "" for none.
func dataWordIn(text string) string {
	text = strings.ToLower(text)
	for _, word := range dataWords {
		if strings.Contains(text, word) {
			return word
		}
	}
	return ""
}

// standsAmongProse reports whether a box, or one around it that has little more text, stands among paragraphs.
func standsAmongProse(b *view.Body, box page.NodeID, all map[page.NodeID]bool) bool {
	for range consentAbove {
		if isAmongProse(b, box, all) {
			return true
		}
		if box = b.Page.Nodes[box].Parent; box <= b.Root || b.WordsOf(box) > consentWords {
			return false
		}
	}
	return false
}

// withoutMore is the largest element around a box with no more text.
func withoutMore(b *view.Body, box page.NodeID) page.NodeID {
	from, to := b.Span(box)
	for up := b.Page.Nodes[box].Parent; up > b.Root; up = b.Page.Nodes[up].Parent {
		if f, t := b.Span(up); f != from || t != to {
			break
		}
		box = up
	}
	return box
}
