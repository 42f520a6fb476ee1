package server

import (
	"context"
	"fmt"
	"io"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"galley/server/jobs"
	"galley/server/problem"
)

type createBatch struct{ Body jobs.BatchRequest }

// created is the answer to a new batch.
type created struct {
	Location string `header:"Location"`
	Body     struct {
		jobs.Batch
		Secret string `json:"webhook_secret,omitempty" doc:"Signs what the webhook gets (Standard Webhooks). It is not told again"`
	}
}

// OneBatch names a batch. It is exported for huma, which reads embedded fields only then.
type OneBatch struct {
	ID string `path:"id" maxLength:"64"`
}

type batchOut struct{ Body jobs.Batch }

type batchesOut struct{ Body []jobs.Batch }

type getResults struct {
	OneBatch
	From  int `query:"from" minimum:"0" doc:"Number of the first line; the first is 0"`
	Limit int `query:"limit" minimum:"1" maximum:"10000" default:"1000" doc:"Most lines"`
}

// batchOperations registers what there is about batches.
func (s *Server) batchOperations() {
	op := func(method, path, id, summary string, kinds ...problem.Kind) huma.Operation {
		return huma.Operation{OperationID: id, Method: method, Path: path, Summary: summary, MaxBodyBytes: s.o.MaxBody, BodyReadTimeout: bodyWait,
			Responses: s.problems(append(kinds, problem.Unauthorized, problem.TooMany)...)}
	}
	create := op(http.MethodPost, "/v1/batch", "batch", "Extract from many pages, in the background", problem.Usage, problem.TooLarge)
	create.DefaultStatus = http.StatusAccepted
	huma.Register(s.api, create, s.postBatch)
	huma.Register(s.api, op(http.MethodGet, "/v1/batch", "batches", "The batches of this key, the newest first"), func(ctx context.Context, _ *struct{}) (*batchesOut, error) {
		return &batchesOut{s.o.Jobs.List(about(ctx).Caller)}, nil
	})
	huma.Register(s.api, op(http.MethodGet, "/v1/batch/{id}", "batch-status", "How far a batch is", problem.NotFound), func(ctx context.Context, in *OneBatch) (*batchOut, error) {
		b, err := s.o.Jobs.Get(about(ctx).Caller, in.ID)
		if err != nil {
			return nil, s.refused(ctx, err)
		}
		return &batchOut{b}, nil
	})
	huma.Register(s.api, op(http.MethodPost, "/v1/batch/{id}/cancel", "batch-cancel", "End a batch; what is done stays", problem.NotFound), func(ctx context.Context, in *OneBatch) (*batchOut, error) {
		b, err := s.o.Jobs.Cancel(about(ctx).Caller, in.ID)
		if err != nil {
			return nil, s.refused(ctx, err)
		}
		return &batchOut{b}, nil
	})
	results := op(http.MethodGet, "/v1/batch/{id}/results", "batch-results", "What became of the addresses, as JSON lines in the order in which they were done", problem.NotFound)
	lines := huma.SchemaFromType(s.api.OpenAPI().Components.Schemas, typeOf[jobs.Line]())
	results.Responses["200"] = &huma.Response{Description: "One object a line", Content: map[string]*huma.MediaType{"application/x-ndjson": {Schema: lines}}}
	huma.Register(s.api, results, s.getResults)
}

func (s *Server) postBatch(ctx context.Context, in *createBatch) (*created, error) {
	b, secret, err := s.o.Jobs.Create(about(ctx).Caller, in.Body)
	if err != nil {
		return nil, s.refused(ctx, err)
	}
	out := &created{Location: "/v1/batch/" + b.ID}
	out.Body.Batch, out.Body.Secret = b, secret
	return out, nil
}

// getResults answers bit by bit: results may be larger than memory.
func (s *Server) getResults(ctx context.Context, in *getResults) (*huma.StreamResponse, error) {
	caller := about(ctx).Caller
	if _, err := s.o.Jobs.Get(caller, in.ID); err != nil {
		return nil, s.refused(ctx, err)
	}
	return &huma.StreamResponse{Body: func(h huma.Context) {
		h.SetHeader("Content-Type", "application/x-ndjson")
		h.SetHeader("Content-Security-Policy", documentPolicy)
		err := s.o.Jobs.Results(caller, in.ID, in.From, in.Limit, func() io.Writer { return h.BodyWriter() })
		if err != nil {
			// The status was sent: the connection ends without its last chunk, which
			// tells the client.
			about(ctx).Detail = fmt.Sprint(err)
			panic(http.ErrAbortHandler)
		}
	}}, nil
}
