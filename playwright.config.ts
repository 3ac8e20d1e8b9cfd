// How Playwright finds and runs the browser tests: one built site for all of them, in Chromium.
import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from './scripts/project/find-chromium.ts'

const executablePath = findChromium()

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.browser.test.ts',
  globalSetup: ['./tests/temporary-files.ts', './tests/browser/serve-site.ts'],
  outputDir: '.cache/browser-tests/results',
  snapshotPathTemplate: 'tests/browser/references/{arg}{ext}',
  fullyParallel: true,
  // Half again as many as cores: many tests wait for a slow line or a timer.
  workers: '150%',
  timeout: 40_000,
  expect: { timeout: 8_000 },
  use: {
    browserName: 'chromium',
    // Set by the global setup, which has run when a worker process reads this file.
    baseURL: process.env['SITE_URL'],
    viewport: { width: 1280, height: 800 },
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) },
  },
})
