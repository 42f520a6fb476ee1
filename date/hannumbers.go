package date

import (
	"regexp"
	"strconv"
	"strings"
)

// hanDay is a day that is written in Chinese numerals, as vertical text has it: 二〇二六年五月十二日, 令和八年五月十二日.
var hanDay = regexp.MustCompile(`([〇○零一二三四五六七八九十元]{1,4})年([一二三四五六七八九十]{1,2})月([一二三四五六七八九十]{1,3})日`)

// withHanNumbers is a text with the numbers of such days in digits.
func withHanNumbers(text string) string {
	if !strings.Contains(text, "年") || !strings.Contains(text, "日") {
		return text
	}
	return hanDay.ReplaceAllStringFunc(text, func(day string) string {
		parts := hanDay.FindStringSubmatch(day)
		year, month, ofMonth := hanNumber(parts[1]), hanNumber(parts[2]), hanNumber(parts[3])
		if parts[1] == "元" {
			return "元年" + strconv.Itoa(month) + "月" + strconv.Itoa(ofMonth) + "日"
		}
		return strconv.Itoa(year) + "年" + strconv.Itoa(month) + "月" + strconv.Itoa(ofMonth) + "日"
	})
}

// HasHanDay reports whether a text has a day in Chinese numerals.
func HasHanDay(text string) bool { return strings.Contains(text, "年") && hanDay.MatchString(text) }

// hanNumber is a number below 100 by tens and ones (二十三), or one digit by digit (二〇二六).
func hanNumber(s string) int {
	n, ten := 0, false
	for _, r := range s {
		switch digit := strings.Index("〇一二三四五六七八九", string(r)) / len("〇"); {
		case r == '十':
			n, ten = max(n, 1)*10, true
		case ten:
			n += digit
		default: // another sign for zero has no place in the row
			n = n*10 + max(digit, 0)
		}
	}
	return n
}
