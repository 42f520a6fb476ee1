package facts

import (
	"context"
	"errors"
	"testing"

	"galley/eval/corpus"
)

// TestInterrupted holds that no document is read any more once the run is to end.
func TestInterrupted(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	read := 0
	docs := make([]corpus.Document, 50)
	for i := range docs {
		docs[i].File = "interrupted_test.go"
	}
	end := Extractor{Name: "end", Extract: func(context.Context, corpus.Document) (Facts, error) {
		read++
		cancel()
		return Facts{}, nil
	}}
	if _, err := Run(ctx, docs, []Extractor{end}, 1, nil); !errors.Is(err, context.Canceled) || read > 1 {
		t.Errorf("%d documents were read, error %v", read, err)
	}
}
