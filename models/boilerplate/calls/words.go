package calls

import (
	"regexp"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

// calls are what such lines say, in languages of the world whose words stand between blanks
// or signs, in small letters: no mark-up tells them from the paragraphs that they stand among.
// Each begins with letters that it always has.
var calls = []string{
	`follow (us|me|our|[\pL\d]+ on)|sign up (here|(for|to) (our|my|receive|the .{0,30}newsletter))|subscribe to (our|my)|join (our|us on)|like us on|have your say|our (daily |weekly |free )?newsletter|sign up to .{3,40}: get|download our app|get .{0,40} alerts`,
	`folge(n sie|t)? (uns|mir)|abonnier(en sie|e|t) (jetzt|unser|hier|den)|unser(e|em|en)? (newsletter|kanal)|zum newsletter anmelden|jetzt (kostenlos|gleich|hier) anmelden`,
	`suivez[- ](moi|nous|l.actualité|toute)|abonnez[- ]vous|inscrivez[- ]vous|rejoignez[- ](nous|notre)|notre (newsletter|chaîne)`,
	`síguenos|sígueme|suscríbe(te|se)|suscribirse|únete (a|al)|nuestr[oa] (canal|boletín|newsletter)|apúntate`,
	`segue-me|siga(-nos|-me| o canal| nosso| a gente| o perfil)|inscreva-se|subscreva|noss[oa] (canal|newsletter)|clique aqui (para|e)|veja mais notícias|leia mais notícias|participe do canal`,
	`seguici|seguimi|iscriviti|unisciti (a|al)|nostr[oa] (canale|newsletter)|clicca qui`,
	`volg (ons|mij)|meld je aan|schrijf je in|abonneer je|onze nieuwsbrief`,
	`obserwuj nas|śledź nas|zapisz się|dołącz do (nas|naszego)|polub nas|więcej .{3,30} na stronie głównej|nasz(ego|ym)? (kanał|newsletter)`,
	`sledujte (nás|naš)|přihlaste se|odebírejte|odoberajte|prihláste sa|sledujte náš`,
	`kövess(e|en|enek)? (minket|bennünket|a)|iratkozz(on)? fel`,
	`urmăreș?ş?(te|ți)(-ne| știrile| ştirile)?|abonea(ză-te|ză)|abonați-vă|intri în comunitatea`,
	`последвай(те)?|абонирай(те)? се`, `подпи(сывайтесь|шитесь|шись)|следите за нами|присоединяйтесь|читайте нас`,
	`підпи(суйтес[ья]|шіться|шись)|стежте за нами|приєднуйтес[ья]|долучайтес[ья]`,
	`pratite nas|zapratite nas|preuzmite .{0,20}aplikaciju|pridružite se|pretplati(te)? se|претплатите се|пратите нас|преузмите .{0,20}апликацију`, `spremljajte nas|naročite se`,
	`ακολουθήστε|εγγραφείτε|δείτε όλες τις (τελευταίες )?ειδήσεις`,
	`takip ed(in|iniz|ebilirsiniz)|kanalı(mıza|na)|abone ol(un)?`,
	`følg (os|oss|[\pL\d]+ på)|tilmeld dig|meld deg på|abonner på`, `följ (oss|[\pL\d]+ på)|prenumerera på|anmäl dig`,
	`seuraa meitä|tilaa (uutiskirje|[\pL\d]+ uutiskirje)`,
	`jälgi meid|liitu meie`, `seko(jiet)? mums|pierakst(ies|ieties)`, `sekite mus|prenumeruok(ite)?|užsiprenumeruok(ite)?`,
	`theo dõi (chúng tôi|kênh|báo|fanpage)|đăng ký nhận`, `ikuti (kami|berita|saluran|terus)|gabung (di|ke|dengan)|bergabung (di|ke|dengan)|dapatkan (berita|update|informasi)|sertai saluran|simak (breaking|berita)`,
	`tufuatilie|kutufuatilia|tufuate|jiunge na`, `sundan kami|i-follow`, `fylgdu okkur|skráðu þig á póstlista`, `jarraitu gaitzazu|harpidetu buletin`,
	`seguiu-nos|segueix-nos|subscriviu-vos|subscriu-te|uneix-te`, `dilynwch ni|tanysgrifi(o|wch) i.r`, `na ndiq(ni)?|abonohu(ni)?|regjistrohu në buletin`,
	`bizi .{0,20}izləyin|kanalımıza`, `bizni .{0,20}kuzat(ing|ib)|kanalimizga|yangiliklarga obuna`, `бізді .{0,20}(оқы|тірке)|жаңалықтарға жазыл`, `биднийг дага`, `ku bi mu|ku biyo mu`, `tẹ̀lé wa`,
}

// callsAnywhere are those of other languages, and of such as bend the ends of words.
var callsAnywhere = []string{
	`تابعوا?نا|تابعوا |اشتركوا? (في|الآن)|انضموا? إلى|حمّ?لوا? تطبيق`, `עקבו אחרינו|הירשמו|הצטרפו ל`, `ما را .{0,40}دنبال کنید|عضو .{0,20}شوید`, `سبسکرائب|فالو کریں`,
	`फॉलो कर|सब्सक्राइब|यहां क्लिक कर|ज्वाइन कर|फलो गर्नु`, `ফলো করুন|সাবস্ক্রাইব|অনুসরণ করুন`, `பின்தொடர(வும்|ுங்கள்)`, `ఫాలో అవ్వండి|ఫాలో చేయండి`, `ഫോളോ ചെയ്യ`, `ಫಾಲೋ ಮಾಡಿ`, `ફોલો કરો`,
	`ติดตาม(ข่าว|เรา|พวกเรา)|กดติดตาม`, `フォローして|メルマガ.{0,6}登録|友だち追加`, `关注(我们|本|官方)|点击.{0,8}(蓝字|关注)|长按.{0,8}二维码|点个.{0,2}(在看|赞)|下载.{0,10}(客户端|app)|掃描|扫码关注|追蹤.{0,10}(頻道|粉絲|好友)|訂閱.{0,10}(頻道|粉絲|好友)|加入.{0,10}(頻道|粉絲|好友)|尽在.{2,10}app`, `구독(하기|하세요|해)|팔로우|채널을? ?추가`, `გამოგვყევ|გამოგვიწერ`, `հետևեք մեզ|հետեւեք մեզ|բաժանորդագրվ`,
	`ይከተሉን|ይቀላቀሉን`, `តាមដានយើង`, `ຕິດຕາມພວກເຮົາ`, `पछ्याउनुहोस्`, `අප හා එක්වන්න`,
}

// call is one thing that such lines say.
type call struct {
	begin string                // letters that it always has
	rest  func() *regexp.Regexp // all of it, at the begin of a text
	apart bool                  // whether it stands between blanks or signs
}

// callsBy are all of them, by pairOf what they begin with. Each is compiled when a line has
// its letters: to compile all takes longer than the rest of the program to start.
var callsBy = sync.OnceValue(func() *callTable {
	var t callTable
	add := func(list []string, apart bool, behind string) {
		for _, choice := range choices(list) {
			rest := sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^(?:` + choice + `)` + behind) })
			begin := literal(choice)
			t.add(call{begin, rest, apart})
		}
	}
	add(calls, true, `([^\pL]|$)`)
	add(callsAnywhere, false, ``)
	return &t
})

// callTable finds calls by the first two bytes that they begin with. Most pairs of bytes in a text begin none.
type callTable struct {
	by    [256][]call          // by pairOf
	pairs [1 << 16 / 64]uint64 // by bit: the pair begins some call
}

func (t *callTable) add(c call) {
	i, bit := pairBit(c.begin)
	t.pairs[i] |= bit
	t.by[pairOf(c.begin)] = append(t.by[pairOf(c.begin)], c)
}

// at are the calls that may begin a text.
func (t *callTable) at(s string) []call {
	if i, bit := pairBit(s); t.pairs[i]&bit == 0 {
		return nil
	}
	return t.by[pairOf(s)]
}

// pairBit is where the first two bytes of a text have their bit.
func pairBit(s string) (i int, bit uint64) {
	pair := int(s[0])<<8 | int(s[1])
	return pair / 64, 1 << (pair % 64)
}

// literal are the letters that an expression begins with.
func literal(expr string) string {
	end := strings.IndexAny(expr, `([.?*+{\`)
	if end < 0 {
		return expr
	}
	if strings.IndexByte("?*{", expr[end]) >= 0 { // perhaps without the letter before
		_, size := utf8.DecodeLastRuneInString(expr[:end])
		end -= size
	}
	return expr[:end]
}

// pairOf spreads texts by their first two bytes: most places have one call or none.
func pairOf(s string) byte { return 31*s[0] + s[1] }

// choices are what stands between the strokes of the expressions, but for those in groups.
func choices(expressions []string) (all []string) {
	for _, e := range expressions {
		depth := 0
		all = append(all, strings.FieldsFunc(e, func(r rune) bool {
			switch r {
			case '(':
				depth++
			case ')':
				depth--
			}
			return r == '|' && depth == 0
		})...)
	}
	return all
}

// isCallText reports whether a text says one of the calls. One expression for all of them takes
// 70 µs a line, as long as all else that is done to it.
func isCallText(text string) bool {
	text, by := strings.ToLower(text), callsBy()
	for i := range len(text) - 1 {
		for _, c := range by.at(text[i:]) {
			if strings.HasPrefix(text[i:], c.begin) && !(c.apart && endsInLetter(text[:i])) && c.rest().MatchString(text[i:]) {
				return true
			}
		}
	}
	return false
}

func endsInLetter(text string) bool {
	last, _ := utf8.DecodeLastRuneInString(text)
	return unicode.IsLetter(last)
}
