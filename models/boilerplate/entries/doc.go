// Package entries keeps entries that a page is about: of a list, such as results of a search or offers of a
// shop, and of a live blog or a timeline, with their times.
package entries
