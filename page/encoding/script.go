package encoding

import (
	"unicode"
	"unicode/utf8"

	"golang.org/x/net/html/charset"
)

// script is a language, or several that are written alike: its letters beyond ASCII in
// small letters, those that are frequent first, and the encodings it was written in
// before UTF-8, likewise.
type script struct{ letters, encodings string }

// scripts are read off tables of letter frequencies of each language. Of Han and Hangul
// there are the characters that make up about half of a newspaper's text.
var scripts = []script{
	{"äüößéàèç", "windows-1252"},
	{"éèàêçâîôùûëïœ", "windows-1252"},
	{"óíáéñúü¿¡ïçàèò·", "windows-1252"},
	{"ãçáéíóõêúâàô", "windows-1252"},
	{"èàùòìé", "windows-1252"},
	{"åäöøæéü", "windows-1252"},
	{"íáéðþóæöúý", "windows-1252"},
	{"éëèïöüêá", "windows-1252"},
	{"ıüşçğöâîû", "windows-1254"},
	{"óąęłśćżźńé", "iso-8859-2 windows-1250"},
	{"íáéěýřčžšůúóťňďľĺŕäô", "windows-1250 iso-8859-2"},
	{"áéöóíőüúű", "windows-1250 iso-8859-2"},
	{"ăîâşţșț", "windows-1250 iso-8859-2"},
	{"čšžćđ", "windows-1250 iso-8859-2"},
	{"ėšžųįąčūę", "windows-1257"},
	{"āīēšžūļņķģč", "windows-1257"},
	{"äõüöšž", "windows-1257 windows-1252"},
	{"оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфёъ", "windows-1251 koi8-r iso-8859-5 ibm866"},
	{"оаинвіетрскдмлпузьягбчхйцжїєюшщфґ'", "windows-1251 koi8-u"},
	{"аоиентсврдлпкмзуъгябчщжшцхйюф", "windows-1251"},
	{"аоиенрстувјдкмпљзгбцчшњхжћђфџ", "windows-1251"},
	{"αοιετσνηυρκπμλςωγδχθφβξζψάίέόύήώϊϋ", "windows-1253 iso-8859-7"},
	{"יהולאתרמבשנעםקחדפטגזכסצןץךף", "windows-1255"},
	{"الينرموتبةعسدكفهحقجأشىطصإخزذضغئءثظؤآ", "windows-1256"},
	{"ایرندهمتوبسکشگزلخقفعچپحجآطصضظثغذئءژ", "windows-1256"},
	{"ราานเองกิวีัทมคลตดสะห่ปแยใบไจช้พุำื็ผขึณศูถโญธษ์ฟซ", "windows-874"},
	{"àáạảãâầấậẩẫăằắặẳẵèéẹẻẽêềếệểễìíịỉĩòóọỏõôồốộổỗơờớợởỡùúụủũưừứựửữỳýỵỷỹđ\u0300\u0301\u0303\u0309\u0323", "windows-1258"},
	{"のいるにとはしてたをがなっでかれさらまりすもだこ日ー年ンスう人大くルトき月つイおリんせあ国ラよ本けアみ一そ者中時どわろクレ分ロドフえジ会マシ出上事場自市行発新高前見対明生後東地同手学立社", "shift_jis euc-jp iso-2022-jp"},
	{"的一是不了在人有我他这个上们来到时大地为子中你说生国年着就那和要出也得里后自以会家可下而过天去能对小多然于心学么之都好看起发当没成只如事把还用第样道想作种开总从无情面最女但现前些所同日手又行意动方期它头经长儿回位分老因很给名法间知世什两次使身者被高已其进此话常与市新公民部", "gbk"},
	{"的一是不了在人有我他這個上們來到時大地為子中你說生國年著就那和要出也得裡後自以會家可下而過天去能對小多然於心學麼之都好看起發當沒成只如事把還用第樣道想作種開總從無情面最女但現前些所同日手又行意動方期它頭經長兒回位分老因很給名法間知世什兩次使身者被高已其進此話常與市新公民部", "big5"},
	{"이다의는에을고가하은지한사로기도를자대서리어시인들나전제일정있해그수스부만아면주보장상것구으라여원과니동성했며공개비조용치경선금방관신국게세업안오", "euc-kr"},
}

// score is how much text in the encoding is like the script's, at most 1, and 0 of a
// text without letters beyond ASCII. A letter counts for more the more frequent it is.
// Against it speak letters of others, signs within words, capitals after small letters,
// and what no letter has.
func (s script) score(text []byte, name string) float64 {
	enc, _ := charset.Lookup(name)
	if enc == nil {
		return 0
	}
	decoded, err := enc.NewDecoder().Bytes(text)
	if err != nil {
		return 0
	}
	ranks, known := map[rune]float64{}, float64(utf8.RuneCountInString(s.letters))
	at := 0.0
	least := 0.0
	if known > manyLetters {
		least = 0.5 // all that are listed are frequent
	}
	for _, r := range s.letters {
		ranks[r] = 1 - at/known*(1-least)
		at++
	}
	var sum, letters float64
	before, run := ' ', 0 // the character before, and how many letters beyond ASCII end there
	for _, r := range string(decoded) {
		if value, ok := s.value(ranks, r, before, run); ok {
			sum += value
			letters++
			run++
		} else {
			run = 0
		}
		before = r
	}
	if letters == 0 {
		return 0
	}
	return sum / letters
}

// value is what one character counts, in [-3, 1], after another one, which ends a run of
// letters beyond ASCII. ok is false for what counts nothing.
func (s script) value(ranks map[rune]float64, r, before rune, run int) (value float64, ok bool) {
	latin, small := unicode.Is(unicode.Latin, r), unicode.ToLower(r)
	rank, known := ranks[small]
	switch {
	case r < utf8.RuneSelf, quotes[r]:
		return 0, false
	case r == utf8.RuneError:
		return -3, true
	case !unicode.IsLetter(r) && !unicode.IsMark(r):
		return -1, unicode.IsLetter(before) || unicode.IsControl(r)
	case unicode.IsLetter(before) && latin != unicode.Is(unicode.Latin, before) && !unicode.IsMark(r):
		return -1, true // two scripts in one word
	case latin && run >= 2, r != small && unicode.IsLower(before):
		return -0.7, true
	case !known:
		return s.other(r), true
	case r != small:
		return capital * rank, true
	}
	return rank, true
}

// manyLetters is more than the letters beyond ASCII of any alphabet: Han and Hangul are
// listed in part.
const manyLetters = 80

// capital is how much less a capital counts than its small letter.
const capital = 0.4

// other is what a letter counts that is not among those of the script: of Han and
// Hangul only the frequent ones are listed.
func (s script) other(r rune) float64 {
	first, _ := utf8.DecodeRuneInString(s.letters)
	switch {
	case unicode.Is(unicode.Hangul, first) && unicode.Is(unicode.Hangul, r):
		return 0.2
	case unicode.In(first, unicode.Han, unicode.Hiragana) && unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana):
		return 0.2
	}
	return -0.3
}

// quotes are signs that stand in texts of all languages.
var quotes = func() map[rune]bool {
	m := map[rune]bool{}
	for _, r := range "“”„‘’‚«»‹›–—…•·©®™°§€£\u00a0、。，「」『』（）：；！？・〜《》" {
		m[r] = true
	}
	return m
}()
