// Package serve has the services: "galley serve", with its keys and its health, and "galley
// mcp".
package serve
