import { describe, expect, it } from 'vitest'
import { divideChunks } from '#scripts/compiler/bundles/divide-chunks.ts'

const file = (name: string, settings: { entryPoint?: string; refersTo?: string[] } = {}) => ({
  name,
  url: `/assets/${name.replace('.js', '.0123456789abcdef0123456789abcdef.js')}`,
  integrity: `sha256-${btoa(name)}`,
  refersTo: [],
  ...settings,
})

const react = file('react-A.js')
const ofTools = file('react-B.js', { refersTo: ['react-A.js'] })
const hydrate = file('hydrate.js', { entryPoint: 'site/client/hydrate.tsx', refersTo: ['react-A.js'] })
const console = file('open-console.js', {
  entryPoint: 'site/api/console/open-console.tsx',
  refersTo: ['react-B.js'],
})
const changes = file('page-changes.js', { entryPoint: 'site/client/navigation/page-changes.ts' })
const zoom = file('open-zoom.js', { entryPoint: 'site/shell/zoom/open-zoom.ts' })

describe('modules that come on intent', () => {
  const texts: string[] = []
  const publish = (text: string | Uint8Array): string => `${texts.push(text.toString())}`
  const divided = divideChunks([hydrate, console, react, ofTools], [zoom, changes], { publish })
  const names = (files: readonly { url: string }[] = []): string[] =>
    files.map(({ url }) => url.split(/[/.]/)[2]!)

  it('are named by documents where nobody may wait for them, with no more of what they share than they import', () => {
    expect(names(divided.chunks)).toEqual(['hydrate', 'react-A', 'page-changes', 'module-list'])
  })

  it('are named by the list otherwise, each before everything it shares with others', () => {
    expect(names(divided.listedChunks)).toEqual(['open-console', 'react-A', 'react-B', 'open-zoom'])
    expect(texts[0]!.match(/[\w-]+(?=\.)/g)).toEqual(['open-console', 'react-A', 'react-B', 'open-zoom'])
  })
})
