// Package picture tells what a page says of one of its pictures: the address of its file, the
// name by which it is known in whatever size, and whether it is one to be looked at. Without
// boxes that is what the markup says.
package picture
