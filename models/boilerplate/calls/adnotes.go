package calls

import (
	"strings"
	"sync"

	"galley/internal/anchored"
	"galley/models/boilerplate/view"
	"galley/page"
)

// adWords is how many words a line has at most that says that the text goes on behind an advertisement.
const adWords = 14

// adNotes are such lines, in languages of the world: all of a line, in small letters.
var adNotes = []string{
	`((the |this )?(article|story|text|post) )?continues? (reading )?(below|after)( (the|this))? (ad|ads|advert|advertisement)( below)?|scroll (down )?to continue( reading| with (the )?content)?`,
	`((der )?(artikel|text) )?(geht|wird) (nach|unter) (der|dem) (anzeige|werbung|video|foto|bild|grafik) (weiter|fortgesetzt)|lesen sie (nach|unter) der (anzeige|werbung) weiter|nach der (anzeige|werbung) geht es weiter`,
	`((la )?suite (de l.article )?)?après (la|cette) (pub(licité)?|vidéo|photo)|l.article continue après (la|cette) pub(licité)?`,
	`(el artículo |la nota )?(continúa|sigue) (después de(l)?|tras) (la |esta |el )?(publicidad|vídeo|video)`, `(o artigo )?continua (após a|depois da) publicidade`, `(l.articolo )?continua (a leggere )?dopo (la|il) (pubblicità|video|foto)`,
	`(het |dit )?((artikel|tekst|verhaal) )?(gaat|loopt) (verder|door) (onder|na) (de|deze|het) (advertentie|reclame|foto|video|afbeelding|kaart|grafiek|tweet)`, `(artikeln|artiklen|artikkelen|saken|texten|teksten) (fortsätter|fortsætter|fortsetter) (efter|etter|under|nedenfor) (annonsen|annoncen|reklamen|bildet|bilden|billedet|videoen|videon)`,
	`(juttu|artikkeli|teksti) jatkuu (mainoksen|kuvan|videon|kuvien) (jälkeen|alla|alapuolella)`, `(a cikk )?a (hirdetés|reklám|videó|galéria|kép) után folytatódik`,
	`(dalsza część|ciąg dalszy|dalszy ciąg)( (artykułu|tekstu|materiału))? (pod|poniżej|znajduje się pod) (reklam\pL*|wideo|filmem|zdjęci\pL*|galeri\pL*|materiał\pL* (wideo|reklamow\pL*))`, `(článek|text|článok) (pokračuje|pokračuje dále) (za|pod|po) (reklam\pL*|vide\pL*|fotogaleri\pL*|obrázk\pL*)`,
	`(articolul|știrea) continuă după publicitate`, `(tekst|članak|vijest|vest|текст|чланак|вест) (se nastavlja|се наставља) (ispod|nakon|posle|испод|после|након) (oglasa|reklame|videa|fotografije|огласа|рекламе)`,
	`(статията|текстът) продължава след рекламата`, `продолжение( \pL+)? (после|под|следует после) реклам\pL*`, `продовження( \pL+)? (після|під) реклам\pL*`, `(το άρθρο|το κείμενο) συνεχίζεται μετά τη διαφήμιση`,
	`(haberin|yazının) devamı (reklamdan sonra|reklamın altında)`, `((artikel|berita)( ini)? )?(akan )?(dilanjutkan|lanjut|berlanjut|bersambung) setelah (halaman )?iklan( ini| berikut)?|(scroll|gulir)( ke bawah)? untuk (lanjut|melanjutkan) membaca`, `(bài viết )?tiếp tục sau quảng cáo`,
	`(die )?(artikel|berig|storie|teks) (gaan|word) (voort|verder|vervolg) (onder|ná|na) (die )?(advertensie|video|foto)`, `(artikkel|lugu|tekst) jätkub (pärast|peale) reklaami`, `(raksts|teksts|raksta turpinājums) (turpinās )?(pēc|zem) reklāmas`, `(straipsnis|tekstas|straipsnio tęsinys) (tęsiasi )?(po|žemiau|už) reklam\pL*`,
	`(članek|besedilo|prispevek) se nadaljuje (pod|po|za) oglas\pL*`, `(l.article |la notícia )?continua després de la publicitat`, `(fréttin|greinin) heldur áfram (fyrir neðan|eftir) auglýsing\pL*`, `(makala|habari)( hii)? inaendelea baada ya tangazo`, `บทความต่อหลังโฆษณา|อ่านต่อหลังโฆษณา`, `বিজ্ঞাপনের পর.{0,20}`, `ادامه.{0,12} (بعد از|پس از) (تبلیغات|تبلیغ|آگهی)`,
	`(يستمر|تستمر|يتبع) (المقال|الخبر|القراءة)? ?بعد الإعلان`, `הכתבה ממשיכה (אחרי|לאחר) הפרסומת`, `(खबर |समाचार )?विज्ञापन के बाद (जारी|आगे).{0,12}`, `(記事は)?広告の(後|あと|下)に(も)?(続きます|続く)`, `(기사는 )?광고 (아래|뒤|다음)에.{0,8}(계속|이어).{0,8}`, `(文章|内容)?(在)?广告(后|下方)(继续|仍有内容).{0,4}|廣告後繼續.{0,4}`,
}

// adNoteBefore are signs that such a line may begin with.
const adNoteBefore = " \t\n\f\r([–—.…-"

var isAdNote = sync.OnceValue(func() *anchored.Regexp {
	return anchored.MustCompile(`^(?:` + strings.Join(adNotes, "|") + `)[\s)\].:…!↓-]*$`)
})

// DropAdNotes sets the posteriors of lines that say that the text goes on behind an advertisement to 0.
func DropAdNotes(b *view.Body) {
	for i := b.From; i < b.To; i++ {
		if b.Kept(i) && page.SpokenAtMost(b.BlockText(i), adWords) && isAdNote().MatchString(strings.TrimLeft(strings.ToLower(b.BlockLine(i)), adNoteBefore)) {
			b.Drop(i)
		}
	}
}
