package labeler_test

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"

	"galley/dataset"
	"galley/labeler"
	"galley/labeler/proposal"
	"galley/page"
)

// headline proposes the first heading and the element after it. The command gives the
// wrapper that ships instead.
type headline struct{}

func (headline) Propose(p *page.Page) (proposal.Proposal, error) {
	title, err := p.FindCSS("h1")
	if err != nil {
		return proposal.Proposal{}, err
	}
	body, err := p.FindCSS("h1 + div")
	return proposal.Proposal{Selection: page.Selection{Title: title, Roots: []page.NodeID{body}}}, err
}

// A labeler is an http.Handler of a dataset. Who has its token may label.
func ExampleNew() {
	dir, err := os.MkdirTemp("", "example")
	if err != nil {
		fmt.Println(err)
		return
	}
	defer os.RemoveAll(dir)
	d, err := dataset.Create(dir, dataset.Meta{})
	if err != nil {
		fmt.Println(err)
		return
	}
	s, err := labeler.New(labeler.Options{
		Name: "mysite", Hosts: []string{"127.0.0.1:8000"}, Dataset: d, Proposer: headline{}, From: "a heading",
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	// A server would also run s.Run in the background.
	ask := httptest.NewRequest(http.MethodGet, "/api/state", nil)
	ask.Host = "127.0.0.1:8000"
	for _, token := range []string{"a guess", s.Token()} {
		ask.Header.Set("Authorization", "Bearer "+token)
		answer := httptest.NewRecorder()
		s.ServeHTTP(answer, ask)
		fmt.Println(answer.Code, strings.Contains(answer.Body.String(), "mysite"))
	}
	// Output:
	// 401 false
	// 200 true
}
