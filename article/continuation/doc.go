// Package continuation joins the pages of an article that is split over several: the text of the
// following pages is put behind that of the first, in a copy of the first page. The pages of one
// article have one template, so that what follows has the place, the width and the look that it
// has on its own page, and an article is made of the whole as of any other page and selection.
//
// What the pages have in common is their template, or says once more what was said: the headline,
// the standfirst, the author, the lead picture. It stays where it is on the first page and is cut
// from the others.
package continuation
