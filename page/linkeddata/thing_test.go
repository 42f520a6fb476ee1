package linkeddata

import (
	"encoding/json"
	"html"
	"reflect"
	"strings"
	"testing"
)

func TestRead(t *testing.T) {
	tests := []struct {
		name, text string
		want       []Thing
	}{
		{"not JSON", `{"@type":"Article"`, nil},
		{"two values", `{} {}`, nil},
		{"brackets that do not match", `{"x":[}]}`, nil},
		{"line breaks in strings", "{\"headline\":\"a\nb\",\"description\":\"\\u0041\nb\"}", []Thing{{Headline: "a\nb", Description: "A b"}}},
		{"empty", "", nil},
		{"a number", " 1 ", nil},
		{"an article", `{"@context":{"a":[1,"]"]},"@type":"NewsArticle","headline":"Tom &amp; \u004aerry","articleBody":"x\ny","author":["Ann",{"name":"Bo"},["no"]],
			"publisher":{"name":"P"},"image":[{"url":"/i.png"}],"url":{"@id":"/a"},"datePublished":"2024-01-02","wordCount":12,"b":true}`,
			[]Thing{{Types: []string{"NewsArticle"}, Headline: "Tom & Jerry", Body: "x\ny", Authors: []string{"Ann", "Bo"}, Publisher: "P", Image: "/i.png", URL: "/a", Published: "2024-01-02"}}},
		{"a graph with references", `{"@graph":[{"@type":["Article","Thing"],"author":{"@id":"#a"}},{"@type":"Person","@id":"#a","name":"Ann"}]}`,
			[]Thing{{}, {Types: []string{"Article", "Thing"}, Authors: []string{"Ann"}}, {Types: []string{"Person"}, Name: "Ann"}}},
		{"the main thing of a page", `[{"@type":"WebPage","mainEntity":{"@type":"Report"}}]`, []Thing{{Types: []string{"WebPage"}}, {Types: []string{"Report"}}}},
		{"a recipe in sections", `{"@type":"Recipe","recipeIngredient":["1 &frac12; l milk","salt"],"recipeInstructions":[{"@type":"HowToSection","itemListElement":[{"text":"Boil it."},{"text":"Salt it."}]},"Serve."]}`,
			[]Thing{{Types: []string{"Recipe"}, Ingredients: []string{"1 ½ l milk", "salt"}, Steps: []string{"Boil it.", "Salt it.", "Serve."}}}},
		{"a recipe with what it takes", `{"@type":"Recipe","prepTime":"PT5M","recipeYield":[4,"4 plates"],"nutrition":{"calories":"80 kcal","unit":"g"},"recipeInstructions":[{"@type":"HowToSection","ItemListElement":[{"name":"Boil it."}]},{"name":"Step","text":"Salt it."}]}`,
			[]Thing{{Types: []string{"Recipe"}, Steps: []string{"Boil it.", "Salt it."}, Measures: []string{"PT5M", "4", "4 plates"}, Nutrients: []string{"80 kcal"}}}},
		{"characters that nobody sees, escaped", `{"headline":"a\udb40\udc69b","name":"c"}`, []Thing{{Headline: "ab", Name: "c"}}},
		{"a link around a name", `{"author":{"name":"&lt;a href=&#39;/ann&#39;&gt;Ann&lt;/a&gt;"},"publisher":{"name":"A &lt; B &gt; C"}}`, []Thing{{Authors: []string{"Ann"}, Publisher: "A < B > C"}}},
		{"a trail in a page, and logos", `{"@type":"WebPage","breadcrumb":{"@type":"BreadcrumbList","itemListElement":[{"name":"A","item":"/"},{"item":{"@id":"/b","name":"B &amp; C"}},{"item":"/c"}]},"logo":"/l.png","publisher":{"name":"P","logo":{"url":"/p.png"}}}`,
			[]Thing{{Types: []string{"WebPage"}, Publisher: "P", Logos: []string{"/l.png", "/p.png"}}, {Types: []string{"BreadcrumbList"}, Trail: []Step{{"A", "/"}, {"B & C", "/b"}}}}},
		{"a list that is no trail", `{"@type":"ItemList","itemListElement":[{"name":"A","item":"/"}]}`, []Thing{{Types: []string{"ItemList"}}}},
		{"a key twice", `{"headline":"a","headline":"b"}`, []Thing{{Headline: "b"}}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := Read(tt.text); !reflect.DeepEqual(got, tt.want) {
				t.Errorf("got  %+v\nwant %+v", got, tt.want)
			}
		})
	}
}

