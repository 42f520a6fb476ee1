package allowlist

import (
	"strconv"
	"strings"
)

// OneOf returns v in lower case if it is among the words, else "".
func OneOf(v string, words ...string) string {
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

// Number returns v if it is a whole number of few digits, else "".
func Number(v string) string {
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

// Plain returns v if IsPlain, else "".
func Plain(v string) string {
	if !IsPlain(v) {
		return ""
	}
	return v
}
