package site

import "math"

// Correction adds the weights of the traits that are there to a logit. Traits that it
// does not have weigh nothing.
type Correction map[string]float64

// logitBound bounds the logit of the base: what is certain to it must stay correctable.
const logitBound = 5

// Offset is the logit of a posterior, in [-5, 5], which a Correction adds to.
func Offset(posterior float64) float64 {
	return min(max(math.Log(posterior/(1-posterior)), -logitBound), logitBound)
}

// Apply corrects a posterior. A trait that is there twice counts once.
func (c Correction) Apply(posterior float64, traits []string) float64 {
	logit, seen := 0.0, map[string]bool{}
	for _, t := range traits {
		if w, ok := c[t]; ok && !seen[t] {
			seen[t] = true
			logit += w
		}
	}
	if logit == 0 {
		return posterior
	}
	return 1 / (1 + math.Exp(-Offset(posterior)-logit))
}
