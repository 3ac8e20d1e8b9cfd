// Opens and closes an operation's console. Loaded on the first click; nothing typed in it leaves the page.

import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { ConsoleData } from '../contract/console-data.ts'
import { adoptStyles } from '../../browser/adopt-styles.ts'
import { echoHostOf } from '../mock/echo-request.ts'
import sampleStyles from '../operation/sample.css'
import selectStyles from '../../styles/select.css'
import responseStyles from './console-response.css'
import panelStyles from './console.css'
import formStyles from './form/console-form.css'
import { Console } from './console.tsx'
import { createMockPort } from './mock-port.ts'
import { createPageValidator } from '../mock/validate-value.ts'

/** The console panel of each mount point. */
const consoles = new WeakMap<HTMLElement, Promise<HTMLElement>>()

/** Opens the console of a mount point, or closes it if open. What was typed is kept until the page changes. */
export async function toggleConsole(mount: HTMLElement, signal: AbortSignal): Promise<void> {
  const known = consoles.get(mount)
  const panel = await (known ?? make(mount, mount.dataset['example'], signal))
  setOpen(mount, panel, !known || panel.hidden !== false)
  if (panel.hidden) return
  // In the side column it is no taller than the screen, so all of it, including Send, comes into view.
  if (panel.offsetHeight < innerHeight) panel.scrollIntoView({ block: 'nearest' })
  focusFirstField(panel)
}

/** Opens the console that a link names, with its example. Focus does not move, because nobody clicked. */
export async function openConsole(mount: HTMLElement, example: string, signal: AbortSignal): Promise<void> {
  const panel = await (consoles.get(mount) ?? make(mount, example, signal))
  setOpen(mount, panel, true)
}

function make(mount: HTMLElement, example: string | undefined, signal: AbortSignal): Promise<HTMLElement> {
  const opening = render(mount, example, signal)
  consoles.set(mount, opening)
  // Failures are not cached: the next click tries again.
  opening.catch(() => consoles.delete(mount))
  return opening
}

async function render(
  mount: HTMLElement,
  example: string | undefined,
  signal: AbortSignal,
): Promise<HTMLElement> {
  const data = await load(mount.dataset['operation'] ?? '', signal)
  // Most pages with a console show no sample of an operation, and no select.
  adoptStyles(`@layer content{${sampleStyles}}@layer pages{${selectStyles}}`)
  for (const styles of [panelStyles, formStyles, responseStyles]) adoptStyles(styles)
  const { operation, schemas, brand, filters } = data
  const port = createMockPort({
    operations: [operation],
    headerPrefix: brand.headerPrefix,
    key: brand.key,
    echoHost: echoHostOf(brand.server),
    validate: createPageValidator(schemas),
    ...(filters && { expressions: { schemas, filters } }),
  })
  const panel = document.createElement('div')
  panel.className = 'console__panel'
  // A page may show several requests of one operation, each with its own console.
  const opened = document.querySelectorAll(`[id^="console-${operation.id}"]`).length
  const name = opened === 0 ? operation.id : `${operation.id}-${opened + 1}`
  panel.id = `console-${name}`
  const root = createRoot(panel, {
    onUncaughtError(error) {
      console.error('A console failed.', error)
      setOpen(mount, panel, false)
      consoles.delete(mount)
      panel.remove()
    },
  })
  mount.append(panel)
  // Synchronously: the field that receives focus must exist.
  flushSync(() => {
    root.render(
      <Console
        data={data}
        port={port}
        name={name}
        hasAddress={mount.parentElement?.id === operation.id}
        {...(example !== undefined && { example })}
        onClose={() => setOpen(mount, panel, false)}
      />,
    )
  })
  // Deferred: the old page may still be on the screen.
  signal.addEventListener('abort', () => setTimeout(() => root.unmount()))
  return panel
}

async function load(source: string, signal: AbortSignal): Promise<ConsoleData> {
  const response = await fetch(source, { signal })
  if (!response.ok) throw new Error(`The response to ${source} is ${response.status}`)
  return (await response.json()) as ConsoleData
}

function setOpen(mount: HTMLElement, panel: HTMLElement, open: boolean): void {
  const button = mount.querySelector('button')!
  panel.hidden = !open
  mount.toggleAttribute('data-open', open)
  button.firstChild!.nodeValue = open ? 'Close' : 'Try it'
  button.ariaExpanded = String(open)
  button.setAttribute('aria-controls', panel.id)
  // Return focus to where the reader was.
  if (!open) button.focus()
}

function focusFirstField(panel: HTMLElement): void {
  panel.querySelector<HTMLElement>('select, input, textarea')?.focus({ preventScroll: true })
}

export { fillSamples } from './fill-samples.ts'
