// Package labels is what people say of pages: the dataset with decoded pages kept in a cache
// (store.go), labels with revisions, so that a stale write is a conflict and never a loss
// (labels.go), pages that two people label and who says what (opinions.go), and when two
// say the same (same.go).
package labels
