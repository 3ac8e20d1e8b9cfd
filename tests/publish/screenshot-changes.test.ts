// Screenshots of changed pages: what is marked as different, and what a reviewer finds in the folder.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHROMIUM_FLAGS, ensureChromium } from '#scripts/project/find-chromium.ts'
import { screenshotChanges } from '#scripts/publish/preview/screenshot-changes.ts'
import { screenshotDiff } from '#scripts/publish/preview/screenshot-diff.ts'

const square = (side: number, color: string): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: color } })
    .png()
    .toBuffer()

describe('the difference between two screenshots', () => {
  it('is empty for identical screenshots and barely visible shades', async () => {
    expect((await screenshotDiff(await square(10, '#fff'), await square(10, '#fff'))).share).toBe(0)
    expect((await screenshotDiff(await square(10, '#fff'), await square(10, '#f8f8f8'))).share).toBe(0)
  })

  it('marks changed colours, and what only one of them has, in red', async () => {
    const before = await square(10, '#fff')
    const after = await sharp(before)
      .composite([{ input: await square(5, '#000'), left: 0, top: 0 }])
      .toBuffer()
    const { share, image } = await screenshotDiff(before, after)
    expect(share).toBe(0.25)
    const { data } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect([...data.subarray(0, 3)]).toEqual([214, 40, 57])
    expect([...data.subarray(-3)]).toEqual([255, 255, 255])
    expect((await screenshotDiff(before, await square(20, '#fff'))).share).toBe(0.75)
  })
})

describe('the folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-screenshots-'))
  const servers: Server[] = []
  let browser: Browser

  const serve = async (words: string): Promise<string> => {
    const server = createServer((request, response) =>
      response
        .setHeader('content-type', 'text/html')
        .end(`<h1>${request.url === '/docs/same' ? 'The same' : words}</h1>`),
    )
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
  })
  afterAll(async () => {
    await browser.close()
    for (const server of servers) server.close()
    rmSync(folder, { recursive: true })
  })

  it('has each page before and after, and where it differs', async () => {
    const sites = { browser, before: await serve('Old words'), after: await serve('New and longer words') }
    const parts: never[] = []
    const changes = [
      { path: '/docs', state: 'changed', parts },
      { path: '/docs/same', state: 'changed', parts },
      { path: '/docs/<new>', state: 'added', parts },
    ] as const
    expect(await screenshotChanges(changes as never, sites, folder)).toBe(2)
    expect(readdirSync(folder).toSorted()).toEqual([
      '1-after.png',
      '1-before.png',
      '1-difference.png',
      '2-after.png',
      '2-before.png',
      '3-after.png',
      'index.html',
    ])
    const page = readFileSync(join(folder, 'index.html'), 'utf8')
    expect(page).toContain('<h2>/docs/&lt;new></h2><p>added</p>')
    expect(page).toContain('<h2>/docs/same</h2><p>looks the same</p>')
    expect(page).toMatch(/<h2>\/docs<\/h2><p>[\d.]+ % differs<\/p>/)
  })
})
