// Owns how long the search box takes in a browser, and the texts that must not slow the ranking down.

import type { Browser, Page } from '@playwright/test'

export interface BoxTimes {
  /** From Ctrl+K in a page at rest to the first rows of a query typed at once, in milliseconds. */
  firstResult: number
  /** From an input event to the painted rows of its query, one for each query. */
  painted: number[]
}

export async function measureBox(
  browser: Browser,
  url: string,
  queries: readonly string[],
): Promise<BoxTimes> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  try {
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(1500)
    const firstResult = await timeToRows(page, queries[0]!, true)
    await page.waitForTimeout(1500)
    const painted: number[] = []
    for (const query of queries.slice(1)) painted.push(await timeToRows(page, query, false))
    return { firstResult, painted }
  } finally {
    await page.close()
  }
}

/** Runs in the page: types a query as one input, and resolves with the time until its rows are painted. */
const TYPE_AND_WAIT = `
(text, isFirst) => new Promise((resolve) => {
  const input = document.querySelector('.navbar input[name="q"]')
  const box = input.closest('search')
  const started = performance.now()
  const observer = new MutationObserver(() => {
    const status = box.querySelector('[role="status"]')?.textContent ?? ''
    if (input.value !== text || !/^\\d+ results?$|^No results/.test(status)) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)))
  })
  observer.observe(box, { childList: true, subtree: true, characterData: true })
  if (isFirst) document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }))
  // React keeps the last value that it saw; the native setter tells it of another.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, text)
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
})`

function timeToRows(page: Page, query: string, isFirst: boolean): Promise<number> {
  return page.evaluate<number>(`(${TYPE_AND_WAIT})(${JSON.stringify(query)}, ${isFirst})`)
}

/** Texts at the bounds, of every kind that has stopped a search somewhere. */
export function hostileQueries(): string[] {
  const bytes = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code)).join('')
  return [
    bytes,
    'a'.repeat(200),
    'to '.repeat(66),
    'to ta te ti tu se re ma',
    'tok~99',
    'x~3 '.repeat(50),
    '*e*e*e*',
    '-'.repeat(200),
    'a-b.c_d/e:f'.repeat(18),
    'aB'.repeat(100),
    '\u0301'.repeat(200),
    '💥'.repeat(100),
    '\ud800'.repeat(200),
    'tokenn permisionn errorr statuss headerr requestt responsee acess',
    '<img src=x onerror=alert(1)>',
    '__proto__ constructor toString',
  ]
}
