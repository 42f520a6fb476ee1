// Package method describes extractors that can be asked for by name: a [Method], which needs no
// training, with its parameters, and what is [Learned] from labelled pages by other means than
// a models.Wrapper. The packages in the folder around this one are such methods from the
// literature; package models/methods lists all of them.
package method
