// The panel over the page that lists problems, and disappears once they are fixed.

import type { LiveProblem } from '#site/model/live-update.ts'

const STYLES = `
:host { position: fixed; inset: auto 0 0; z-index: 1000; max-height: 60vh; overflow: auto; overscroll-behavior: contain;
  background: Canvas; color: CanvasText; border-top: 4px solid Mark; font: 13px/1.5 ui-monospace, monospace; }
pre { margin: 0; padding: 12px 16px; white-space: pre-wrap; border-bottom: 1px solid GrayText; font: inherit; }
button { position: sticky; top: 8px; float: right; margin: 8px; min-height: 32px; font: inherit; }
`

interface ProblemPanel {
  /** Shows the errors among the problems; without any, removes the panel. */
  show(problems: LiveProblem[]): void
}

export function createProblemPanel(): ProblemPanel {
  let host: HTMLElement | undefined
  const close = (): void => {
    host?.remove()
    host = undefined
  }
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close()
  })
  return {
    show(problems) {
      close()
      const errors = problems.filter(({ severity }) => severity === 'error')
      if (errors.length === 0) return
      host = document.createElement('docs-problems')
      host.role = 'alert'
      const root = host.attachShadow({ mode: 'open' })
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(STYLES)
      root.adoptedStyleSheets = [sheet]
      const button = document.createElement('button')
      button.textContent = 'Close'
      button.addEventListener('click', close)
      root.append(button, ...errors.map(({ text }) => preformatted(text)))
      document.body.append(host)
    },
  }
}

function preformatted(text: string): HTMLElement {
  const pre = document.createElement('pre')
  pre.textContent = text
  return pre
}
