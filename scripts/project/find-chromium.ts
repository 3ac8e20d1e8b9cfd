// Finds the browser: an installed Chromium, else Debian's package, else Playwright's download. Does not start it.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** Flags for a quiet browser that stays on this machine. Root may not use Chromium's sandbox. */
export const CHROMIUM_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** Path of a Chromium that is there already: `CHROMIUM_PATH`, one on the PATH, or Playwright's own. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named && existsSync(named)) return named
  for (const directory of (process.env['PATH'] ?? '').split(delimiter)) {
    for (const name of NAMES) {
      const path = join(directory, name)
      if (existsSync(path)) return path
    }
  }
  const own = chromium.executablePath()
  return own && existsSync(own) ? own : undefined
}

/** Finds a Chromium or installs one. Throws an error that says what to do when neither works. */
export function ensureChromium(report: (line: string) => void = console.error): string {
  return findChromium() ?? installDebianPackage(report) ?? downloadPlaywrightBrowser(report) ?? noChromium()
}

function installDebianPackage(report: (line: string) => void): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  report('chromium: not found, installing Debian’s package')
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env: environment })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    stdio: 'ignore',
    env: environment,
  })
  return findChromium()
}

function downloadPlaywrightBrowser(report: (line: string) => void): string | undefined {
  report('chromium: downloading Playwright’s build')
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'ignore', shell: true })
  return findChromium()
}

function noChromium(): never {
  throw new Error(
    'No Chromium was found and none could be installed. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to its executable.',
  )
}
