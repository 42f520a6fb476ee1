// Package recipe keeps the ingredients and steps of the recipe that linked data have.
package recipe
