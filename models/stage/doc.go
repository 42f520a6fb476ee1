// Package stage is one choice of a wrapper on one page: candidates, what measures them, the
// model that scores them ([Scorer]: a network or a support vector machine), and the one with
// the highest decision, with the columns that decided.
package stage
