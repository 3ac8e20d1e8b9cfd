// Measures a page in Chromium: bytes by type as transferred, paint, blocking time, layout shift.

import { get, type IncomingMessage } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'

export type BytesByType = Record<string, number>

/** Slow 4G, and a phone with a quarter of this machine's speed. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const CPU_SLOWDOWN = 4
const SESSION_DELAY_MS = 200
const SEARCH = /^\/(?:_search\/|(?:assets\/search|search|lunr)[-.])/
/** Only the part of a task above this duration counts as blocking. */
const LONG_TASK_MS = 50

/**
 * Counts the transferred bytes of every response body by resource type, those that the page's workers fetch included.
 * Search data is a type of its own.
 */
export async function countBytes(page: Page): Promise<() => BytesByType> {
  const session = await page.context().newCDPSession(page)
  const types = new Map<string, string>()
  const headerBytes = new Map<string, number>()
  const urls = new Map<string, string>()
  /** URLs whose responses the session has seen to their end; it need not see those of workers. */
  const seen = new Set<string>()
  let bytes: BytesByType = {}
  const count = (type: string, body: number): void => {
    bytes[type] = (bytes[type] ?? 0) + body
  }
  const typeOf = (url: string, type: string): string => (SEARCH.test(new URL(url).pathname) ? 'Search' : type)
  page.on('requestfinished', async (request) => {
    // The page may be closed by then.
    const { responseBodySize } = await request.sizes().catch(() => ({ responseBodySize: 0 }))
    // The session may hear of the same response a moment later.
    await setTimeout(SESSION_DELAY_MS)
    if (seen.has(request.url())) return
    // Of a worker's own script, Chromium gives no size.
    count(typeOf(request.url(), 'Other'), responseBodySize || (await bodyBytes(request.url())))
  })
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    urls.set(requestId, request.url)
    types.set(requestId, typeOf(request.url, type ?? 'Other'))
  })
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    types.set(requestId, typeOf(response.url, type))
    headerBytes.set(requestId, response.encodedDataLength)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    seen.add(urls.get(requestId) ?? '')
    count(types.get(requestId) ?? 'Other', Math.max(0, encodedDataLength - (headerBytes.get(requestId) ?? 0)))
  })
  await session.send('Network.enable')
  return () => {
    const counted = bytes
    bytes = {}
    return counted
  }
}

/** Bytes of the body as a browser gets it. */
async function bodyBytes(url: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  get(url, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject)
  let bytes = 0
  for await (const chunk of await promise) bytes += (chunk as Buffer).length
  return bytes
}

export interface Paint {
  firstPaint: number
  largestPaint: number
  blocking: number
  layoutShift: number
}

const OBSERVE = `
window.measured = { firstPaint: 0, largestPaint: 0, blocking: 0, layoutShift: 0 }
const observe = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
observe('paint', (entry) => { if (entry.name === 'first-contentful-paint') measured.firstPaint = entry.startTime })
observe('largest-contentful-paint', (entry) => { measured.largestPaint = entry.startTime })
observe('longtask', (entry) => { measured.blocking += Math.max(0, entry.duration - ${LONG_TASK_MS}) })
observe('layout-shift', (entry) => { if (!entry.hadRecentInput) measured.layoutShift += entry.value })
`

/** Loads the URL like a slow phone, in a fresh profile, and waits four seconds after the load event. */
export async function measurePaint(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await slowDown(session)
  await page.addInitScript({ content: OBSERVE })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(4000)
  const measured = await page.evaluate<Paint>('measured')
  await context.close()
  return measured
}

/** Emulates a slow phone's network and CPU in the session. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}
