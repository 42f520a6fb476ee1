package server

import (
	"context"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"

	"galley/server/engine"
	"galley/server/problem"
)

// apiVersion is of the interface: it grows when a client has to change.
const apiVersion = "1.0.0"

// bodyWait is how long a client may take to send a request.
const bodyWait = time.Minute

// operations registers what there is under /v1, which is what OpenAPI describes.
func (s *Server) operations() {
	c := huma.DefaultConfig("galley", apiVersion)
	c.Info.Description = "Articles of web pages: title and body, in the page's own look or as clean HTML, Markdown, text or JSON. " +
		"Errors are problem details (RFC 9457) with the exit codes of the command galley."
	c.RejectUnknownQueryParameters = true
	c.DocsPath, c.SchemasPath, c.CreateHooks = "", "", nil
	if s.o.Keys != nil {
		c.Components.SecuritySchemes = map[string]*huma.SecurityScheme{"key": {Type: "http", Scheme: "bearer"}}
		c.Security = []map[string][]string{{"key": {}}}
	}
	s.api = humago.New(s.mux, c)
	huma.Register(s.api, s.extraction(http.MethodGet, "extract"), func(ctx context.Context, in *getExtract) (*extracted, error) {
		return s.extract(ctx, engine.Request{URL: in.URL, Flags: in.Flags}, in.Asks)
	})
	huma.Register(s.api, s.extraction(http.MethodPost, "extract-post"), func(ctx context.Context, in *postExtract) (*extracted, error) {
		return s.extract(ctx, in.Body, in.Asks)
	})
	huma.Register(s.api, huma.Operation{
		OperationID: "methods", Method: http.MethodGet, Path: "/v1/methods", Summary: "The training-free extractors that method= takes",
		Responses: s.problems(problem.Unauthorized, problem.TooMany),
	}, func(context.Context, *struct{}) (*listed, error) { return listMethods(), nil })
	if s.o.Jobs != nil {
		s.batchOperations()
	}
}

// Asks are the headers of a request for an article. It is exported for huma, which reads
// embedded fields only then.
type Asks struct {
	Accept       string `header:"Accept" doc:"Chooses the format where the request does not: text/markdown, text/html, text/plain or application/json"`
	CacheControl string `header:"Cache-Control" doc:"no-cache: work on the page anew; no-store: also do not keep the answer; max-age=SECONDS: take no older answer; only-if-cached"`
	IfNoneMatch  string `header:"If-None-Match"`
}

type getExtract struct {
	Asks
	URL string `query:"url" required:"true" maxLength:"8192" doc:"Address of the page, http or https"`
	engine.Flags
}

// Resolve refuses a second address, of which nothing would be said, and ?url without a value,
// which huma reads as "true".
func (*getExtract) Resolve(ctx huma.Context) []error {
	u := ctx.URL()
	wrong := func(message string) []error {
		return []error{&huma.ErrorDetail{Location: "query.url", Message: message}}
	}
	switch values := u.Query()["url"]; {
	case len(values) > 1:
		return wrong("is there more than once; /v1/batch takes several addresses")
	case len(values) == 1 && values[0] == "":
		return wrong("has no value")
	}
	return nil
}

type postExtract struct {
	Asks
	Body engine.Request
}

// extracted is an answer.
type extracted struct {
	Status       int
	ContentType  string `header:"Content-Type"`
	CacheControl string `header:"Cache-Control"`
	CacheStatus  string `header:"Cache-Status" doc:"Whether the answer was in the cache (RFC 9211)"`
	Age          string `header:"Age"`
	ETag         string `header:"ETag"`
	Vary         string `header:"Vary"`
	Policy       string `header:"Content-Security-Policy"`
	Location     string `header:"Content-Location" doc:"The last address of the page"`
	Words        int    `header:"X-Galley-Words" doc:"Words of the article"`
	Refused      string `header:"X-Galley-Refused" doc:"How many hosts the page was not let reach, where there were any; JSON names them"`
	Moved        string `header:"X-Galley-Moved-From" doc:"The page that sent its reader on to Content-Location, by a script or meta element"`
	Body         []byte
}

