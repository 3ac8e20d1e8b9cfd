// Measures from saving a file to the frame of an open browser that shows its text, in any development server.

import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { InternalError } from '../../project/errors.ts'

/** Time between two saves: long enough for what a server does after it has shown a page. */
const PAUSE_MS = 1200
/** A save that is not shown by then counts as lost. */
const LOST_MS = 30_000
const SCROLLED = 300

export interface Saves {
  /** Milliseconds of each save. */
  times: number[]
  /** The document was replaced by a new one. */
  reloaded: boolean
  scrollKept: boolean
}

/** Runs in every document, also after a reload: reports the frame that shows the text of a save. */
const WATCH = `
let last = -1
const look = () => {
  const saved = document.body?.textContent.match(/Saved(\\d+)times/g)?.at(-1)
  const save = Number(saved?.match(/\\d+/)[0] ?? -1)
  if (save === last) return
  last = save
  requestAnimationFrame(() => savedTextShown(save, Date.now()))
}
new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
`

/** Opens the page and saves its file the given number of times, after one save that warms up the compiler. */
export async function measureSaves(page: Page, url: string, file: string, saves: number): Promise<Saves> {
  const shown = new Map<number, (at: number) => void>()
  await page.exposeFunction('savedTextShown', (save: number, at: number) => shown.get(save)?.(at))
  await page.addInitScript(WATCH)
  await page.goto(url)
  const original = readFileSync(file, 'utf8')
  const times: number[] = []
  const save = async (number: number): Promise<number> => {
    const { promise, resolve } = Promise.withResolvers<number>()
    shown.set(number, resolve)
    const started = Date.now()
    writeFileSync(file, `${original}\nSaved${number}times is the last word.\n`)
    const at = await Promise.race([promise, setTimeout(LOST_MS, undefined, { ref: false })])
    if (at === undefined) throw new InternalError(`save ${number} was not shown after ${LOST_MS / 1000} s`)
    return at - started
  }
  await setTimeout(PAUSE_MS)
  await save(0)
  await page.evaluate(`scrollTo(0, ${SCROLLED}); document.documentElement.setAttribute('data-before', '')`)
  const before = await page.evaluate<number>('scrollY')
  for (let number = 1; number <= saves; number++) {
    await setTimeout(PAUSE_MS)
    times.push(await save(number))
  }
  const [isSame, after] = await page.evaluate<[boolean, number]>(
    `[document.documentElement.hasAttribute('data-before'), scrollY]`,
  )
  writeFileSync(file, original)
  return { times, reloaded: !isSame, scrollKept: before > 0 && after === before }
}
