package page_test

import (
	"testing"

	"galley/page"
)

func TestRectUnion(t *testing.T) {
	tests := []struct {
		name       string
		a, b, want page.Rect
	}{
		{"apart", page.Rect{0, 0, 10, 10}, page.Rect{20, 30, 5, 5}, page.Rect{0, 0, 25, 35}},
		{"inside", page.Rect{0, 0, 10, 10}, page.Rect{2, 2, 3, 3}, page.Rect{0, 0, 10, 10}},
		{"left of the document", page.Rect{-5, 0, 10, 1}, page.Rect{0, -5, 1, 10}, page.Rect{-5, -5, 10, 10}},
		{"nothing", page.Rect{}, page.Rect{5, 5, 1, 1}, page.Rect{5, 5, 1, 1}},
		{"a line without height adds nothing", page.Rect{100, 100, 50, 0}, page.Rect{5, 5, 1, 1}, page.Rect{5, 5, 1, 1}},
		{"both empty", page.Rect{1, 1, 0, 0}, page.Rect{2, 2, 0, 5}, page.Rect{2, 2, 0, 5}},
	}
	for _, tt := range tests {
		if got := tt.a.Union(tt.b); got != tt.want {
			t.Errorf("%s: %v and %v make %v, want %v", tt.name, tt.a, tt.b, got, tt.want)
		}
		if !tt.a.Empty() && tt.a.Union(tt.b) != tt.b.Union(tt.a) {
			t.Errorf("%s: Union depends on the order", tt.name)
		}
	}
}

func TestRectContains(t *testing.T) {
	r := page.Rect{10, 20, 30, 40}
	tests := []struct {
		name string
		x, y float64
		want bool
	}{
		{"left top corner", 10, 20, true},
		{"inside", 39.9, 59.9, true},
		{"right edge", 40, 30, false},
		{"bottom edge", 20, 60, false},
		{"outside", 9.9, 30, false},
	}
	for _, tt := range tests {
		if got := r.Contains(tt.x, tt.y); got != tt.want {
			t.Errorf("%s: Contains(%v, %v) = %v, want %v", tt.name, tt.x, tt.y, got, tt.want)
		}
	}
	if (page.Rect{}).Contains(0, 0) {
		t.Error("the zero Rect contains its corner, want nothing")
	}
}

func TestRectMeasures(t *testing.T) {
	r := page.Rect{10, 20, 30, 40}
	if r.Right() != 40 || r.Bottom() != 60 || r.Area() != 1200 || r.Empty() {
		t.Errorf("%v: right %v, bottom %v, area %v", r, r.Right(), r.Bottom(), r.Area())
	}
}

func TestRectIntersect(t *testing.T) {
	tests := []struct {
		name       string
		a, b, want page.Rect
	}{
		{"overlap", page.Rect{0, 0, 10, 10}, page.Rect{5, -5, 10, 10}, page.Rect{5, 0, 5, 5}},
		{"one inside the other", page.Rect{0, 0, 10, 10}, page.Rect{2, 3, 4, 5}, page.Rect{2, 3, 4, 5}},
		{"side by side", page.Rect{0, 0, 10, 10}, page.Rect{10, 0, 10, 10}, page.Rect{}},
		{"apart", page.Rect{0, 0, 10, 10}, page.Rect{20, 20, 5, 5}, page.Rect{}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := tt.a.Intersect(tt.b); got != tt.want {
				t.Errorf("got %v, want %v", got, tt.want)
			}
			if got := tt.b.Intersect(tt.a); got != tt.want {
				t.Errorf("the other way round: %v, want %v", got, tt.want)
			}
		})
	}
}
