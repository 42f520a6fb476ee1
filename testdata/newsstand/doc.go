// Package newsstand makes small news sites: the same bytes on every machine
// and in every run, so that demonstrations, tests and continuous integration
// have pages of known titles and bodies without a network.
//
// [Sites] returns them in a fixed order. Each has a layout and typography of
// its own, sixty articles, a front page and a page a section, and is an
// http.Handler; serve every site from a listener of its own, so that it has an
// origin of its own, as real sites do. [Site.Labels] tells where title and
// body are, and [Site.Write] puts a whole site into a folder.
//
// How a page comes about: a seeded generator tells a story from the lines in
// text/ and sets furniture around it (navigation, related stories, comments,
// advertisements); a template of the site turns both into HTML in which the
// title and the body carry a marker; the HTML is parsed, the paths of the
// marked elements become the labels, and the document without its markers is
// what the site serves. Labels are therefore those of the document served.
//
// The label of a title is the lowest element that contains the whole title.
// The label of a body is the lowest element that contains every paragraph,
// picture, table, video and so on of the article; a standfirst counts where it
// is set in the running text. Advertisements and links inside that element are
// not cut out.
//
// Scripts of the pages change attributes, and append to the end of body, but
// move nothing: the paths hold before and after scripts have run.
package newsstand
