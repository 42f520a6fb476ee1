// Package site is what a wrapper learns of the site of its labels, beside what a base knows of
// all sites: which pages are of the site ([Site.Match]), how much the base counts there, and
// which of its posteriors are wrong there. It counts on pages of that site only.
package site
