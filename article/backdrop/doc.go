// Package backdrop finds the pictures of a page that words of its article stand on: background
// pictures, the cover behind a title, imgs that words are laid over, and the dark layers between
// the two. They are found in the boxes of a laid-out page; how they are written is told by
// their fields.
package backdrop
