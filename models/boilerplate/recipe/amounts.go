package recipe

import (
	"regexp"
	"strings"
	"unicode"

	"galley/features"
	"galley/page"
)

// Bounds of a list of amounts: its items, the share of them that begin with an amount, or that have a measure behind a
// name, words of them on average, the share of links, and lines of a block that are asked.
const (
	amountsLeast    = 4
	amountsShare    = 0.6
	amountMean      = 10
	amountLinks     = 0.9
	mostAmountLines = 200
)

// amount is what an ingredient begins with: a number or a fraction, no ordinal or time of day.
var amount = regexp.MustCompile(`^[^\pL\pN]{0,3}(\pN+(?:[.,/⁄–-]\pN+|\s+\pN/\pN+|\s*[½⅓⅔¼¾⅛])?)(?:\s*\(|\s*\pL)`)

// measure is a fraction as amounts have them, or a number with the sign of a measure that all languages share.
var measure = regexp.MustCompile(`[½⅓⅔¼¾⅛⅜⅝⅞]|(?:^|[^\pN/.,])(?:1[/⁄][2348]|[23][/⁄][34]|[357][/⁄]8)(?:[^\pN/.,]|$)|\pN\s?(?:g|kg|ml|cl|dl|l|oz|lb)\b`)

// nutrient is an energy, or a weight that only nutrients are told in.
var nutrient = regexp.MustCompile(`\pN\s?(?:kcal|kJ|mg|µg|μg|mcg)`)

// numberedBlocks are the blocks with a number: [i] of the first i. A list of amounts has some, and few other elements are
// worth to be read for it.
func numberedBlocks(x *features.Index) []int {
	n := make([]int, x.NumBlocks()+1)
	for i := range x.NumBlocks() {
		n[i+1] = n[i]
		if x.BlockDigits(i) > 0 {
			n[i+1]++
		}
	}
	return n
}

// amounts are the blocks of lists whose items begin with amounts, as ingredients do. Where all are asked for, nothing
// need stand behind them, else what is done with them does. Items are marked up alike, or are lines of one block.
func amounts(x *features.Index, from, to int, all bool) (blocks map[int]bool) {
	blocks = map[int]bool{}
	numbered := numberedBlocks(x)
	for n := page.NodeID(0); int(n) < len(x.Page.Nodes); n++ {
		if node := &x.Page.Nodes[n]; node.Kind != page.Element || node.Hidden {
			continue
		}
		a, b := x.Span(n)
		if a < from || b > to || b-a < amountsLeast || float64(numbered[b]-numbered[a]) < amountsShare*amountsLeast || x.LinkShare(n) > amountLinks {
			continue
		}
		for _, run := range runsOf(x, n) {
			if !run.mayBeAmounts(x) || !areAmounts(run.texts(x)) || !all && !hasMethod(x, run.to-1) {
				continue
			}
			for i := run.from; i < run.to; i++ {
				if !isControl(x, i) {
					blocks[i] = true
				}
			}
		}
	}
	for i := from; i < to; i++ {
		if float64(x.BlockDigits(i)) < amountsShare*amountsLeast {
			continue
		}
		lines := strings.Split(x.BlockText(i), "\n")
		if len(lines) <= mostAmountLines && areAmounts(lines) && (all || hasMethod(x, i)) {
			blocks[i] = true
		}
	}
	return blocks
}

// areAmounts reports whether most of some lines begin with amounts, one at least with a measure, and do not count each
// other, or have a measure behind a name each.
func areAmounts(lines []string) bool {
	if len(lines) < amountsLeast || !haveNumbers(lines) {
		return false
	}
	begin, behind, measured, words, all, counts, last := 0, 0, 0, 0, 0, 0, -2
	for _, line := range lines {
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		all++
		words += page.CountWords(line)
		if !strings.ContainsFunc(line, unicode.IsNumber) {
			continue // as amounts, measures and nutrients have
		}
		if nutrient.MatchString(line) {
			return false
		}
		m, isMeasured := amount.FindStringSubmatch(line), measure.MatchString(line)
		switch {
		case m != nil:
			begin++
			if isMeasured {
				measured++
			}
			if n := wholeNumber(m[1]); n >= 0 {
				if n == last+1 || n == last-1 {
					counts++
				}
				last = n
			}
		case isMeasured && page.HasLetters(line):
			behind++
		}
	}
	if all < amountsLeast || words > amountMean*all {
		return false
	}
	least := amountsShare * float64(all)
	return float64(behind) >= least || measured > 0 && float64(begin) >= least && 2*counts < begin
}

// haveNumbers reports whether as many lines have a number as must have an amount: most lists have none, and need not be
// looked at closer.
func haveNumbers(lines []string) bool {
	some, all := 0, 0
	for _, line := range lines {
		if strings.TrimSpace(line) == "" {
			continue
		}
		if all++; strings.ContainsFunc(line, unicode.IsNumber) {
			some++
		}
	}
	return float64(some) >= amountsShare*float64(all)
}

// wholeNumber is the number that a text is, -1 of others.
func wholeNumber(text string) int {
	n := 0
	for _, r := range text {
		if r < '0' || r > '9' || n > 10000 {
			return -1
		}
		n = 10*n + int(r-'0')
	}
	return n
}
