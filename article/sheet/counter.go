package sheet

import (
	"strconv"
	"strings"

	"galley/article/allowlist"
)

// counterStyles are the styles that a counter may be shown in: those that are made of
// its number alone.
var counterStyles = allowlist.Set(`decimal decimal-leading-zero lower-roman upper-roman lower-alpha lower-latin
	upper-alpha upper-latin lower-greek armenian lower-armenian upper-armenian georgian hebrew disc circle square
	arabic-indic persian bengali devanagari gujarati gurmukhi kannada khmer cambodian lao malayalam mongolian myanmar
	oriya tamil telugu thai tibetan ethiopic-numeric hiragana hiragana-iroha katakana katakana-iroha
	cjk-decimal cjk-ideographic cjk-earthly-branch cjk-heavenly-stem simp-chinese-informal simp-chinese-formal
	trad-chinese-informal trad-chinese-formal japanese-informal japanese-formal
	korean-hangul-formal korean-hanja-informal korean-hanja-formal`)

// maxCounters bounds the counters of a document; maxCounterValue what one is set to or
// counted on by.
const (
	maxCounters     = 64
	maxCounterValue = 10000
)

// counter is the name that a counter of the page has in the article, "" where it cannot
// be kept. Names of the page are never written, but for the one that browsers count list
// items by.
func (s *Sheet) counter(name string) string {
	if name == "list-item" {
		return name
	}
	known, ok := s.counters[name]
	if !ok && len(s.counters) < maxCounters {
		known = "k" + strconv.Itoa(len(s.counters))
		s.counters[name] = known
	}
	return known
}

// Resets are the declarations that begin the counters of the article which are reset around it:
// by elements with these looks, the nearest first. Without them each would begin anew wherever
// it is counted on.
func (s *Sheet) Resets(looks [][]string) string {
	var list []string
	begun := map[string]bool{}
	for _, look := range looks {
		fields := strings.Fields(look[CounterReset])
		for i := 0; i+1 < len(fields); i += 2 {
			known := s.counters[fields[i]]
			if reset := s.counting(fields[i] + " " + fields[i+1]); known != "" && reset != "" && !begun[known] {
				begun[known] = true
				list = append(list, reset)
			}
		}
	}
	if len(list) == 0 {
		return ""
	}
	return "counter-reset:" + strings.Join(list, " ") + ";"
}

// counting is a computed counter-reset or counter-increment as it may be written: pairs
// of names and numbers; "" where it says nothing or anything else.
func (s *Sheet) counting(v string) string {
	fields := strings.Fields(v)
	if len(fields) == 0 || len(fields)%2 != 0 || len(fields) > 8 {
		return ""
	}
	for i := 0; i < len(fields); i += 2 {
		number, err := strconv.Atoi(fields[i+1])
		if fields[i] = s.counter(fields[i]); fields[i] == "" || err != nil || number < -maxCounterValue || number > maxCounterValue {
			return ""
		}
	}
	return strings.Join(fields, " ")
}
