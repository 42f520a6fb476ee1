// Package span holds runs of blocks and what is asked of the posteriors in them.
//
// A run is given by its first block and the one behind its last, as features.Index.Span has them.
package span
