// Package recipe finds and keeps the recipe of a page: the ingredients and steps that the page says that it has, or that
// lists of amounts tell, with what belongs to them.
package recipe
