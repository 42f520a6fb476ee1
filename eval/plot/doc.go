// Package plot draws the charts of reports and experiments as SVG: lines or points
// with error bars, on linear and logarithmic scales and scales of categories.
//
// It is written by hand, after a trial of gonum.org/v1/plot: drawn by that, the legend
// covers the data, there is no title and description for those who cannot see, no name
// at a point, and no SVG that can stand in HTML as it is; values that are not finite
// are refused. It also brings 13 modules and nearly 8 MB of fonts, PDF and raster code.
package plot
