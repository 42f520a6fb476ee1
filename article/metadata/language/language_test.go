package language

import (
	"strings"
	"testing"
)

// Long texts, texts of languages that the detector does not know, and of the languages
// that these are like.
func TestTextLanguage(t *testing.T) {
	tests := []struct{ want, text string }{
		{"en", strings.Repeat("The harbour of the town is being built anew, said the mayor on Monday, and the work will take about two years. ", 80)},
		{"tr", strings.Repeat("Süper Lig'de Galatasaray ve Fenerbahçe şampiyonluk mücadelesi verirken golcülerin yarışı da kıyasıya devam ediyor. ", 40)},
		{"ja", "東京女子医大（東京都新宿区）の新校舎建設工事を巡って、業務報酬名目で不正に約1億2000万円を支払わせて大学に損害を与えたとして逮捕された。"},
		{"zh", "中国外交部发言人在北京举行的例行记者会上表示，双方将继续就共同关心的问题保持沟通，推动两国关系健康稳定发展。"},
		{"zh", "双方将继续就 Kubernetes 和 TypeScript 等项目保持沟通，推动 open source 合作健康稳定发展。"},
		{"sw", "Kamanda wa polisi katika mkoa huo amesema watu hao wamekamatwa kwa makosa mbalimbali ya wizi na uhalifu, na kuwa baada ya uchunguzi watafikishwa mahakamani. Pia amesema kwa sasa hali ya mkoa ni nzuri lakini wananchi wanapaswa kuwa makini."},
		{"sw", "Wavuvi wa wilaya hiyo wamekabidhiwa boti kumi mpya. Mkuu wa wilaya alisema kuwa kila kikundi kitarejesha nusu ya gharama, na kwamba fedha hizo zitanunua boti nyingine. Sasa tutafika mbali, alisema mwenyekiti wa kikundi cha wavuvi jana."},
		{"xh", "URhulumente uthi kwaye ngoku kubalulekile ukuba abantu bancedwe, nangona kunjalo imali ayikho. Oku kwenzeke emva kokuba umphathiswa ethethe nabasebenzi kwaye wathembisa ukuba baza kubhatalwa phambi kokuphela kwenyanga, kodwa akukho nto yenzekileyo okwangoku kunye nabanye."},
		{"ca", "El govern de la ciutat ha dit que les obres del port duraran dos anys i que els vaixells hauran d'anar al moll vell, que és més petit. També ha explicat que amb aquest projecte la ciutat serà més neta, però els veïns no hi estan d'acord."},
		{"es", "El gobierno de la ciudad ha dicho que las obras del puerto durarán dos años y que los barcos tendrán que ir al muelle viejo, que es más pequeño. También ha explicado que con este proyecto la ciudad será más limpia, pero los vecinos no están de acuerdo."},
		{"it", "Il governo della città ha detto che i lavori del porto dureranno due anni e che le navi dovranno andare al molo vecchio, che è più piccolo. Ha anche spiegato che con questo progetto la città sarà più pulita, ma gli abitanti non sono d'accordo."},
		{"fr", "Le gouvernement de la ville a dit que les travaux du port dureront deux ans et que les bateaux devront aller au vieux quai, qui est plus petit. Il a aussi expliqué qu'avec ce projet la ville sera plus propre, mais les habitants ne sont pas d'accord."},
		{"nb", "Byrådet sa mandag at arbeidet i havnen vil ta to år, og at skipene må gå til den gamle kaien, som er mindre. Etter det skal det bli lettere å komme frem, men noen av naboene er ikke med på planen, og de har bedt om å få snakke med ordføreren før det blir noe av den."},
		{"da", "Byrådet sagde mandag, at arbejdet i havnen vil tage to år, og at skibene skal gå til den gamle kaj, som er mindre. Efter det bliver det lettere at komme frem, men nogle af naboerne er ikke med på planen, og de har bedt om at tale med borgmesteren, før den bliver til noget."},
		{"sk", "Mesto oznámilo, že práce v prístave budú trvať dva roky a že lode budú musieť ísť k starému mólu, ktoré je menšie. Primátor tiež povedal, že sa na to obyvatelia pýtajú už dlho, ale nie je to podľa neho problém a po skončení bude prístav krajší."},
		{"ru", "До первой доехали за час. Степь в июле не пахнет ничем, кроме полыни. Потом у Лёхи слетела цепь, потом у меня, потом мы уже шли пешком и вели велосипеды. Кошару нашли по запаху: овец там не держат, а запах остался. Мы связали шнурки, ремень и резинку, спустили бутылку и вытащили полстакана воды."},
		{"", "Раздел окна чата: mode strict. Экран первого вопроса. Клиент вводит вопрос, чат создаётся. См. отделы, картинка."}, // not Bulgarian
		{"ko", "switch문은 하나 이상의 case문으로 구성됩니다. default문은 필수가 아닙니다. break문을 만날 때까지 실행됩니다."},
		{"th", "ติดตั้ง Kubernetes และ TypeScript ด้วยคำสั่ง npm install แล้วเปิดโปรแกรมเพื่อเริ่มทำงานได้ทันที"},
		{"", "한국 (Korea) Kubernetes TypeScript open source Visual Studio Code npm install"}, // a name among other words
		{"", "42 : 17 — 3,1415"},
	}
	for _, tt := range tests {
		if got := textLanguage(tt.text); got != tt.want {
			t.Errorf("%.60s: %q, want %q", tt.text, got, tt.want)
		}
	}
}

