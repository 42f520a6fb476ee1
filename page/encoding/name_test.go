package encoding_test

import (
	"bytes"
	"strings"
	"testing"

	"golang.org/x/net/html/charset"

	"galley/page"
	"galley/page/encoding"
	"galley/page/parse"
)

func TestName(t *testing.T) {
	const late = "<p>padding beyond what is looked at for a charset</p>"
	tests := []struct{ name, contentType, source, want string }{
		{"header", "text/html; charset=utf-8", "<p>żó", "żó"},
		{"header, quoted and in capitals", `text/html; Charset="UTF-8"`, "<p>żó", "żó"},
		{"header wins over meta", "text/html; charset=utf-8", "<meta charset=windows-1251><p>żó", "żó"},
		{"unknown header leaves it to meta", "text/html; charset=klingon", "<meta charset=windows-1251><p>\xcc\xe8\xf0", "Мир"},
		{"meta charset", "", "<meta charset=windows-1251><p>\xcc\xe8\xf0", "Мир"},
		{"meta http-equiv", "text/html", `<meta http-equiv=Content-Type content="text/html; charset=koi8-r"><p>` + "\xed\xc9\xd2", "Мир"},
		{"byte order mark wins over header", "text/html; charset=windows-1251", "\ufeff<p>żó", "żó"},
		{"UTF-16 by its mark", "", "\xff\xfe<\x00p\x00>\x00M\x01", "ō"},
		{"default windows-1252", "", "<p>caf\xe9 \x93x\x94", "café “x”"},
		{"Latin-1 means windows-1252", "text/html; charset=iso-8859-1", "<p>\x93x\x94", "“x”"},
		{"UTF-8 that says it is windows-1252", "text/html; charset=windows-1252", "<p>ż", "ż"},
		{"UTF-8 that says it is GB2312", "", "<meta charset=gb2312><p>新闻", "新闻"},
		{"declared beyond the first 1,024 bytes", "", "<title>" + strings.Repeat("x", 2000) + "</title><meta charset=windows-1251><p>\xcc\xe8\xf0", "Мир"},
		{"declared by XML", "", "<?xml version='1.0' encoding='koi8-r'?><p>\xed\xc9\xd2", "Мир"},
		{"one slip in UTF-8 is mended", "text/html; charset=utf-8", "<p>żółw zażółć gęślą ja\xc5 ", "żółw zażółć gęślą ja\ufffd"},
		{"a declaration inside a comment is none", "", "<!-- <meta charset=windows-1251> --><p>caf\xe9", "café"},
		{"UTF-16 without a mark", "", "<\x00p\x00>\x00s\x00o\x00m\x00e\x00 \x00t\x00e\x00x\x00t\x00", "some text"},
		{"undeclared UTF-8", "", "<p>żó", "żó"},
		{"undeclared UTF-8, far down", "", strings.Repeat(late, 100) + "<p>żó", "żó"},
		{"gb18030", "text/html; charset=gb18030", "<p>\xd0\xc2\xce\xc5\x81\x30\x81\x30", "新闻\u0080"},
		{"gb2312 means gbk", "", "<meta charset=gb2312><p>\xd0\xc2\xce\xc5", "新闻"},
		{"shift_jis", "", "<meta charset=Shift_JIS><p>\x90\x56\x95\xb7", "新聞"},
		{"euc-kr", "text/html; charset=euc-kr", "<p>\xbd\xc5\xb9\xae", "신문"},
		{"broken UTF-8 is replaced", "text/html; charset=utf-8", "<p>a\xffb", "a\ufffdb"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, err := parse.HTML(strings.NewReader(tt.source), parse.Source{ContentType: tt.contentType})
			if err != nil {
				t.Fatal(err)
			}
			got := p.Text(page.NodeID(len(p.Nodes) - 1))
			if got != tt.want {
				t.Errorf("text %q, want %q", got, tt.want)
			}
			if strings.Contains(p.Text(0), "\ufeff") {
				t.Error("the byte order mark is in the text")
			}
		})
	}
}

