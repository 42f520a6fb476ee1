// Package proposal is what a wrapper proposes for pages, made once for each of them
// (proposal.go), and in which order a person is shown the pages for it (order.go).
package proposal
