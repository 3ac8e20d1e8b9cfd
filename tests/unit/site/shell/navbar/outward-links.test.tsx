// What the link to the repository says, which may be on any host.

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RepositoryLink } from '#site/shell/navbar/outward-links.tsx'

const repository = {
  url: 'https://code.acme.example/docs',
  edit: 'https://code.acme.example/docs/edit/{file}',
}
const textOf = (config: Parameters<typeof RepositoryLink>[0]['config']): string =>
  renderToStaticMarkup(<RepositoryLink config={config} />).replaceAll(/<[^>]*>/g, '')

it('is called what the configuration says, and else names no host', () => {
  expect(textOf({ repository: { ...repository, label: 'Forgejo' } })).toBe('Forgejo (opens in a new tab)')
  expect(textOf({ repository })).toBe('Source (opens in a new tab)')
})

it('is absent without a repository', () => expect(textOf({})).toBe(''))
