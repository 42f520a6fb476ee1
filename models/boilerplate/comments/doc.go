// Package comments finds what readers say below a text: threads, which people have signed one after the
// other, what the page calls comments, answers behind a form to answer with, remarks beside a field to write
// one in, and entries that can be answered.
//
// It asks an index alone, without posteriors of the rules: [galley/models/boilerplate/view.View] knows by
// it whether a page has a thread.
package comments