// encoded are texts with the encodings that they were written in before UTF-8.
var encoded = []struct{ encodings, text string }{
	{"windows-1252 iso-8859-15 macintosh", "Die Bürger der Stadt hören täglich über die größeren Änderungen, die für Straßen und Plätze angekündigt wurden."},
	{"windows-1252", "Les élèves étaient très déçus: le maître a annoncé une épreuve à la rentrée, et ça les inquiète déjà."},
	{"windows-1252", "Mañana el año próximo traerá más cambios, según explicó él. ¿Qué dirán los niños de la región?"},
	{"iso-8859-2 windows-1250", "Mieszkańcy miasta codziennie słyszą o większych zmianach, które zostały zapowiedziane na przyszły tydzień. Żółte łódki płynęły wzdłuż brzegu."},
	{"windows-1250 iso-8859-2", "Příští týden začnou žluťoučké vozy jezdit častěji než dříve. Obyvatelé města slyšeli o změnách každý den, říká starosta."},
	{"iso-8859-2 windows-1250", "A város lakói mindennap hallanak a következő hétre bejelentett változásokról, mondta a főpolgármester örömmel és bőségesen."},
	{"windows-1251 koi8-r iso-8859-5 ibm866 x-mac-cyrillic", "Жители города каждый день слышат о больших изменениях, которые были объявлены на следующую неделю."},
	{"windows-1251 koi8-u", "Жителі міста щодня чують про великі зміни, які були оголошені на наступний тиждень. Їхні діти їдуть."},
	{"windows-1251", "Жителите на града всеки ден чуват за големите промени, които бяха обявени за следващата седмица."},
	{"windows-1253 iso-8859-7", "Οι κάτοικοι της πόλης ακούν κάθε μέρα για τις μεγάλες αλλαγές που ανακοινώθηκαν για την επόμενη εβδομάδα."},
	{"windows-1254", "Şehrin sakinleri her gün önümüzdeki hafta için açıklanan büyük değişiklikleri duyuyor. Işıklar söndü, çocuklar güldü."},
	{"windows-1255 iso-8859-8", "תושבי העיר שומעים מדי יום על השינויים הגדולים שהוכרזו לשבוע הבא"},
	{"windows-1256", "يسمع سكان المدينة كل يوم عن التغييرات الكبيرة التي تم الإعلان عنها للأسبوع المقبل"},
	{"windows-1257", "Miesto gyventojai kasdien girdi apie didžiausius pokyčius, kurie buvo paskelbti kitai savaitei. Žąsys skrido į šiltus kraštus, ėjo vaikščioti."},
	{"windows-874", "ชาวเมืองได้ยินเกี่ยวกับการเปลี่ยนแปลงครั้งใหญ่ที่ประกาศไว้สำหรับสัปดาห์หน้าทุกวัน"},
	{"shift_jis euc-jp iso-2022-jp", "市の住民は、来週に予定されている大きな変更について毎日耳にしています。"},
	{"gbk gb18030", "城市居民每天都听到关于下周宣布的重大变化的消息。这些变化影响到很多人。"},
	{"big5", "城市居民每天都聽到關於下週宣布的重大變化的消息。這些變化影響到很多人。"},
	{"euc-kr", "도시 주민들은 다음 주에 발표된 큰 변화에 대해 매일 듣고 있습니다."},
	{"utf-16le utf-16be", "Mieszkańcy miasta codziennie słyszą o większych zmianach."},
	{"utf-8", "Les élèves étaient très déçus, Жители города, 城市居民"},
}

// asBytes is a page of text in an encoding, with what it says of its encoding.
func asBytes(t *testing.T, text, name, says string) []byte {
	t.Helper()
	source := "<html><head><title>x</title><style>a > b {}</style>" + says + "</head><body class=story><div><p>" + text + "</p></div></body></html>"
	enc, _ := charset.Lookup(name)
	data, err := enc.NewEncoder().Bytes([]byte(source))
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return data
}

// Every text is read in every encoding: declared, undeclared and wrongly declared.
func TestEncodings(t *testing.T) {
	const macintosh = "macintosh x-mac-cyrillic iso-8859-15" // not told from others when undeclared
	wrong := []string{"", "<meta charset=utf-8>", "<meta charset=iso-8859-1>", "<meta http-equiv=content-type content='text/html; charset=gb2312'>", "<meta charset=windows-1251>"}
	for _, e := range encoded {
		for name := range strings.FieldsSeq(e.encodings) {
			t.Run(name+" "+e.text[:12], func(t *testing.T) {
				read := func(says, header string) {
					t.Helper()
					data := asBytes(t, e.text, name, says)
					p, err := parse.HTML(bytes.NewReader(data), parse.Source{ContentType: header})
					if err != nil {
						t.Fatal(err)
					}
					if got := p.Text(p.Body()); got != e.text {
						t.Errorf("%q %q, taken for %s: %q, want %q", says, header, encoding.Name(data, header), got, e.text)
					}
				}
				read("", "text/html; charset="+name)
				if !strings.HasPrefix(name, "utf-16") {
					read("<meta charset="+name+">", "")
					read("<script>"+strings.Repeat("x", 2000)+"</script><meta charset="+name+">", "")
				}
				if strings.Contains(macintosh, name) {
					return
				}
				for _, says := range wrong {
					if strings.Contains(says, "iso-8859-1>") && strings.ContainsAny(e.text, "őığė") {
						continue // reads as Portuguese and Icelandic do
					}
					read(says, "")
				}
			})
		}
	}
}
