// Package signature reads lines that say who wrote something and on which day, and days, times and
// minutes by themselves.
//
// Comments, posts, updates of a live blog and the lines above a text have them.
package signature
