import { expect, it } from 'vitest'
import { loadedCode } from '#scripts/develop/loaded-code.ts'

const loaded = loadedCode()

it.each([
  'scripts/develop/build-thread.ts',
  'scripts/graph/step-thread.ts',
  'site/markdown/info-string.ts',
  'site/model/urls.ts',
  'site/search/index/vocabulary.ts',
  'site/styles/style-parts.ts',
])('knows that the server itself runs %s', (file) => expect(loaded).toContain(file))

it.each([
  'scripts/compiler/compile/renderer.ts',
  'site/client/entry.ts',
  'site/component-registry.ts',
  'site/components/tabs/tabs.tsx',
  'worker/app.ts',
])('leaves out %s, which each build bundles anew', (file) => expect(loaded).not.toContain(file))
