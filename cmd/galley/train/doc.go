// Package train has the commands that learn: "galley train" and "galley train shipped".
package train
