package twcem

// distance is the Levenshtein distance of two texts in characters (algorithms 1.3),
// in len(a)·len(b) steps. As printed in Algorithm 2 the diagonal costs one more, so
// that equal characters cost 1 and unequal ones 2 (OPEN-T4).
func distance(a, b []rune, printed bool) int {
	diagonal := 0
	if printed {
		diagonal = 1
	}
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i, x := range a {
		corner := row[0] // of the row before, left of j
		row[0] = i + 1
		for j, y := range b {
			cost := corner + diagonal
			if x != y {
				cost++
			}
			corner = row[j+1]
			row[j+1] = min(cost, row[j]+1, corner+1)
		}
	}
	return row[len(b)]
}
