package vwrapper

import (
	"cmp"
	"math"
	"slices"
)

// stump is a decision by one feature.
type stump struct {
	Feature int     `json:"f"`
	Above   float64 `json:"t"` // values above it are positive
	Alpha   float64 `json:"a"` // weight of the vote; below 0 turns it around
}

// booster is a vote of stumps.
type booster []stump

// score is the vote for a row, above 0 for positive: a share of all votes, in [-1, 1].
func (b booster) score(row []float64) float64 {
	sum, all := 0.0, 0.0
	for _, s := range b {
		all += math.Abs(s.Alpha)
		if row[s.Feature] > s.Above {
			sum += s.Alpha
		} else {
			sum -= s.Alpha
		}
	}
	return ratio(sum, all)
}

// rounds is how many stumps are learned at most.
const rounds = 100

// boost learns by AdaBoost (Freund and Schapire 1997): each round takes the stump with the
// least weighted error, and gives more weight to the rows that it errs on. It ends where a
// stump errs on none or is no better than chance.
func boost(rows [][]float64, positive []bool) booster {
	if len(rows) == 0 {
		return nil
	}
	order := sorted(rows)
	weights := make([]float64, len(rows))
	for i := range weights {
		weights[i] = 1 / float64(len(rows))
	}
	var b booster
	for range rounds {
		s, err := best(rows, positive, weights, order)
		err = max(err, 1e-9)
		s.Alpha *= 0.5 * math.Log((1-err)/err)
		if err >= 0.5-1e-9 {
			break
		}
		b = append(b, s)
		if err <= 1e-9 {
			break
		}
		sum := 0.0
		for i, row := range rows {
			vote := -s.Alpha
			if row[s.Feature] > s.Above {
				vote = s.Alpha
			}
			if !positive[i] {
				vote = -vote
			}
			weights[i] *= math.Exp(-vote)
			sum += weights[i]
		}
		for i := range weights {
			weights[i] /= sum
		}
	}
	return b
}

// sorted is the order of the rows by each feature.
func sorted(rows [][]float64) [][]int32 {
	order := make([][]int32, len(rows[0]))
	for f := range order {
		list := make([]int32, len(rows))
		for i := range list {
			list[i] = int32(i)
		}
		slices.SortStableFunc(list, func(a, b int32) int { return cmp.Compare(rows[a][f], rows[b][f]) })
		order[f] = list
	}
	return order
}

// best is the stump with the least weighted error, the first of equals. Its Alpha is 1 or
// -1: the side that is positive.
func best(rows [][]float64, positive []bool, weights []float64, order [][]int32) (s stump, err float64) {
	negatives := 0.0
	for i, w := range weights {
		if !positive[i] {
			negatives += w
		}
	}
	err = math.Inf(1)
	for f, list := range order {
		// All rows are above the threshold at first: negatives are errors.
		wrong := negatives
		for k, i := range list {
			if positive[i] {
				wrong += weights[i]
			} else {
				wrong -= weights[i]
			}
			value := rows[i][f]
			if k+1 < len(list) && rows[list[k+1]][f] == value {
				continue
			}
			above := value
			if k+1 < len(list) {
				above = value + (rows[list[k+1]][f]-value)/2
			}
			for _, side := range []float64{1, -1} {
				e := wrong
				if side < 0 {
					e = 1 - wrong
				}
				if e < err-1e-12 {
					s, err = stump{f, above, side}, e
				}
			}
		}
	}
	return s, err
}
