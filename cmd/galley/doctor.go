package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"galley/cmd/galley/exit"
	"galley/cmd/galley/flags"
	"galley/cmd/galley/terminal"
	"galley/internal/svm"
	"galley/page"
	"galley/render"
	"galley/render/chrome"
)

// doctorHelp is "galley doctor".
var doctorHelp = cobra.Command{
	Use:   "doctor",
	Short: "Find Chrome, svm-train and fonts, and say what is missing",
	Long: `Look for everything galley needs on this machine and try it: Chrome, its sandbox,
whether it paints (frames, lazy pictures, fonts), and LIBSVM's svm-train.`,
	Example: "  galley doctor",
}

// finding is what one check of the doctor came to.
type finding struct {
	what, says, advice string
	bad                bool
}

func doctor(ctx context.Context, t terminal.Streams, o flags.Browser) error {
	findings := []finding{checkSystem(), checkFonts()}
	findings = append(findings, checkChrome(ctx, o)...)
	findings = append(findings, checkTrainer(ctx))
	tw := tabwriter.NewWriter(t.Out, 0, 0, 2, ' ', 0)
	code := exit.OK
	for _, f := range findings {
		mark := "ok"
		if f.advice != "" {
			mark = "note"
		}
		if f.bad {
			mark = "BAD"
			if code == exit.OK {
				code = exit.Unreadable
			}
			if strings.HasPrefix(f.what, "Chrome") || f.what == "paint" {
				code = exit.NoBrowser
			}
		}
		fmt.Fprintf(tw, "%s\t%s\t%s\n", mark, f.what, f.says)
		if f.advice != "" {
			fmt.Fprintf(tw, "\t\t-> %s\n", f.advice)
		}
	}
	if err := tw.Flush(); err != nil {
		return err
	}
	if code != exit.OK {
		return exit.With(code, exit.ErrReported)
	}
	return nil
}

func checkSystem() finding {
	return finding{what: "system", says: fmt.Sprintf("%s/%s, %d processors", runtime.GOOS, runtime.GOARCH, runtime.NumCPU())}
}

// checkFonts counts what fontconfig knows: without fonts every page looks alike.
func checkFonts() finding {
	text, err := exec.Command("fc-list", ":", "family").Output()
	if err != nil {
		return finding{what: "fonts", says: "fc-list is not there to ask"}
	}
	families := map[string]bool{}
	for line := range strings.Lines(string(text)) {
		families[strings.TrimSpace(line)] = true
	}
	f := finding{what: "fonts", says: fmt.Sprintf("%d families", len(families))}
	if len(families) < 3 {
		f.advice = "install some: apt-get install fonts-liberation fonts-dejavu fonts-noto-core"
	}
	return f
}

func checkChrome(ctx context.Context, o flags.Browser) []finding {
	program, err := chrome.Find(o.Chrome)
	if err != nil {
		return []finding{failed("Chrome", err)}
	}
	b, err := o.Start(ctx)
	if err != nil {
		return []finding{failed("Chrome", err)}
	}
	defer b.Close()
	list := []finding{{what: "Chrome", says: program + ", " + b.Version()}}
	sandbox := finding{what: "sandbox", says: "on"}
	if o.NoSandbox == "true" || (o.NoSandbox == "" && os.Getuid() == 0) {
		sandbox.says, sandbox.advice = "off: a page that breaks out of Chrome has the rights of the user", sandboxAdvice(os.Getuid(), o.NoSandbox)
	}
	return append(list, sandbox, checkPaint(ctx, b))
}

// sandboxAdvice says how to have the sandbox.
func sandboxAdvice(uid int, flag flags.Sandbox) string {
	if uid != 0 {
		return "fine in a container; elsewhere leave --no-sandbox (GALLEY_NO_SANDBOX) away"
	}
	another := "run galley as another user: useradd --system --create-home galley; runuser -u galley -- galley doctor"
	if flag == "true" {
		return "fine in a container; elsewhere " + another + ", without --no-sandbox (GALLEY_NO_SANDBOX)"
	}
	return another
}

// paintTest is a page that shows whether Chrome paints: a script of frames, a
// lazily loaded picture and an observer far below each leave a mark.
const paintTest = `<!doctype html><title>paint</title><p id=frame>no</p>
<div style="height:5000px"></div><p id=seen>no</p>
<img id=lazy loading=lazy width=10 height=10 onload="this.alt='yes'"
 src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7">
<script>
requestAnimationFrame(() => document.getElementById('frame').textContent = 'yes');
new IntersectionObserver(e => e.forEach(x => { if (x.isIntersecting) x.target.textContent = 'yes'; }))
 .observe(document.getElementById('seen'));
</script>`

func checkPaint(ctx context.Context, b *render.Browser) finding {
	c, err := b.Capture(ctx, render.Source{HTML: []byte(paintTest)}, render.Want{})
	if err != nil {
		return failed("paint", err)
	}
	var missing []string
	for _, id := range []string{"frame", "seen"} {
		n, err := c.Page.FindCSS("#" + id)
		if err != nil || page.Norm(c.Page.Text(n)) != "yes" {
			missing = append(missing, map[string]string{"frame": "animation frames", "seen": "intersection observers"}[id])
		}
	}
	if n, err := c.Page.FindCSS("#lazy"); err != nil || c.Page.Nodes[n].Attr("alt") != "yes" {
		missing = append(missing, "lazy pictures")
	}
	if len(missing) > 0 {
		return finding{"paint", strings.Join(missing, ", ") + " do not work", "use another version of Chrome", true}
	}
	return finding{what: "paint", says: "frames, observers and lazy pictures work"}
}

// checkTrainer trains a model of four points.
func checkTrainer(ctx context.Context) finding {
	program, err := svm.Trainer{}.Find()
	if err != nil {
		return failed("svm-train", err)
	}
	p := svm.Problem{X: [][]float64{{0}, {0.1}, {0.9}, {1}}, Y: []int{-1, -1, 1, 1}}
	if _, err := svm.Train(ctx, p, svm.Params{C: 1, Gamma: 1}); err != nil {
		return failed("svm-train", err)
	}
	return finding{what: "svm-train", says: program}
}

func failed(what string, err error) finding {
	f := finding{what: what, says: err.Error(), bad: true}
	if h, ok := err.(interface{ Hint() string }); ok {
		f.advice = h.Hint()
	}
	return f
}
