// Package mail reads letters as mail programs save them (.eml; RFC 5322 and MIME): newsletters, for instance, which are
// articles that came by mail. A letter becomes one page of HTML in UTF-8, with the pictures that it holds in it, and with
// what its headers say of it, where pages of the web say the same.
//
// Letters are untrusted. What cannot be read of one is left out or an error.
package mail
