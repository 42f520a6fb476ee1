package report

import (
	"bytes"
	"fmt"
	"testing"
	"time"

	"galley/batch"
	"galley/testdata/testfile"
)

// lines are those of a batch on three hosts, one of which is mostly in trouble.
func lines() (list []batch.Outcome) {
	began := time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	for i := range 60 {
		host := fmt.Sprintf("h%d.example", i%3)
		o := batch.Outcome{Input: fmt.Sprintf("https://%s/%d", host, i), Status: batch.Done, Rung: "rendered",
			Ended: began.Add(time.Duration(i) * 7 * time.Second), Took: batch.Took{Load: int64(20 * i), Settle: 300, Read: 40, Extract: int64(i), Total: int64(350 + 21*i)}}
		o.URL = o.Input
		switch {
		case i%3 == 2 && i%2 == 0:
			o.Status, o.Rung, o.Error = batch.Dead, "", fmt.Sprintf("load %s: dial tcp 127.0.0.1:%d: connect: connection refused", o.Input, 40000+i)
		case i%3 == 2:
			o.Status, o.Rung, o.Error = batch.Failed, "", fmt.Sprintf("load %s: status 404", o.Input)
		case i%10 == 0:
			o.Rung = "as served"
		case i%10 == 1:
			o.Status, o.Error = batch.Refused, "robots.txt does not allow this address"
		}
		list = append(list, o)
	}
	return append(list, batch.Outcome{Input: "<script>alert(1)</script>", Status: batch.Failed, Error: "<script>alert(1)</script>: no such file", Ended: began},
		batch.Outcome{Input: "https://H0.example/0", Status: batch.Duplicate})
}

func html(t *testing.T, list []batch.Outcome) []byte {
	t.Helper()
	r := New("articles.jsonl")
	for _, o := range list {
		r.Add(o)
	}
	var buf bytes.Buffer
	if err := r.WriteHTML(&buf); err != nil {
		t.Fatal(err)
	}
	return buf.Bytes()
}

// TestGolden holds the whole report.
func TestGolden(t *testing.T) {
	got := html(t, lines())
	if bytes.Contains(got, []byte("<script")) {
		t.Error("the report has a script of an input")
	}
	testfile.Golden(t, "testdata/report.html", got)
}

// TestExtremes holds that a report can be made of nothing, and of very many hosts and
// reasons, of which it shows those with most trouble.
func TestExtremes(t *testing.T) {
	html(t, nil)
	var list []batch.Outcome
	for i := range 3 * maxReasons {
		o := batch.Outcome{URL: fmt.Sprintf("http://h%d.example/", i), Status: batch.Failed, Error: fmt.Sprintf("reason %c%c%c", 'a'+i%26, 'a'+i/26%26, 'a'+i/676%26)}
		list = append(list, o)
	}
	list = append(list, list[7], list[7])
	got := html(t, list)
	if len(got) > 200<<10 {
		t.Errorf("the report has %d bytes", len(got))
	}
	if !bytes.Contains(got, []byte("5970 further hosts")) || !bytes.Contains(got, []byte("h7.example")) {
		t.Error("it does not show the host with most trouble, or does not count the others")
	}
}

// TestReason holds that pages which fail for one reason are counted together.
func TestReason(t *testing.T) {
	a := reason(batch.Outcome{Input: "http://a.example/1", Status: batch.Dead, Error: `load "http://a.example/1": dial tcp 10.0.0.1:34567: refused`})
	b := reason(batch.Outcome{Input: "http://b.example/2", Status: batch.Dead, Error: `load "http://b.example/2": dial tcp 10.0.0.2:34568: refused`})
	if a != b || a != "dead: load …: dial tcp …: refused" {
		t.Errorf("reasons %q and %q", a, b)
	}
}
