package networks

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestNarrow(t *testing.T) {
	tests := []struct {
		name    string
		rows    [][]float32
		columns int
		want    [][]float32
	}{
		{"without the last columns", [][]float32{{1, 2, 3}, {4, 5, 6}}, 2, [][]float32{{1, 2}, {4, 5}}},
		{"all columns", [][]float32{{1, 2}}, 2, [][]float32{{1, 2}}},
		{"no rows", nil, 2, nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if diff := cmp.Diff(tt.want, narrow(tt.rows, tt.columns)); diff != "" {
				t.Errorf("rows (-want +got):\n%s", diff)
			}
		})
	}
}
