// Serves two built releases on this machine to take screenshots of what changed between them.

import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, ensureChromium } from '../../project/find-chromium.ts'
import { startLocalWorker } from '../../local/local-worker.ts'
import type { ChangedPage } from './changed-pages.ts'
import { screenshotChanges } from './screenshot-changes.ts'

/** `before`, `after`: folders of releases. Returns the number of pages that look different. */
export async function screenshotPreview(
  changes: readonly ChangedPage[],
  { before, after }: { before: string; after: string },
  folder: string,
): Promise<number> {
  const vars = { LOG_LEVEL: 'error' }
  const old = await startLocalWorker({ dist: before, port: 0, vars })
  try {
    const now = await startLocalWorker({ dist: after, port: 0, vars })
    try {
      const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
      try {
        return await screenshotChanges(changes, { browser, before: old.url, after: now.url }, folder)
      } finally {
        await browser.close()
      }
    } finally {
      await now.stop()
    }
  } finally {
    await old.stop()
  }
}
