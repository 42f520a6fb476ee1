// Package tabs is what the labeler knows of the tabs that are open: what they are told, and
// which page each of them shows.
package tabs
