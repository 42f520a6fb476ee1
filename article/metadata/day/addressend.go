package day

import (
	"net/url"
	"strconv"
	"strings"

	"galley/date"
	"galley/page"
)

// maxMonth is the number of the last month.
const maxMonth = 12

// AtAddressEnd is the day that ends the last part of the path of an address: what-it-is-30-agosto-2026,
// or what-it-is-14-05-2024. Of two numbers that may both be the month none is read where the language
// has the month first.
func AtAddressEnd(address, language string) Date {
	u, err := url.Parse(address)
	if err != nil {
		return Date{}
	}
	path := strings.TrimSuffix(u.Path, "/")
	last := path[strings.LastIndexByte(path, '/')+1:]
	if dot := strings.LastIndexByte(last, '.'); dot > 0 && page.HasLetters(last[dot:]) {
		last = last[:dot]
	}
	parts := strings.FieldsFunc(last, func(r rune) bool { return r == '-' || r == '_' })
	if len(parts) < 4 { // a day alone is none of what the page is called
		return Date{}
	}
	parts = parts[len(parts)-3:]
	if len(parts[2]) != len("2024") || !allDigits(parts[2]) {
		return Date{}
	}
	if first, err := strconv.Atoi(parts[0]); err == nil && first <= maxMonth && allDigits(parts[1]) && strings.HasPrefix(strings.ToLower(language), "en") {
		return Date{}
	}
	raw := strings.Join(parts, " ")
	sign := " "
	if allDigits(parts[0]) && allDigits(parts[1]) {
		sign = "."
	}
	day, ok := date.Day(strings.Join(parts, sign), language)
	if !ok {
		return Date{}
	}
	return Date{day.Format("2006-01-02"), raw}
}

func allDigits(s string) bool {
	return s != "" && strings.IndexFunc(s, func(r rune) bool { return r < '0' || r > '9' }) < 0
}
