// Package standfirst finds the standfirst of a text: what stands between its title and its first paragraph
// and sums it up, and a second line of the title.
package standfirst
