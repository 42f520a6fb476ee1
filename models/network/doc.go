// Package network is the stages of a wrapper that was fitted to corpora: small networks that
// score the blocks of a page, then bodies and titles by the posteriors of their blocks, then
// whether the page is an article. Package train/networks fits them.
package network
