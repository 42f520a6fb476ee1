package signature

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// chineseFamilies are some hundred family names that most people in China have, as they are written there
// and in Taiwan.
const chineseFamilies = "王李张張刘劉陈陳杨楊赵趙黄黃周吴吳徐孙孫胡朱高林何郭马馬罗羅梁宋郑鄭谢謝韩韓唐冯馮于董萧蕭肖程曹袁邓鄧许許傅沈曾彭吕呂苏蘇" +
	"卢盧蒋蔣蔡贾賈丁魏薛叶葉阎閻余潘杜戴夏钟鍾汪田任姜范方石姚谭譚廖邹鄒熊金陆陸郝孔白崔康毛邱秦江史顾顧侯邵孟龙龍万萬段雷钱錢汤湯尹黎易常武乔喬贺賀赖賴龚龔文"

// doubleFamilies are family names of two characters.
var doubleFamilies = []string{"欧阳", "歐陽", "司马", "司馬", "诸葛", "諸葛", "上官"}

// isHanLabel reports whether a line in Chinese characters alone is no name, in a text in Chinese. Any
// short line is like a name there: a name has no blank in it and begins with one for a family, unless
// it is from abroad and has a dot in it. In Japanese names are otherwise.
func (r *Reader) isHanLabel(line string) bool {
	if r.japanese || line == "" || strings.ContainsFunc(line, func(c rune) bool { return c != ' ' && !unicode.Is(unicode.Han, c) }) {
		return false
	}
	words := strings.Fields(line)
	return !isSpacedName(words) && slices.ContainsFunc(words, func(word string) bool { return !isChineseName(word) })
}

// isChineseName reports whether a word is of one or two characters behind a family name.
func isChineseName(word string) bool {
	for _, family := range doubleFamilies {
		if given, found := strings.CutPrefix(word, family); found {
			return isGiven(given)
		}
	}
	first, size := utf8.DecodeRuneInString(word)
	return strings.ContainsRune(chineseFamilies, first) && isGiven(word[size:])
}

// isGiven reports whether a given name has the characters of one.
func isGiven(name string) bool {
	n := utf8.RuneCountInString(name)
	return n == 1 || n == 2
}

// isSpacedName reports whether words are the two characters of a name, set apart as in print.
func isSpacedName(words []string) bool {
	return len(words) == 2 && len(words[0]) == len(words[1]) && utf8.RuneCountInString(words[0]) == 1 && isChineseName(words[0]+words[1])
}

// firstKana is the first character of the two scripts: most texts have none as high.
const firstKana = '\u3041'

// hasKana reports whether a text is in Japanese.
func hasKana(lines []Line) bool {
	return slices.ContainsFunc(lines, func(b Line) bool {
		return strings.ContainsFunc(b.Text, func(c rune) bool { return c >= firstKana && unicode.In(c, unicode.Hiragana, unicode.Katakana) })
	})
}
