// The opening and closing of an operation's console. Loaded with the first click; nothing typed in it leaves the page.

import type { ConsoleData } from '../contract/console-data.ts'
import styles from './console.css'
import { createConsole } from './create-console.ts'

interface OpenedConsole {
  panel: HTMLElement
}

const consoles = new WeakMap<HTMLElement, Promise<OpenedConsole>>()

/** Opens the console of a mount point, or closes the open one. What was typed is kept while the page is shown. */
export async function toggleConsole(mount: HTMLElement, signal: AbortSignal): Promise<void> {
  const known = consoles.get(mount)
  const opening = known ?? make(mount, signal)
  consoles.set(mount, opening)
  // A failure is not remembered: the next click tries again.
  opening.catch(() => consoles.delete(mount))
  const { panel } = await opening
  show(mount, panel, !known || panel.hidden !== false)
}

async function make(mount: HTMLElement, signal: AbortSignal): Promise<OpenedConsole> {
  const source = mount.dataset.operation ?? ''
  const response = await fetch(source, { signal })
  if (!response.ok) throw new Error(`${source} answered ${response.status}`)
  const data = (await response.json()) as ConsoleData
  adoptStyles()
  const panel = createConsole(data, signal)
  panel.id = `console-${data.operation.id}`
  panel.addEventListener('keydown', (event) => {
    // A list of choices takes its own Escape first.
    if (event.key === 'Escape' && !event.defaultPrevented) show(mount, panel, false)
  })
  mount.append(panel)
  return { panel }
}

function show(mount: HTMLElement, panel: HTMLElement, open: boolean): void {
  const button = mount.querySelector('button')!
  panel.hidden = !open
  button.firstChild!.nodeValue = open ? 'Close' : 'Try it'
  button.ariaExpanded = String(open)
  button.setAttribute('aria-controls', panel.id)
  // The first field, or back to where the reader came from.
  if (open) panel.querySelector<HTMLElement>('select, input, textarea')?.focus({ preventScroll: true })
  else button.focus()
}

let adopted = false

/** The console's styles come with it: pages that nobody tries carry none of them. */
function adoptStyles(): void {
  if (adopted) return
  adopted = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
}
