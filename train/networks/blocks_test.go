package networks

import "testing"

func TestBalanced(t *testing.T) {
	article, copied := &sample{fitted: true, article: true, weight: 1}, &sample{fitted: true, article: true, augmented: true, weight: 3}
	other := &sample{fitted: true, weight: 2}
	section, unfitted := &sample{fitted: true, article: true, section: true, weight: 1}, &sample{weight: 1}
	tests := []struct {
		name    string
		samples []*sample
		of      *sample
		want    float64
	}{
		{"article among more articles", []*sample{article, copied, other}, article, 0.5},
		{"copy of one", []*sample{article, copied, other}, copied, 1.5},
		{"other page", []*sample{article, copied, other}, other, 2},
		{"article among fewer", []*sample{article, other}, article, 1},
		{"articles alone", []*sample{article, copied}, article, 1},
		{"copy with teasers", []*sample{section, other}, section, 0},
		{"not fitted", []*sample{article, unfitted}, unfitted, 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			f := &fitter{samples: tt.samples}
			if got := f.balanced()(tt.of); got != tt.want {
				t.Errorf("weight %v, want %v", got, tt.want)
			}
		})
	}
}
