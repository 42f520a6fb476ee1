// Package machine is the stages of a wrapper that was trained on the labelled pages of one
// site: two support vector machines, for the body and for the title given that body. Package
// train makes them.
package machine
