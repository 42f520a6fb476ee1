package date_test

import (
	"strings"
	"testing"

	"galley/date"
)

// TestAgo: how long ago something was is found in a line of any language.
func TestAgo(t *testing.T) {
	for line, want := range map[string]string{
		"3 days ago":                  "3 days ago",
		"an hour ago":                 "an hour ago",
		"Mia Holt · 2 hr. ago":        "2 hr. ago",
		"hace un mes":                 "hace un mes",
		"Lucía G. hace 3 semanas":     "hace 3 semanas",
		"vor einer Stunde":            "vor einer Stunde",
		"il y a 2 heures":             "il y a 2 heures",
		"a écrit il y a un an:":       "il y a un an:",
		"3 dni temu":                  "3 dni temu",
		"rok temu":                    "rok temu",
		"12 минут назад":              "12 минут назад",
		"год назад":                   "год назад",
		"1か月前":                        "1か月前",
		"2 時間前":                       "2 時間前",
		"3天前":                         "3天前",
		"5일 전":                        "5일 전",
		"2 giờ trước":                 "2 giờ trước",
		"قبل 3 ساعات":                 "قبل 3 ساعات",
		"לפני 5 שעות":                 "לפני 5 שעות",
		"2 घंटे पहले":                 "2 घंटे पहले",
		"10 dakika önce":              "10 dakika önce",
		"för 2 dagar sedan":           "för 2 dagar sedan",
		"há 4 meses":                  "há 4 meses",
		"A long time ago":             "",
		"May 3, 2004":                 "",
		"Years of war in the islands": "",
		"12 minutes":                  "",
		"":                            "",
	} {
		words := strings.Fields(line)
		got := ""
		if from, to, ok := date.Ago(words); ok {
			got = strings.Join(words[from:to], " ")
		}
		if got != want {
			t.Errorf("%q: %q, want %q", line, got, want)
		}
	}
}
