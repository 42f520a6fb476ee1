package page

import (
	"bytes"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/net/html/charset"
)

// Bounds of detectCharset: bytes that are read, bytes beyond ASCII without which a
// declaration is believed, and what the text must score, out of 1, in an encoding
// that is taken. They leave room on both sides of what the texts of the tests score.
const (
	guessBytes      = 1 << 16
	guessBytesLeast = 8
	guessLeast      = 0.35
	clearlyMore     = 0.15 // than what is declared scores
	guessNearly     = 0.03 // scores that differ by less are equal
	brokenLetters   = 0.1  // of UTF-8: share of ill-formed sequences that is not a slip
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

// detectCharset is the encoding in which the text of data is most like text of one of
// scripts; "" where it is believed to be what is declared, or is like none.
//
// It is own code because what is to be had for Go (ports of ICU's and Mozilla's) knows
// neither Baltic nor Thai, and takes Arabic and Central European text for others.
func detectCharset(data []byte, declared string) string {
	text := letterBytes(data)
	if declared == "" {
		if name := wideCharset(data); name != "" {
			return name
		}
	}
	if declared == "utf-8" && illFormed(data) < brokenLetters {
		return ""
	}
	scores := map[string]float64{}
	for _, s := range scripts {
		for name := range strings.FieldsSeq(s.encodings) {
			scores[name] = max(scores[name], s.score(text, name))
		}
	}
	best := ""
	for _, s := range scripts { // in order, so that equal ones are the more usual
		for name := range strings.FieldsSeq(s.encodings) {
			if best == "" || scores[name] > scores[best]+guessNearly {
				best = name
			}
		}
	}
	least := guessLeast
	if declared != "" {
		if highBytes(text) < guessBytesLeast && declared != "utf-8" || !judged(declared, scores) {
			return ""
		}
		least = max(least, scores[declared]+clearlyMore)
	}
	if scores[best] < least {
		return ""
	}
	return best
}

// judged reports whether the scores say anything of the declared encoding, and gives it
// the best one of encodings with the same letters. Of one that no script names, nothing
// is known against it.
func judged(declared string, scores map[string]float64) bool {
	for _, alike := range sameLetters {
		if strings.Contains(alike, " "+declared+" ") {
			for name := range strings.FieldsSeq(alike) {
				scores[declared] = max(scores[declared], scores[name])
			}
		}
	}
	_, known := scores[declared]
	return known || declared == "utf-8"
}

// sameLetters are encodings with the same letters at most places.
var sameLetters = []string{" gbk gb18030 ", " windows-1252 iso-8859-15 macintosh ", " koi8-r koi8-u ", " windows-1255 iso-8859-8 iso-8859-8-i "}

// letterBytes is the start of data without tags, scripts and styles, roughly: bytes of
// some encodings look like angle brackets.
func letterBytes(data []byte) []byte {
	text := make([]byte, 0, min(len(data), guessBytes))
	for len(data) > 0 && len(text) < guessBytes {
		open := bytes.IndexByte(data, '<')
		if open < 0 {
			open = len(data)
		}
		text = append(append(text, data[:open]...), ' ')
		data = data[open:]
		for _, tag := range [2]string{"script", "style"} {
			if len(data) > len(tag) && strings.EqualFold(string(data[1:1+len(tag)]), tag) {
				if end := bytes.Index(data, []byte("</"+tag)); end > 0 {
					data = data[end:]
				}
			}
		}
		end := bytes.IndexByte(data, '>')
		if end < 0 {
			break
		}
		data = data[end+1:]
	}
	return text[:min(len(text), guessBytes)]
}

// wideCharset knows UTF-16 without a mark by its zeros: every other byte of markup is
// one.
func wideCharset(data []byte) string {
	var zeros [2]int
	data = data[:min(len(data), 1024)]
	for i, b := range data {
		if b == 0 {
			zeros[i%2]++
		}
	}
	switch half := len(data) / 2; {
	case half < 8:
	case zeros[1] > half*2/3 && zeros[0] < half/8:
		return "utf-16le"
	case zeros[0] > half*2/3 && zeros[1] < half/8:
		return "utf-16be"
	}
	return ""
}

// illFormed is the share of the letters beyond ASCII that are no UTF-8.
func illFormed(data []byte) float64 {
	bad, all := 0, 0
	for i := 0; i < len(data); {
		if data[i] < utf8.RuneSelf {
			i++
			continue
		}
		r, size := utf8.DecodeRune(data[i:])
		if all++; r == utf8.RuneError && size == 1 {
			bad++
		}
		i += size
	}
	return float64(bad) / float64(max(all, 1))
}

// highBytes counts the bytes beyond ASCII.
func highBytes(text []byte) (count int) {
	for _, b := range text {
		if b >= utf8.RuneSelf {
			count++
		}
	}
	return count
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
