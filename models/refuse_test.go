package models

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"runtime"
	"strings"
	"testing"
)

func TestReadRefuses(t *testing.T) {
	const again = "galley train -d DIR"
	const other = "train the wrapper again with this galley"
	tests := []struct {
		name     string
		part     string // what is changed
		old, new string // no old: the whole part
		want     string // in the error
		hint     string
	}{
		{"no header", "wrapper.json", "", "", "wrapper: no wrapper.json: ", again},
		{"no body model", "body.svm", "", "", "wrapper: no body.svm: ", again},
		{"no title model", "title.svm", "", "", "wrapper: no title.svm: ", again},
		{"header of another kind", "wrapper.json", "", "<html>", "wrapper: wrapper.json: ", again},
		{"no version", "wrapper.json", `"format_version": 2,`, "", "format 0, this build reads 1 and 2", other},
		{"newer format", "wrapper.json", `"format_version": 2`, `"format_version": 3`, "format 3, this build reads 1", other},
		{"newer format of another shape", "wrapper.json", `"format_version": 2,`, `"format_version": 3, "limits": 3,`, "format 3, this build reads 1", other},
		{"a base that is not there", "wrapper.json", `"format_version": 2,`, `"format_version": 2, "blend": {"body": 1, "title": 1},`, "no base/wrapper.json", again},
		{"a blend out of range", "wrapper.json", `"format_version": 2,`, `"format_version": 2, "blend": {"body": -1, "title": 1},`, "blend weights -1", again},
		{"a base by name only", "wrapper.json", `"stages"`, `"features": {"set": "full"}, "base": {"name": "pretrained"}, "steps"`, "names the wrapper that it starts from", other},
		{"no stages", "wrapper.json", `"stages"`, `"steps"`, "stages: neither", again},
		{"other version of a column", "wrapper.json", "\"name\": \"RectLeft\",\n          \"version\": 1", "\"name\": \"RectLeft\",\n          \"version\": 2", "column RectLeft of feature set full has another version", other},
		{"unknown set", "wrapper.json", `"name": "full"`, `"name": "later"`, `no feature set "later"`, other},
		{"other version of the set", "wrapper.json", "\"name\": \"full\",\n    \"version\": 1", "\"name\": \"full\",\n    \"version\": 9", "made with feature set full 9, this build has 1", other},
		{"changed scale", "wrapper.json", `"mean": 0.223`, `"mean": 0.224`, "another version or scale", other},
		{"unknown column", "wrapper.json", `"name": "RectLeft"`, `"name": "RectRight"`, `no body column "RectRight"`, other},
		{"column of the other table", "wrapper.json", `"name": "LinkDensity"`, `"name": "IsH1"`, `no body column "IsH1"`, other},
		{"column twice", "wrapper.json", `"name": "RectLeft"`, `"name": "RectTop"`, "twice", again},
		{"no columns", "wrapper.json", `"columns": [`, `"columns": [], "rest": [`, "there are none", again},
		{"wrong viewport", "wrapper.json", `"w": 1366`, `"w": 1024`, "it is not the screen of the limits", again},
		{"no screen", "wrapper.json", "1366", "0", "it is not the screen of the limits", again},
		{"limits out of range", "wrapper.json", `"screen_limit": 3`, `"screen_limit": -3`, "a limit of -3 screens", again},
		{"unknown rule", "wrapper.json", `"distance": "gap"`, `"distance": "far"`, `unknown distance "far"`, again},
		{"number as text", "wrapper.json", `"seed": 7`, `"seed": "7"`, "wrapper: wrapper.json: ", again},
		{"no probabilities", "body.svm", "probA -50\nprobB 0.25\n", "", "body.svm: it has no probabilities", again},
		{"more columns than the table", "body.svm", "1 1:15", "1 1:15 99:1", "index 99, but there are", again},
		{"another kernel", "title.svm", "rbf", "linear", "title.svm: svm: model: line 2", again},
		{"cut-off model", "title.svm", "SV\n", "", "wrapper: title.svm: svm: model: ", again},
		{"empty model", "body.svm", "", " ", "wrapper: body.svm: svm: model: ", again},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			all := unzip(t, written(t, tiny(t)))
			switch {
			case tt.old == "" && tt.new == "":
				delete(all, tt.part)
			case tt.old == "":
				all[tt.part] = tt.new
			case !strings.Contains(all[tt.part], tt.old):
				t.Fatalf("%s has no %q to change", tt.part, tt.old)
			default:
				all[tt.part] = strings.ReplaceAll(all[tt.part], tt.old, tt.new)
			}
			refused(t, all.zip(t), tt.want, tt.hint)
		})
	}
}

func refused(t *testing.T, file []byte, want, hint string) {
	t.Helper()
	w, err := Read(bytes.NewReader(file))
	var f *FormatError
	if w != nil || !errors.As(err, &f) {
		t.Fatalf("Read = %v, %v, want a *FormatError", w, err)
	}
	if !strings.HasPrefix(err.Error(), "wrapper: ") || !strings.Contains(err.Error(), want) {
		t.Errorf("error %q, want one with %q", err, want)
	}
	if !strings.Contains(f.Hint(), hint) {
		t.Errorf("hint %q, want one with %q", f.Hint(), hint)
	}
}

func TestReadDamaged(t *testing.T) {
	file := written(t, tiny(t))
	refused(t, nil, "not a zip file", "galley train")
	refused(t, []byte("<!doctype html>"), "not a zip file", "galley train")
	for n := range len(file) {
		refused(t, file[:n], "", "galley train")
	}
	// Wherever a bit turns, the file is refused, or it did not matter.
	for i := range file {
		turned := bytes.Clone(file)
		turned[i] ^= 0x10
		if w, err := Read(bytes.NewReader(turned)); err == nil {
			if !bytes.Equal(written(t, w), file) {
				t.Errorf("with another bit in byte %d it is another wrapper", i)
			}
		}
	}
}

type broken struct{}

func (broken) Read([]byte) (int, error) { return 0, io.ErrClosedPipe }

// A disk that fails says nothing about the file.
func TestReadError(t *testing.T) {
	var f *FormatError
	if _, err := Read(broken{}); !errors.Is(err, io.ErrClosedPipe) || errors.As(err, &f) {
		t.Errorf("error %v, want that of the reader and no *FormatError", err)
	}
}

// A file of some kB stands for 20 MB here, and could for any more; it is read as
// far as a header may go. The models pass through the same function.
func TestZipBomb(t *testing.T) {
	all := unzip(t, written(t, tiny(t)))
	all["wrapper.json"] += strings.Repeat(" ", 20<<20)
	file := all.zip(t)
	if len(file) > 1<<20 {
		t.Fatalf("the file has %d bytes", len(file))
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	refused(t, file, fmt.Sprintf("more than %d bytes", maxHeader), "galley train")
	runtime.ReadMemStats(&after)
	if mb := (after.TotalAlloc - before.TotalAlloc) >> 20; mb > 40 {
		t.Errorf("%d MB were allocated, want at most 40", mb)
	}
}

// Three bytes of JSON can ask for thirty of memory.
func TestManyColumns(t *testing.T) {
	all := unzip(t, written(t, tiny(t)))
	many := `"columns": [` + strings.Repeat("{},", 1<<17) + "{},"
	all["wrapper.json"] = strings.Replace(all["wrapper.json"], `"columns": [`, many, 1)
	refused(t, all.zip(t), "twice", "galley train")
}
