package server

import (
	"crypto/sha256"
	"encoding/base64"
	"reflect"

	"github.com/danielgtaylor/huma/v2"

	"galley/article"
)

func typeOf[T any]() reflect.Type { return reflect.TypeFor[T]() }

// Article is an article as JSON, as galley extract writes it and docs/formats.md describes it.
type Article article.JSON

// articleSchema describes an article as JSON. with of a request adds fields to it.
func (s *Server) articleSchema() *huma.Schema {
	all := s.api.OpenAPI().Components.Schemas
	schema := all.Schema(typeOf[Article](), true, "Article")
	about := all.SchemaFromRef(schema.Ref)
	about.AdditionalProperties = true
	about.Description = "As galley extract -f json writes it, see docs/formats.md"
	return schema
}

// etag names an answer by its bytes.
func etag(data []byte) string {
	sum := sha256.Sum256(data)
	return `"` + base64.RawURLEncoding.EncodeToString(sum[:12]) + `"`
}
