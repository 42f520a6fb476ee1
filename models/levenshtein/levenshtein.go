// Package levenshtein measures the edit distance of two sequences: characters of
// titles, or tags of paths.
package levenshtein

// Distance is the least number of insertions, deletions and substitutions that turn
// a into b, in len(a)·len(b) steps. A step on the diagonal, which keeps or
// substitutes an element, costs diagonal more than that: 0 is the usual distance; 1
// is the recurrence as Tan et al. 2018 print it in Algorithm 2, by which equal
// elements cost 1 and unequal ones 2.
func Distance(a, b []rune, diagonal int) int {
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
