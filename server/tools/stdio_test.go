package tools

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"testing"
)

const hello = `{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"t","version":"1"}}}` +
	"\n" + `{"jsonrpc":"2.0","method":"notifications/initialized"}` + "\n"

// answers are what a client that says something and goes away at once gets, by id; the wrong
// lines of it are those without id.
func answers(t *testing.T, said string) (map[int]string, []int) {
	t.Helper()
	e, _ := newEngine(t)
	var out bytes.Buffer
	if err := Serve(t.Context(), e, "test", strings.NewReader(said), &out); err != nil {
		t.Fatal(err)
	}
	known, wrong := map[int]string{}, []int(nil)
	for text := range strings.Lines(out.String()) {
		var answer struct {
			ID    *int
			Error struct{ Code int }
		}
		if err := json.Unmarshal([]byte(text), &answer); err != nil {
			t.Fatalf("%q: %v", text, err)
		}
		if answer.ID == nil {
			wrong = append(wrong, answer.Error.Code)
			continue
		}
		known[*answer.ID] = text
	}
	return known, wrong
}

// A line that is no message is answered, and the session goes on.
func TestWrongLines(t *testing.T) {
	for _, tt := range []struct {
		name, text string
		code       int
	}{
		{"no JSON", "hello", -32700},
		{"half of a message", `{"jsonrpc":"2.0","id":`, -32700},
		{"no version", `{"a":1}`, -32600},
		{"a number", "42", -32600},
		{"a method that is no text", `{"jsonrpc":"2.0","id":9,"method":5}`, -32600},
		{"an empty batch", "[]", -32600},
	} {
		t.Run(tt.name, func(t *testing.T) {
			known, wrong := answers(t, hello+tt.text+"\n\n"+`{"jsonrpc":"2.0","id":3,"method":"ping"}`+"\n")
			if len(wrong) != 1 || wrong[0] != tt.code || known[1] == "" || !strings.Contains(known[3], "result") {
				t.Errorf("wrong lines %d, answers %v; want one %d, and 1 and 3 answered", wrong, known, tt.code)
			}
		})
	}
}

// What a client asked is answered although its input ends right behind, also without an end of
// the line; what it cancelled is not waited for.
func TestAnsweredAtTheEnd(t *testing.T) {
	_, site := newEngine(t)
	call := `{"jsonrpc":"2.0","id":%d,"method":"tools/call","params":{"name":"extract","arguments":{"url":%q}}}`
	known, wrong := answers(t, hello+fmt.Sprintf(call, 2, site+"/a")+"\n"+fmt.Sprintf(call, 3, site+"/none"))
	if len(wrong) > 0 || !strings.Contains(known[2], "The ferry returns") || !strings.Contains(known[3], "404") {
		t.Errorf("answers %v", known)
	}
	answers(t, hello+fmt.Sprintf(call, 2, site+"/a")+"\n"+`{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2}}`)
}

// A message that has no end is refused before it fills the memory.
func TestLongLine(t *testing.T) {
	e, _ := newEngine(t)
	err := Serve(t.Context(), e, "test", strings.NewReader(`"`+strings.Repeat("a", longestLine+1)), &bytes.Buffer{})
	if err == nil || !strings.Contains(err.Error(), "bytes") {
		t.Errorf("Serve = %v, want what is too long", err)
	}
}
