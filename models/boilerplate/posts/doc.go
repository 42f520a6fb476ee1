// Package posts keeps the posts of a thread that its page is about together, and drops what stands between
// them: labels, and signatures below each.
package posts
