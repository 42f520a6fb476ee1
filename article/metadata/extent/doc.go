// Package extent says where an article stands on its page: its title, where its text begins and ends,
// and what of the page is of others, such as comments and other articles. It answers what a node has to
// do with the article: whether it is in a figure, a quotation or the footer of the page, which block it
// stands in, and whether it is one of several entries of a list.
package extent
