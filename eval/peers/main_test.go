package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"galley/eval"
	"galley/eval/evaltest"
)

const (
	text = "The harbour was closed on Monday, after the crane had been seen to lean over the old quay, and nobody could say for how long.\n" +
		"Nobody was hurt, said the harbour master, and the crane will be mended within the week, if the parts arrive in time.\n" +
		"Ships go to the old quay for now, where there is room for three of them, and where the pilots have worked since Sunday.\n" +
		"The town’s council will meet on Friday, to hear why the crane, which was inspected in spring, had begun to move at all."
	head = `<!doctype html><html lang=en><title>Harbour closed</title><nav><ul><li><a href=/>Home</a><li><a href=/sport>Sport</a></ul></nav><main><h1>Harbour closed</h1><article><p>`
	foot = `</article></main><footer><a href=/a>About</a> <a href=/b>Imprint</a></footer>`
)

// single is a corpus of one page.
func single(t *testing.T) string {
	t.Helper()
	return evaltest.Lay(t, map[string]string{
		"ground-truth.json": encoded(t, map[string]any{"one": map[string]string{"articleBody": text, "url": "https://example.org/one"}}),
		"html/one.html":     head + strings.ReplaceAll(text, "\n", "<p>") + foot,
	})
}

func encoded(t *testing.T, v any) string {
	t.Helper()
	data, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func TestRun(t *testing.T) {
	dir := single(t)
	for _, more := range [][]string{nil, {"-decoded"}} {
		var out bytes.Buffer
		if err := run(t.Context(), append(more, "-corpus", dir, "-json"), &out, os.Stderr); err != nil {
			t.Fatal(err)
		}
		var report eval.TextReport
		if err := json.Unmarshal(out.Bytes(), &report); err != nil {
			t.Fatal(err)
		}
		if len(report.Methods) < 10 {
			t.Errorf("only %d extractors", len(report.Methods))
		}
		for _, m := range report.Methods {
			if m.Failures > 0 || m.MSMedian <= 0 || m.Metrics.Bag.R < 0.7 {
				t.Errorf("%s %v: %d failures, %.2f ms, recall %.2f", m.Name, more, m.Failures, m.MSMedian, m.Metrics.Bag.R)
			}
		}
	}
}

func TestRunWritesTable(t *testing.T) {
	page := filepath.Join(t.TempDir(), "report.html")
	var out bytes.Buffer
	err := run(t.Context(), []string{"-corpus", single(t), "-method", "cetd-ds", "-html", page}, &out, os.Stderr)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"| cetd-ds |", "| go-trafilatura |", "| readeck-readability |", "| go-domdistiller |"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("no %s in\n%s", want, out.String())
		}
	}
	if _, err := os.Stat(page); err != nil {
		t.Error(err)
	}
}

func TestRunRefuses(t *testing.T) {
	for _, args := range [][]string{{}, {"-corpus", "nowhere"}, {"-corpus", ".", "-method", "nothing"}, {"-nothing"}, {"-corpus", ".", "-both", "-html", "x"}} {
		if err := run(t.Context(), args, &bytes.Buffer{}, &bytes.Buffer{}); err == nil {
			t.Errorf("%v: no error", args)
		}
	}
}

func TestSpeed(t *testing.T) {
	var out bytes.Buffer
	if err := run(t.Context(), []string{"-corpus", single(t), "-speed", "-rounds", "2", "-method", "all"}, &out, os.Stderr); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"| cetr |", "| fused |", "| readeck-readability, decoded |", "| 1.00 | 1.00 | 1.00 | 1.00 |"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("no %s in\n%s", want, out.String())
		}
	}
}

// TestBoth: one run, a table of the articles and one of all pages.
func TestBoth(t *testing.T) {
	dir := wcxb(t)
	var out bytes.Buffer
	if err := run(t.Context(), []string{"-corpus", dir, "-corpus", single(t), "-both", "-json"}, &out, os.Stderr); err != nil {
		t.Fatal(err)
	}
	var reports []eval.TextReport
	if err := json.Unmarshal(out.Bytes(), &reports); err != nil {
		t.Fatal(err)
	}
	var pages []int
	for _, r := range reports {
		pages = append(pages, r.Pages)
	}
	if !slices.Equal(pages, []int{1, 2, 1}) {
		t.Errorf("reports of %d pages, want 1, 2 and 1", pages)
	}
}

// wcxb is a corpus of an article and a page that is none.
func wcxb(t *testing.T) string {
	t.Helper()
	files := map[string]string{}
	for id, kind := range map[string]string{"0001": "article", "0002": "forum"} {
		files["ground-truth/"+id+".json"] = encoded(t, map[string]any{"url": "https://example.org/" + id, "file_id": id,
			"_internal": map[string]any{"page_type": map[string]any{"primary": kind}}, "ground_truth": map[string]any{"main_content": text}})
		files["html/"+id+".html"] = head + strings.ReplaceAll(text, "\n", "<p>") + foot
	}
	return evaltest.Lay(t, files)
}