// What a page declares is confirmed by its function words, before the detector is asked.
func TestFunctionLanguage(t *testing.T) {
	tests := []struct{ want, text string }{
		{"en", "The government of the city has said that the work in the harbour will take two years, and that ships have to go to the old quay, which is smaller. It has also explained that the city will be cleaner, but the neighbours do not agree."},
		{"de", "Die Regierung der Stadt hat gesagt, dass die Arbeiten im Hafen zwei Jahre dauern und die Schiffe in den alten Hafen fahren, der kleiner ist. Sie hat auch erklärt, dass die Stadt mit dem Projekt sauberer wird, aber die Nachbarn sind nicht für den Plan."},
		{"nl", "De regering van de stad heeft gezegd dat het werk in de haven twee jaar duurt en dat de schepen naar de oude kade gaan, die kleiner is. Zij heeft ook uitgelegd dat de stad met het plan schoner wordt, maar de buren zijn het er niet mee eens."},
		{"sv", "Stadens regering har sagt att arbetet i hamnen tar två år och att fartygen får gå till den gamla kajen, som är mindre. Den har också förklarat att staden blir renare med det här projektet, men att grannarna inte håller med om det för att de är på väg."},
		{"fr", "Le gouvernement de la ville a dit que les travaux du port dureront deux ans et que les bateaux devront aller au vieux quai, qui est plus petit. Il a aussi expliqué qu'avec ce projet la ville sera plus propre, mais les habitants ne sont pas d'accord."},
		{"ru", "Мэр города сказал, что работы в порту продлятся два года и что суда будут ходить к старому причалу, но он меньше. По его словам, город станет чище, а жители не согласны с этим планом, так как из порта уже ушли все, кто там был."},
		{"uk", "Мер міста сказав, що роботи в порту триватимуть два роки і що судна ходитимуть до старого причалу, але він менший. За його словами, місто стане чистішим, та мешканці не згодні з цим планом, бо з порту вже пішли всі, хто там був."},
		{"bg", "Кметът на града каза, че работата на пристанището ще продължи две години и че корабите ще спират на стария кей, но той е по-малък. По думите му градът ще стане по-чист, а жителите не са съгласни с плана, защото от пристанището си тръгнаха всички."},
		{"sr", "Градоначелник је рекао да ће радови у луци трајати две године и да ће бродови ићи до старог пристаништа, али је оно мање. По његовим речима, град ће бити чистији, а становници се не слажу са тим планом, јер су из луке отишли сви који су ту били."},
		{"", "harbour quay ship mayor council plan work year stone bridge street river water house tower wall gate market square park garden tree road lane yard mill farm field hill"},
		{"", "The harbour of the town"}, // too short to be sure
	}
	for _, tt := range tests {
		if got := functionLanguage(tt.text); got != tt.want {
			t.Errorf("%.60s: %q, want %q", tt.text, got, tt.want)
		}
	}
}

