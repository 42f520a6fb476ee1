package labeler

import (
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"strings"
	"testing"

	"galley/labeler/labelertest"
	"galley/labeler/outline"
)

func TestPagesAndPictures(t *testing.T) {
	m := labelertest.NewFolder(t, 1)
	s := newTestServer(t, m, nil)
	w := call(s, "GET", "/api/pages/page-00", "")
	var wire outline.Page
	if err := json.Unmarshal(w.Body.Bytes(), &wire); err != nil {
		t.Fatal(err)
	}
	for i, parent := range wire.Parent {
		if int(parent) >= i || (parent < 0) != (i == 0) {
			t.Errorf("node %d has parent %d", i, parent)
		}
	}
	if joined := fmt.Sprint(wire.Text); !strings.Contains(joined, "Story number 0") || strings.Contains(joined, "| Paper") {
		t.Errorf("the texts are %s", joined)
	}
	if w := call(s, "GET", "/api/pages/page-00", "", "Accept-Encoding", "gzip"); w.Header().Get("Content-Encoding") != "gzip" {
		t.Error("not compressed for who can unpack")
	}
	if w := call(s, "GET", "/api/pages/page-00/thumb", ""); w.Header().Get("Content-Type") != "image/png" || w.Body.Len() > 10_000 {
		t.Errorf("the thumbnail is %d bytes of %s", w.Body.Len(), w.Header().Get("Content-Type"))
	}
	if err := os.WriteFile(m.Path("page-00", "shot.png"), []byte("<script>alert(1)</script>"), 0o644); err != nil {
		t.Fatal(err)
	}
	if w := call(s, "GET", "/api/pages/page-00/shot", ""); w.Code != 404 {
		t.Errorf("what is no picture is answered with %d", w.Code)
	}
}

// oneFile is an archive of one document.
const oneFile = "Content-Type: multipart/related; boundary=\"--B\"\r\n\r\n----B\r\nContent-Type: text/html\r\nContent-Location: http://paper.test/\r\n\r\n<p>text\r\n----B--\r\n"

// A page is shown to who has its key, with a policy under which nothing of it can run.
func TestView(t *testing.T) {
	m := labelertest.NewFolder(t, 2)
	if err := os.WriteFile(m.Path("page-00", "page.mhtml"), []byte(oneFile), 0o644); err != nil {
		t.Fatal(err)
	}
	s := newTestServer(t, m, nil)
	path := s.viewPath("page-00")
	w := call(s, "GET", path, "", "Authorization", "", "Sec-Fetch-Site", "same-origin", "Origin", "", "Accept-Encoding", "")
	csp := w.Header().Get("Content-Security-Policy")
	if w.Code != 200 || !strings.Contains(w.Body.String(), "<p>text</p>") || !strings.HasPrefix(csp, "sandbox allow-same-origin; default-src 'none';") || strings.Contains(csp, "allow-scripts") {
		t.Errorf("answered with %d %q under %q", w.Code, w.Body, csp)
	}
	if s.viewPath("page-01") != "" {
		t.Error("a page without an archive is to be replayed")
	}
	for path, want := range map[string]int{
		"/view/" + s.guard.Key("page-01") + "/page-00": http.StatusUnauthorized, "/view/x/page-00": http.StatusUnauthorized,
		"/view/" + s.guard.Key("page-01") + "/page-01": http.StatusNotFound, "/view/" + s.guard.Key("page-77") + "/page-77": http.StatusNotFound,
	} {
		if w := call(s, "GET", path, ""); w.Code != want {
			t.Errorf("%s is answered with %d, want %d", path, w.Code, want)
		}
	}
	if w := call(s, "GET", path, "", "Authorization", "", "Origin", "", "Sec-Fetch-Site", "cross-site", "Sec-Fetch-Mode", "navigate"); w.Code != 403 {
		t.Errorf("a page elsewhere that frames it is answered with %d", w.Code)
	}
}
