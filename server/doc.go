// Package server is galley as a service over HTTP: addresses or HTML in, articles out,
// one by one and in batches, with a page for people and tools for language models.
//
//	/v1/extract   an article, as HTML, Markdown, text or JSON
//	/v1/batch     many of them; status, results, end, webhooks (package jobs)
//	/v1/methods   the extractors that can be asked for
//	/mcp          the same as tools of the Model Context Protocol (package tools)
//	/             a page to try it (ui)
//
// Whoever calls is a stranger, and so is every page: callers have keys with limits
// (package keys), pages wait in a queue with a bound (package gate), and answers say what
// went wrong in problem details (package problem). What pages may reach is for the
// extractor to bound that the engine is given (package engine).
package server
