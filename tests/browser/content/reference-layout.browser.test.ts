// On every page with operations, the essentials are on the first screen, samples are beside all of it, and no line of a
// sample is cut off.

import type { Page } from '@playwright/test'
import { expect } from '../site-test.ts'
import { test } from './content-site.ts'

/** Of a page's height, with nothing in the column of the samples. */
const EMPTY_SHARE = 0.1
const PAGE_MS = 6_000

test.use({ viewport: { width: 1440, height: 900 } })

async function operationPages(page: Page): Promise<string[]> {
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname)
  const bodies = await Promise.all(
    paths
      .filter((path) => path.includes('/api'))
      .map(async (path) => ({ path, html: await (await page.request.get(path)).text() })),
  )
  return bodies.flatMap(({ path, html }) => (html.includes('class="operation"') ? [path] : []))
}

interface Layout {
  /** The bottom of the first operation's bar. */
  firstBar: number
  /** The longest way that a reader scrolls, from the first operation on, with nothing in the samples' column, of the page's height. */
  emptyShare: number
  /** Operations whose samples do not stick beside them. */
  loose: string[]
}

function layoutOf(): Layout {
  for (const block of document.querySelectorAll<HTMLElement>('.prose > *')) {
    block.style.contentVisibility = 'visible'
  }
  const operations = [...document.querySelectorAll<HTMLElement>('.operation')]
  const column = operations[0]!.querySelector('.operation__samples')!.getBoundingClientRect()
  const filled = [
    ...document.querySelectorAll('.operation, .prose :is(.code-block, .tabs, .table-scroll, .diagram)'),
  ]
    .map((block) => block.getBoundingClientRect())
    .filter(({ height, right }) => height > 0 && right > column.left + column.width / 4)
    .sort((a, b) => a.top - b.top)
  let longest = 0
  let end = operations[0]!.getBoundingClientRect().bottom
  for (const { top, bottom } of [
    ...filled,
    document.querySelector('.site-footer')!.getBoundingClientRect(),
  ]) {
    longest = Math.max(longest, top - end - innerHeight)
    end = Math.max(end, bottom)
  }
  const loose = operations.filter((operation) => {
    const [text, samples] = ['.operation__text', '.operation__samples'].map((part) =>
      operation.querySelector(part)!,
    )
    const isBeside = samples!.getBoundingClientRect().left >= text!.getBoundingClientRect().right
    return !isBeside || getComputedStyle(samples!).position !== 'sticky'
  })
  return {
    firstBar: operations[0]!.querySelector('.endpoint')!.getBoundingClientRect().bottom,
    emptyShare: longest / document.documentElement.scrollHeight,
    loose: loose.map(({ id }) => id),
  }
}

/** Lines of samples that are wider than their pane. */
async function cutSamples(): Promise<string[]> {
  const plain = (html: string): string =>
    html
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&amp;', '&')
      .replaceAll(/&#x?[\da-f]+;/gi, "'")
  const cut: string[] = []
  for (const pane of document.querySelectorAll<HTMLElement>('.operation__samples[data-parts]')) {
    const samples = (await (await fetch(pane.dataset['parts']!)).json()) as Record<string, string>
    const pre = pane.querySelector('.sample pre')!
    for (const [name, html] of Object.entries(samples)) {
      pre.querySelector('code')!.textContent = plain(html)
      if (pre.scrollWidth > pre.clientWidth) cut.push(`${pane.parentElement!.id} ${name}`)
    }
  }
  return cut
}

test('starts with an operation on the first screen, with samples beside it all the way, none of them cut off', async ({
  page,
}) => {
  const paths = await operationPages(page)
  expect(paths.length).toBeGreaterThan(20)
  test.setTimeout(60_000 + paths.length * PAGE_MS)
  const wrong: string[] = []
  for (const path of paths) {
    await page.goto(path)
    const { firstBar, emptyShare, loose } = await page.evaluate(layoutOf)
    if (firstBar > 900) wrong.push(`${path}: the first operation ends at ${Math.round(firstBar)} px`)
    if (emptyShare > EMPTY_SHARE)
      wrong.push(`${path}: ${Math.round(emptyShare * 100)} % without anything beside the text`)
    wrong.push(...loose.map((id) => `${path}: the samples of ${id} do not stay beside it`))
    wrong.push(...(await page.evaluate(cutSamples)).map((sample) => `${path}: cut: ${sample}`))
  }
  expect(wrong).toEqual([])
})
