package twcem

import "strings"

// place is Algorithm 4 of Tan et al. 2018 (section III.C): the indexes of the first and
// the last row of the body. The first is looked for in the first half of the rows, the last in
// the second; where no row has enough of the title, the body begins with the first
// row or ends with the last. rows must not be empty. With ExcludeEnd, and only
// then, end may be before start.
func place(rows []*row, title string, o Options) (start, end int) {
	n := len(rows)
	start, end = 0, n-1
	c := newCommon(title, o.Characters, o.MinCommon)
	from, firstHalf, lastHalf := 0, (n+1)/2, n/2 // rows [from, firstHalf) and [lastHalf, n)
	if o.PrintedLoops {
		from, firstHalf, lastHalf = 1, n/2, n/2+1
	}
	for i := from; i < firstHalf; i++ {
		if c.enough(block(rows[i:min(n, i+o.Block+1)])) {
			start = i
			break
		}
	}
	for i := n - 1; i >= lastHalf; i-- {
		if c.enough(block(rows[max(0, i-o.Block) : i+1])) {
			end = i
			break
		}
	}
	if o.ExcludeEnd {
		end--
	}
	return start, end
}

// block is the text of a Cblock: a row with its K neighbours.
func block(rows []*row) string {
	if len(rows) == 1 {
		return rows[0].text()
	}
	texts := make([]string, len(rows))
	for i, r := range rows {
		texts[i] = r.text()
	}
	return strings.Join(texts, "\n")
}
