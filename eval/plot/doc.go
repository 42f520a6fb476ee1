// Package plot draws the charts of reports and experiments as SVG.
package plot