// extraction describes the operation for OpenAPI. Answers are of five media types.
func (s *Server) extraction(method, id string) huma.Operation {
	op := huma.Operation{
		OperationID: id, Method: method, Path: "/v1/extract", Summary: "The article of a page",
		MaxBodyBytes: s.o.MaxBody, BodyReadTimeout: bodyWait,
		Responses: s.problems(problem.Usage, problem.Unauthorized, problem.Refused, problem.TooLarge, problem.NoArticle, problem.TooMany,
			problem.Failed, problem.Network, problem.NoBrowser, problem.Timeout),
	}
	text := &huma.MediaType{Schema: &huma.Schema{Type: "string"}}
	op.Responses["200"] = &huma.Response{Description: "The article", Content: map[string]*huma.MediaType{
		"text/html": text, "text/markdown": text, "text/plain": text,
		"application/json": {Schema: s.articleSchema()},
	}}
	op.Responses["304"] = &huma.Response{Description: "The answer is the one that If-None-Match names"}
	return op
}

// problems are the answers that say what went wrong.
func (s *Server) problems(kinds ...problem.Kind) map[string]*huma.Response {
	schema := s.api.OpenAPI().Components.Schemas.Schema(typeOf[problem.Problem](), true, "Problem")
	out := map[string]*huma.Response{}
	for _, k := range kinds {
		code := strconv.Itoa(k.Status)
		r := out[code]
		if r == nil {
			r = &huma.Response{Content: map[string]*huma.MediaType{"application/problem+json": {Schema: schema}}}
			out[code] = r
		}
		r.Description = strings.TrimPrefix(fmt.Sprintf("%s; %s: %s (exit code %d)", r.Description, k.Name, k.Title, k.Exit), "; ")
	}
	return out
}

// extract answers with an article.
func (s *Server) extract(ctx context.Context, r engine.Request, in Asks) (*extracted, error) {
	if r.Format == "" {
		r.Format = accepted(in.Accept)
	}
	about(ctx).Page = logged(r.URL)
	a, err := s.o.Engine.Extract(ctx, r, caching(in.CacheControl))
	if err != nil {
		return nil, s.refused(ctx, err)
	}
	s.metrics.answered(a)
	note := about(ctx)
	note.Queued, note.Cache = a.Queued, "miss"
	out := &extracted{
		Status: http.StatusOK, ContentType: a.Type, CacheControl: "no-store", CacheStatus: "galley; fwd=miss", ETag: etag(a.Data),
		Vary: "Accept, Authorization, X-Api-Key", Policy: documentPolicy, Location: location(a.Final), Words: a.Words, Body: a.Data,
	}
	if a.Refused > 0 {
		out.Refused = strconv.Itoa(a.Refused)
	}
	if a.Moved != "" {
		out.Moved = location(a.Moved)
	}
	switch {
	case a.Hit:
		note.Cache, note.Queued = "hit", 0
		out.CacheStatus = fmt.Sprintf("galley; hit; ttl=%d", int(a.TTL.Seconds()))
		out.Age = strconv.Itoa(int(a.Age.Seconds()))
	case a.TTL > 0:
		out.CacheStatus += "; stored"
	}
	if a.TTL > 0 {
		out.CacheControl = fmt.Sprintf("private, max-age=%d", int((a.TTL + a.Age).Seconds()))
	}
	if len(a.Views) > 0 {
		out.Body = s.views.add(a)
	}
	if in.IfNoneMatch != "" && strings.Contains(in.IfNoneMatch, out.ETag) {
		out.Status, out.Body = http.StatusNotModified, nil
	}
	return out, nil
}

// refused makes an error an answer with its headers.
func (s *Server) refused(ctx context.Context, err error) error {
	p := *problem.Of(err)
	note(ctx, &p)
	return headed{&p}
}