// What is nested without end is read to a bound.
func TestReadIsBounded(t *testing.T) {
	deep := strings.Repeat(`{"mainEntity":`, 5000) + "1" + strings.Repeat("}", 5000)
	if n := len(Read(deep)); n != maxJSONDepth {
		t.Errorf("%d objects of a chain, want %d", n, maxJSONDepth)
	}
	wide := "[" + strings.Repeat("{},", 5000) + "{}]"
	if n := len(Read(wide)); n != maxThings {
		t.Errorf("%d objects of a list, want %d", n, maxThings)
	}
}

// FuzzRead: whatever encoding/json reads can be read, with the same values.
func FuzzRead(f *testing.F) {
	for _, seed := range []string{`{"@type":"Article","headline":"a\"b","x":[{"y":[]},-1e9]}`, `[1,"\\",{"x":[{}]},null]`, `{"name":{"@id":"\ud800"}}`, ` [ ] `, "{\"headline\":\"a\nb\"}", `{"a":}`, `[1 2]`, `[[}]`, `{"":"","headline"`} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		things := Read(text)
		var object struct {
			Headline *string `json:"headline"`
		}
		var keys map[string]json.RawMessage
		if json.Unmarshal([]byte(text), &keys) != nil || json.Unmarshal(keys["headline"], &object.Headline) != nil || object.Headline == nil {
			return
		}
		if len(things) == 0 || things[0].Headline != html.UnescapeString(*object.Headline) {
			t.Errorf("%q says %+v, want the headline %q", text, things, *object.Headline)
		}
	})
}

func BenchmarkRead(b *testing.B) {
	text := `{"@context":"https://schema.org","@graph":[{"@type":"NewsArticle","headline":"A day out","articleBody":"` + strings.Repeat("Some words of it. ", 300) + `","author":{"name":"Ann"}},` +
		strings.Repeat(`{"@type":"ListItem","position":1,"item":{"@id":"https://x.example/","title":"x"}},`, 40) + `{}]}`
	b.Run("Read", func(b *testing.B) {
		b.SetBytes(int64(len(text)))
		for b.Loop() {
			Read(text)
		}
	})
	b.Run("encoding/json", func(b *testing.B) {
		b.SetBytes(int64(len(text)))
		for b.Loop() {
			var v any
			json.Unmarshal([]byte(text), &v)
		}
	})
}

func TestScan(t *testing.T) {
	tests := []struct {
		name, script, value, rest string
		limit                     int
		ok                        bool
	}{
		{"a string", `{"headline" : "A day\u0020out", "x": 1}`, "A day out", `"A day\u0020out", "x": 1}`, 100, true},
		{"the first of a list", `{"headline": ["One", "Two"]}`, "One", `"One", "Two"]}`, 100, true},
		{"no string", `{"headline": {"a": 1}}`, "", `{"a": 1}}`, 100, true},
		{"no key", `{"name": "A headline"`, "", "", 100, false},
		{"inside a program", `window.state = {story: {"headline": "A day"}};`, "A day", `"A day"}};`, 100, true},
		{"a string that breaks off", `{"headline": "A da`, "", `"A da`, 100, true},
		{"longer than the limit", `{"headline": "A day"}`, "", `"A day"}`, 4, true},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			value, rest, ok := Scan(tt.script, "headline", tt.limit)
			if value != tt.value || rest != tt.rest || ok != tt.ok {
				t.Errorf("%q, %q, %v; want %q, %q, %v", value, rest, ok, tt.value, tt.rest, tt.ok)
			}
		})
	}
}
