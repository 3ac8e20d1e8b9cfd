// Proves that what the build renders around pages is what the Worker would render.

import { expect, it } from 'vitest'
import { shellHtml } from '#scripts/compiler/bundles/shell-html.ts'
import type { SidebarItem } from '#site/model/release.ts'
import { siteConfig } from '#site/site.config.ts'
import { createShellParts } from '#worker/render/shell-parts.tsx'

const items: SidebarItem[] = [
  { label: 'Start & “go”', path: '/docs' },
  { label: 'API', path: '/docs/api', items: [{ label: 'Errors', path: '/docs/api/errors', badge: 'beta' }] },
  { label: 'Guides', items: [{ label: 'Über', path: '/docs/über' }] },
]
const sections = { docs: items, 'docs.api': items }
const shipped = shellHtml(siteConfig, sections)
const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

it('is the same from the build as from the Worker', async () => {
  const parts = createShellParts({})
  expect(shipped).toEqual({
    announcement: text(await parts.announcement()),
    'header ': text(await parts.header(undefined)),
    'header docs': text(await parts.header('docs')),
    'sidebar docs': await parts.sidebar('docs', 'docs', items),
    'sidebar docs.api': await parts.sidebar('docs', 'docs.api', items),
    footer: text(await parts.footer()),
  })
})

it('is rendered by the Worker where the release holds nothing', async () => {
  const parts = createShellParts({
    shellParts: { footer: '<p>shipped</p>', 'sidebar docs': '<nav>shipped</nav>' },
  })
  expect(text(await parts.footer())).toBe('<p>shipped</p>')
  expect(await parts.sidebar('docs', 'docs', items)).toBe('<nav>shipped</nav>')
  expect(await parts.sidebar('docs', 'toString', items)).toBe(
    shipped['sidebar docs']!.replace('section="docs"', 'section="toString"'),
  )
})
