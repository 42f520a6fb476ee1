// Package training is the one background worker of the labeler: it proposes for the pages
// that wait, and learns from the labels after every few of them. It knows no wrapper; what
// learns comes through the interface Trainer.
//
//	worker.go    what it does when
//	order.go     what is proposed now, and in which order pages are shown
//	training.go  one training, how good it was, and whose proposals are shown after it
//	accuracy.go  how good a wrapper is, with an interval
//	trainer.go   what learns
package training
