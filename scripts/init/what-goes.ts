// What `npm run init` removes: the project's own content, decisions about it, tests of it, and the script itself.

import { rmSync } from 'node:fs'
import { join } from 'node:path'

export const GOES = [
  'content',
  'tests/content',
  'tests/browser/content',
  'site/public/og.png',
  // Decisions about pages.
  'docs/decisions/0029-callers-of-a-proxy-use-no-tokens.md',
  'docs/decisions/0030-the-platform-has-an-echo-destination.md',
  'docs/decisions/0031-what-the-new-pages-decided.md',
  'docs/decisions/0032-what-the-sdk-pages-decided.md',
  'docs/decisions/0040-five-ids-tell-every-story.md',
  // Figures of pages that are gone.
  'docs/search-tuning.md',
  'scripts/init',
  'scripts/init.ts',
  'tests/init',
] as const

export function removeWhatGoes(root: string, chosen: (path: string) => boolean): void {
  for (const path of GOES.filter(chosen)) rmSync(join(root, path), { recursive: true, force: true })
}
