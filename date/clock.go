package date

import (
	"regexp"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Clock is a time of day: 14:30, 14.30, 14h30, 14 h 30, 2 pm, 14時30分, ١٤:٣٠.
var Clock = regexp.MustCompile(`(?i)\b\d{1,2}([:.h]\d{2}|\s?[ap]\.?m\b|\s?h\s?\d{2}\b|[時时点點시]\s?\d{2}\s?[分분])|[٠-٩۰-۹०-९]{1,2}[:.：][٠-٩۰-۹०-९]{2}`)

// Bounds of a line that is a time of day: characters, and letters beside it, such as a word for "o'clock" or the name of a time zone.
const (
	clockChars   = 24
	clockLetters = 8
)

// afternoon are words for the second half of a day, where clocks count to twelve.
var afternoon = regexp.MustCompile(`(?i)[0-9 ]p\.?\s?m\.?|오후|下午|午後|晚上|μ\.?μ|chiều|tối`)

// dottedDay is the numbers of a day, which look like a time of day with dots.
var dottedDay = regexp.MustCompile(`\d{1,4}[./]\d{1,2}[./]\d{1,4}`)

// IsTimeOfDay reports whether a line is a time of day and little else.
func IsTimeOfDay(line string) bool {
	line = strings.TrimSpace(line)
	if utf8.RuneCountInString(line) > clockChars || !Clock.MatchString(dottedDay.ReplaceAllString(line, "")) {
		return false
	}
	letters := 0
	for _, r := range line {
		if unicode.IsLetter(r) {
			letters++
		}
	}
	return letters <= clockLetters
}

// Minute is the minute of the day that a line says, from 0 to 1439. ok is false where it says none.
func Minute(line string) (minute int, ok bool) {
	at := Clock.FindString(dottedDay.ReplaceAllString(line, ""))
	if at == "" {
		return 0, false
	}
	numbers := [2]int{}
	for i, field := range strings.FieldsFunc(at, func(r rune) bool { return !unicode.IsDigit(r) }) {
		if i == len(numbers) {
			break
		}
		digits := strings.Map(func(r rune) rune { return '0' + Digit(r) }, field)
		numbers[i], _ = strconv.Atoi(digits)
	}
	hour := numbers[0]
	if hour < 12 && afternoon.MatchString(line) {
		hour += 12
	}
	if minute = 60*hour + numbers[1]; hour > 23 || numbers[1] > 59 {
		return 0, false
	}
	return minute, true
}
