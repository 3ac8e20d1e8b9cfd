import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hasLoadedCodeChanged, loadedCode } from '#scripts/graph/code/loaded-code.ts'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'

const loaded = loadedCode()

it.each([
  'scripts/develop/build-thread.ts',
  'scripts/graph/threads/step-thread.ts',
  'site/markdown/info-string.ts',
  'site/model/urls.ts',
  'site/search/index/vocabulary.ts',
  'site/styles/style-parts.ts',
])('knows that a build itself runs %s', (file) => expect(loaded).toContain(file))

it.each([
  'scripts/compiler/compile/renderer.ts',
  'site/client/entry.ts',
  'site/component-registry.ts',
  'site/components/tabs/tabs.tsx',
  'worker/app.ts',
])('leaves out %s, which each build bundles anew', (file) => expect(loaded).not.toContain(file))

describe('hasLoadedCodeChanged', () => {
  const written = statSync(join(PROJECT_ROOT, 'site/model/urls.ts')).mtimeMs

  it('sees a file that was written after the process started', () =>
    expect(hasLoadedCodeChanged(written - 1)).toBe(true))

  it('sees none in the future', () => expect(hasLoadedCodeChanged(Date.now() + 60_000)).toBe(false))
})
