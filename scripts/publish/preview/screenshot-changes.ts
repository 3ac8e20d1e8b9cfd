// Takes screenshots of the pages that a release changes, before and after, and marks the differences: a folder with a
// page that shows them to a reviewer.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { encodePath } from '#site/model/urls.ts'
import type { ChangedPage } from './changed-pages.ts'
import { screenshotDiff } from './screenshot-diff.ts'
import { escapeHtml } from '../../project/escape-html.ts'

interface ScreenshotSites {
  browser: Browser
  /** Addresses of the two releases on this machine. */
  before: string
  after: string
}

interface Shown {
  path: string
  /** File by what it shows. */
  files: Record<string, string>
  note: string
}

/** More than anybody looks at; the list of changes has the rest. */
const MAX_PAGES = 25
const VIEWPORT = { width: 1280, height: 900 }
/** Screenshots are cut off at this height. */
const MAX_HEIGHT = 6000

/** Writes `folder` with `index.html` in it. Returns the number of pages that look different, are new or are gone. */
export async function screenshotChanges(
  changes: readonly ChangedPage[],
  { browser, before, after }: ScreenshotSites,
  folder: string,
): Promise<number> {
  mkdirSync(folder, { recursive: true })
  const tab = await browser.newPage({ viewport: VIEWPORT, reducedMotion: 'reduce', colorScheme: 'light' })
  const shown: Shown[] = []
  for (const [index, { path, state }] of changes.slice(0, MAX_PAGES).entries()) {
    const files: Record<string, string> = {}
    const keep = (name: string, png: Uint8Array): Uint8Array => {
      files[name] = `${index + 1}-${name}.png`
      writeFileSync(join(folder, files[name]), png)
      return png
    }
    const address = encodePath(path)
    const old = state === 'added' ? undefined : keep('before', await screenshotOf(tab, before + address))
    const now = state === 'removed' ? undefined : keep('after', await screenshotOf(tab, after + address))
    if (!old || !now) {
      shown.push({ path, files, note: state })
      continue
    }
    const { share, image } = await screenshotDiff(old, now)
    if (share > 0) keep('difference', image)
    shown.push({ path, files, note: share > 0 ? `${(share * 100).toFixed(1)} % differs` : 'looks the same' })
  }
  await tab.close()
  writeFileSync(join(folder, 'index.html'), overview(shown, changes.length))
  return shown.filter(({ note }) => note !== 'looks the same').length
}

async function screenshotOf(tab: Page, url: string): Promise<Uint8Array> {
  await tab.goto(url, { waitUntil: 'load' })
  // As a string, because this module is type-checked without the browser's types.
  const height = await tab.evaluate<number>(
    'document.fonts.ready.then(() => document.documentElement.scrollHeight)',
  )
  const clip = { x: 0, y: 0, width: VIEWPORT.width, height: Math.min(height, MAX_HEIGHT) }
  return capture(() => tab.screenshot({ fullPage: true, clip, animations: 'disabled' }))
}

/** A browser that has just started, on a busy machine, sometimes has no frame to capture yet. */
async function capture(screenshot: () => Promise<Uint8Array>, attempts = 5): Promise<Uint8Array> {
  try {
    return await screenshot()
  } catch (error) {
    if (attempts === 1 || !String(error).includes('Unable to capture screenshot')) throw error
    await setTimeout(500)
    return capture(screenshot, attempts - 1)
  }
}

function overview(shown: readonly Shown[], changed: number): string {
  const rows = shown.map(({ path, files, note }) => {
    const screenshots = Object.entries(files).map(
      ([name, file]) =>
        `<figure><a href="${file}"><img src="${file}" alt="${escapeHtml(path)}, ${name}" loading="lazy"></a><figcaption>${name}</figcaption></figure>`,
    )
    return `<section><h2>${escapeHtml(path)}</h2><p>${note}</p><div>${screenshots.join('')}</div></section>`
  })
  const left = changed - shown.length
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Changed pages</title>
<style>
body { font-family: system-ui; margin: 2rem }
div { display: flex; gap: 1rem; align-items: start }
figure { margin: 0; flex: 1 1 0; max-width: 33% }
img { width: 100%; outline: 1px solid }
</style>
<h1>Changed pages</h1>
${rows.join('\n')}
${left > 0 ? `<p>${left} more changed and have no screenshots.</p>` : ''}
</html>
`
}