// What a page declares is believed where the detector cannot tell that language, or takes another
// for it, and not where its text is surely in another.
func TestDeclaredLanguage(t *testing.T) {
	kazakh := strings.Repeat("Облыста өзеннің деңгейі соңғы тәулікте жиырма сантиметрге көтерілді, ал департамент бөгеттерді нығайту жұмыстарын бастады. ", 4)
	amharic := strings.Repeat("በወረዳው የሚገኙ ገበሬዎች ቡናቸውን በቀጥታ ለውጭ ገዢዎች መሸጥ ጀምረዋል። የአንድ ኪሎ ዋጋ በአንድ ዓመት ውስጥ ጨምሯል። ", 4)
	gaelic := strings.Repeat("Tha e air a bhith ri iasgach fad leth-cheud bliadhna agus thadhail mi air anns a' chidsin aige, far a bheil uinneag a' coimhead a-mach air an loch. ", 4)
	english := strings.Repeat("The harbour of the town is being built anew, said the mayor on Monday, and the work will take about two years. ", 8)
	filipino := strings.Repeat("Sinabi ng alkalde na ang mga mangingisda sa baybayin ay makatatanggap ng tulong mula sa pamahalaan matapos ang bagyo noong nakaraang linggo. ", 4)
	for _, tt := range []struct{ declared, text, want string }{
		{"fil", filipino, "fil"}, {"", filipino, "tl"}, {"kk", kazakh, "kk"}, {"am", amharic, "am"}, {"gd", gaelic, "gd"}, {"kk", english, "en"}, {"en", english, "en"}, {"", english, "en"},
	} {
		if got := Of(tt.declared, "", tt.text+"\n"); got != tt.want {
			t.Errorf("%s of %.20s: %q, want %q", tt.declared, tt.text, got, tt.want)
		}
	}
}

// TestCanonical: the case of what is declared is that which BCP 47 recommends.
func TestCanonical(t *testing.T) {
	tests := []struct{ declared, want string }{
		{"RU", "ru"}, {"en", "en"}, {"EN-us", "en-US"}, {"ZH-HANT-tw", "zh-Hant-TW"}, {"es-419", "es-419"}, {"", ""}, {"sr-latn", "sr-Latn"},
		{"en-x-Klingon", "en-x-Klingon"}, {"id-ID", "id-ID"},
	}
	for _, tt := range tests {
		if got := canonical(tt.declared); got != tt.want {
			t.Errorf("%q: %q, want %q", tt.declared, got, tt.want)
		}
	}
}

// TestShortOfOtherScript: a text that is too short for its words to tell the language may be told by its letters.
func TestShortOfOtherScript(t *testing.T) {
	for _, tt := range []struct{ declared, text, want string }{
		{"en", "双方将继续就共同关心的问题保持沟通，推动两国关系健康稳定发展。", "zh"},
		{"ja", "双方将继续就共同关心的问题保持沟通，推动两国关系健康稳定发展。", "ja"},
		{"en", "この日の会議では、港の新しい計画について話し合われました。", "ja"},
		{"de", "อุตสาหกรรมการท่องเที่ยวของไทยกำลังเติบโตขึ้นอย่างต่อเนื่อง", "th"},
		{"en", "保持沟通", "en"},
		{"en", "Der Hafen wird neu gebaut.", "en"},
	} {
		if got := Of(tt.declared, "", tt.text); got != tt.want {
			t.Errorf("%s, %s: %q, want %q", tt.declared, tt.text, got, tt.want)
		}
	}
}
