package article

import (
	"math"
	"strconv"
	"strings"
)

// oneOf returns v in lower case if it is among the words, else "".
func oneOf(v string, words ...string) string {
	if v == "" {
		return ""
	}
	v = strings.ToLower(strings.TrimSpace(v))
	for _, word := range words {
		if v == word {
			return v
		}
	}
	return ""
}

// number returns v if it is a whole number of few digits, else "".
func number(v string) string {
	if v == "" {
		return ""
	}
	v = strings.TrimSuffix(strings.TrimSpace(v), "px")
	i, err := strconv.Atoi(v)
	if err != nil || i < -100_000 || i > 100_000 {
		return ""
	}
	return strconv.Itoa(i)
}

func plain(v string) string {
	if !vetPlain(v) {
		return ""
	}
	return v
}

// pixels reads a computed length such as "16.5px"; 0 for anything else.
func pixels(v string) float64 {
	f, err := strconv.ParseFloat(strings.TrimSuffix(v, "px"), 64)
	if err != nil || math.IsNaN(f) || math.Abs(f) > 1e7 {
		return 0
	}
	return f
}
