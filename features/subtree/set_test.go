package subtree

import (
	"encoding/json"
	"errors"
	"math"
	"reflect"
	"slices"
	"testing"

	"galley/features"
	"galley/features/column"
	"galley/features/wang"
	"galley/page"
	"galley/page/pagetest"
)

func TestSchema(t *testing.T) {
	for _, s := range Sets() {
		if got, err := Lookup(s.Name); err != nil || got.Version != s.Version {
			t.Errorf("Lookup(%q) = version %d, %v", s.Name, got.Version, err)
		}
		if err := s.Limits.Check(); err != nil {
			t.Errorf("%s: %v", s.Name, err)
		}
		for _, k := range []Kind{Body, Title} {
			names := make(map[string]bool)
			for _, c := range s.Columns(k, column.All) {
				if names[c.Name] {
					t.Errorf("%s: column %s twice", s.Name, c.Name)
				}
				names[c.Name] = true
				if c.Unit == "" || c.Source == "" || !(c.SD > 0) || (c.Group != column.Spatial && c.Group != column.Content) {
					t.Errorf("%s: column %s is not complete: %+v", s.Name, c.Name, c)
				}
			}
		}
	}
}

func TestGroups(t *testing.T) {
	// Wang et al. 2009, section 5.3: body spatial 3-6, content 1-2; title spatial 1-7, content 8-10.
	s := Wang2009()
	tests := []struct {
		group       column.Group
		body, title []string
	}{
		{column.All, s.Names(Body), s.Names(Title)},
		{column.Spatial, s.Names(Body)[2:], s.Names(Title)[:7]},
		{column.Content, s.Names(Body)[:2], s.Names(Title)[7:]},
	}
	for _, tt := range tests {
		o := s.Only(tt.group)
		if !slices.Equal(o.Names(Body), tt.body) || !slices.Equal(o.Names(Title), tt.title) {
			t.Errorf("Only(%s) = %v %v, want %v %v", tt.group, o.Names(Body), o.Names(Title), tt.body, tt.title)
		}
		if g, err := column.ParseGroup(string(tt.group)); err != nil || g != tt.group {
			t.Errorf("ParseGroup(%q) = %q, %v", tt.group, g, err)
		}
	}
	if len(s.Names(Body)) != 6 || len(s.Names(Title)) != 10 {
		t.Errorf("the paper has 6 and 10 features, not %d and %d", len(s.Names(Body)), len(s.Names(Title)))
	}
	if _, err := column.ParseGroup("both"); err == nil {
		t.Error("ParseGroup(both) is no error")
	}
}

func TestPick(t *testing.T) {
	s, err := Full().Pick(Body, "RectTop", "LinkDensity")
	if err != nil || !slices.Equal(s.Names(Body), []string{"RectTop", "LinkDensity"}) || len(s.Names(Title)) != 19 {
		t.Errorf("Pick = %v %v, %v", s.Names(Body), s.Names(Title), err)
	}
	if len(Full().Names(Body)) != wang.PaperBody-1+3 {
		t.Error("Pick changed the set it was called on")
	}
	var unknown *column.UnknownError
	if _, err = Full().Pick(Title, "Colour"); !errors.As(err, &unknown) || unknown.Name != "Colour" {
		t.Errorf("Pick of an unknown column: %v", err)
	}
	if _, err = Lookup("2010"); !errors.As(err, &unknown) || unknown.Hint() != "there are: full, relative, wang2009" {
		t.Errorf("Lookup of an unknown set: %v", err)
	}
}

func TestScales(t *testing.T) {
	p := pagetest.Build(t, pagetest.El("h1#T", pagetest.Box(100, 120, 600, 40), "Title."), pagetest.El("div#B", pagetest.Box(100, 200, 600, 1800), "Body"))
	B, nodes := pagetest.ByID(t, p, "B"), []page.NodeID{pagetest.ByID(t, p, "T"), pagetest.ByID(t, p, "B")}
	x := features.NewIndex(p, Full().Limits)
	for _, k := range []Kind{Body, Title} {
		measure := func(s Set) Matrix {
			if k == Body {
				return s.Body(x, nodes)
			}
			return s.Title(x, B, nodes)
		}
		scaled, raw := measure(Full()), measure(Full().Unscaled())
		if scaled.Rows() != 2 || len(scaled.Data) != 2*scaled.Cols {
			t.Fatalf("matrix of %d rows, %d values", scaled.Rows(), len(scaled.Data))
		}
		for i := range scaled.Rows() {
			for j, c := range Full().Columns(k, column.All) {
				if want := (raw.Row(i)[j] - c.Mean) / c.SD; scaled.Row(i)[j] != want {
					t.Errorf("%s of row %d = %v, want %v", c.Name, i, scaled.Row(i)[j], want)
				}
			}
		}
	}
}

func TestLimits(t *testing.T) {
	data, err := json.Marshal(Full().Limits)
	if err != nil {
		t.Fatal(err)
	}
	var back wang.Limits
	if err := json.Unmarshal(data, &back); err != nil || !reflect.DeepEqual(back, Full().Limits) {
		t.Errorf("%s reads back as %+v, %v", data, back, err)
	}
	if l := (wang.Limits{AllowSelfLink: true}).OrDefault(); !reflect.DeepEqual(l, Full().Limits) {
		t.Errorf("zero Limits are %+v, want those of Full", l)
	}
	if l := Wang2009().Limits; l.ScreenLimit != 1 || l.AllowSelfLink || l.TwoScreens() != 1536 {
		t.Errorf("limits of the paper: %+v", l)
	}
	// The smallest area is a share of the screen.
	if got := workedScreen().MinBodyArea(); math.Abs(got-15728.64) > 1e-9 {
		t.Errorf("MinBodyArea = %v, want 15728.64", got)
	}
	for name, l := range map[string]wang.Limits{
		"negative screen": {ScreenWidth: -1},
		"huge screen":     {ScreenHeight: 1e9},
		"no number":       {ScreenLimit: math.NaN()},
		"share":           {MinBodyAreaShare: 2},
		"words":           {MaxWordNum: -1},
		"norm":            {BodyTopNorm: "page"},
		"distance":        {Distance: "far"},
	} {
		if l.Check() == nil {
			t.Errorf("%s: Check finds nothing", name)
		}
	}
}

func TestNoLayout(t *testing.T) {
	p := pagetest.Random(t, 1)
	x := features.NewIndex(p, Full().Limits)
	if _, _, err := BodyCandidates(x); !errors.Is(err, features.ErrNoLayout) {
		t.Errorf("BodyCandidates: %v", err)
	}
	if _, _, err := TitleCandidates(x, 0); !errors.Is(err, features.ErrNoLayout) {
		t.Errorf("TitleCandidates: %v", err)
	}
	var hint interface{ Hint() string }
	if !errors.As(features.ErrNoLayout, &hint) {
		t.Error("ErrNoLayout has no hint")
	}
}
