// Package figures keeps captions with the text that their pictures stand in, and tells pictures with
// captions from cards that lead elsewhere.
package figures
