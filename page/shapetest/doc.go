// Package shapetest makes pages of which one thing is very much: for tests that hold that no page takes
// time or memory that grows faster than its size. A shape is a page of any size, and each has another
// part that code may walk once too often: siblings, nesting, one text, one attribute, references from
// element to element, what a page says for programs, style sheets.
package shapetest
