// Package mhtml reads MHTML archives as Chrome writes them: what they hold, and where their
// documents are from. It adds the fonts that Chrome leaves out. All of it works on bytes;
// package render takes archives and replays them.
//
// Archives are untrusted. What cannot be read of one is left out or an error.
package mhtml
