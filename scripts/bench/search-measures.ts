// Measures the search box in a browser, its time and memory.

import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { slowDown } from './page/page-measures.ts'

interface BoxTimes {
  /** From Ctrl+K on an idle page to the first rows of a query typed at once, in milliseconds. */
  firstResult: number
  /** From an input event to its painted rows, for each query. */
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

/**
 * Runs in the page: enters a query into the focused field as a single input event, and resolves with the time until its
 * rows are painted. The first call also opens the search, as a reader who types at once would.
 */
const TYPE_AND_WAIT = `
(text, isFirst) => new Promise((resolve) => {
  const box = document.querySelector('.navbar__search')
  const started = performance.now()
  const observer = new MutationObserver(() => {
    const dialog = box.querySelector('dialog')
    const status = dialog?.querySelector('[role="status"]')?.textContent ?? ''
    if (dialog?.querySelector('input').value !== text || !/^\\d+ results?$|^No results/.test(status)) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)))
  })
  observer.observe(box, { childList: true, subtree: true, characterData: true })
  if (isFirst) document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }))
  const input = document.activeElement
  // React tracks the last value that it saw; the native setter bypasses that.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, text)
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
})`

function timeToRows(page: Page, query: string, isFirst: boolean): Promise<number> {
  return page.evaluate<number>(`(${TYPE_AND_WAIT})(${JSON.stringify(query)}, ${isFirst})`)
}

/**
 * Runs in the page before any other script: opens the search as soon as it responds, and records the time from
 * navigation start to painted rows.
 */
const ASK_AT_ONCE = `
window.firstResult = new Promise((resolve) => {
  const press = () => {
    const event = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true })
    if (document.dispatchEvent(event)) return setTimeout(press, 20)
    document.execCommand('insertText', false, 'token')
    const look = () => {
      if (!document.querySelector('.search-dialog [role="option"]')) return requestAnimationFrame(look)
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
    }
    look()
  }
  addEventListener('DOMContentLoaded', press)
})`

/** Milliseconds from navigation start to the first rows, for a reader on a slow phone who searches at once. */
export async function measureSlowSearch(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    await slowDown(await context.newCDPSession(page))
    await page.addInitScript({ content: ASK_AT_ONCE })
    await page.goto(url, { waitUntil: 'commit' })
    return await page.evaluate<number>('firstResult')
  } finally {
    await context.close()
  }
}

/** Additional memory of the browser's page processes after a search of the full text, in bytes. Linux only. */
export async function measureSearchMemory(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage()
  try {
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(1500)
    const before = await rendererBytes(browser, page)
    await timeToRows(page, 'token', true)
    await page.waitForTimeout(3000)
    return (await rendererBytes(browser, page)) - before
  } finally {
    await page.close()
  }
}

async function rendererBytes(browser: Browser, page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  await session.detach()
  const whole = await browser.newBrowserCDPSession()
  const { processInfo } = await whole.send('SystemInfo.getProcessInfo')
  await whole.detach()
  return processInfo
    .filter(({ type }) => type === 'renderer')
    .reduce((sum, { id }) => sum + privateBytes(id), 0)
}

function privateBytes(pid: number): number {
  const kilobytes = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8').matchAll(/^Private_\w+:\s+(\d+) kB/gm)
  return [...kilobytes].reduce((sum, [, amount]) => sum + Number(amount) * 1024, 0)
}
