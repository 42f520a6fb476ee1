// Package xhtml reads pages that are XML: chapters of books (EPUB) and documents that a server
// calls application/xhtml+xml. A parser of HTML takes <script/> for the beginning of a script, and
// has no page behind it.
package xhtml
