// What readers see of navbar items, and what an operator is told about invalid ones.

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { NavbarItem } from '#site/model/site-config.ts'
import { NavbarConfigurationError, NavbarItemView } from '#site/shell/navbar/navbar-item.tsx'

const render = (item: unknown, sidebar?: string): string =>
  renderToStaticMarkup(<NavbarItemView item={item as NavbarItem} sidebar={sidebar} />)

const api = { type: 'doc', label: 'API', path: '/docs/api', sidebar: 'api' }

it('marks a doc item on every page of its sidebar', () => {
  expect(render(api, 'api')).toContain('aria-current="true"')
})

it('does not mark a doc item elsewhere', () => {
  expect(render(api, 'docs')).not.toContain('aria-current')
  expect(render(api)).not.toContain('aria-current')
})

it('opens another host in a new tab, says so and gives it no opener', () => {
  const html = render({ type: 'link', label: 'Status', href: 'https://status.acme.example' })
  expect(html).toContain('target="_blank" rel="noopener noreferrer"')
  expect(html).toContain('aria-label="(opens in a new tab)"')
})

it('opens an internal link in the same tab', () => {
  expect(render({ type: 'link', label: 'Search', href: '/search' })).not.toContain('target=')
})

it('renders a dropdown natively, one open at a time', () => {
  const html = render({ type: 'dropdown', label: 'More', items: [{ label: 'Status', href: '/status' }] })
  expect(html).toMatch(/<details [^>]*name="navbar"><summary[^>]*>More/)
  expect(html).toContain('href="/status"')
})

it('renders an item of type html unchanged', () => {
  expect(render({ type: 'html', html: '<b>New</b>' })).toContain('<b>New</b>')
})

it('rejects an unknown item type and shows the item', () => {
  const error = failure({ type: 'banner', label: 'x' })
  expect(error).toBeInstanceOf(NavbarConfigurationError)
  expect(error.message).toContain('There is no navbar item type "banner".')
  expect(error.message).toContain('"label": "x"')
})

it('rejects an item without a type', () => {
  expect(failure({ label: 'x' }).message).toContain('`type` is missing')
})

it('names an item’s missing field', () => {
  expect(failure({ type: 'doc', label: 'API' }).message).toContain('A navbar item has no `path`.')
  const dropdown = { type: 'dropdown', label: 'More', items: [{ label: 'Status' }] }
  expect(failure(dropdown).message).toContain('A navbar item has no `href`.')
})

it('reports an item that fails to render, with the cause', () => {
  const error = failure({ type: 'dropdown', label: 'More' })
  expect(error.message).toContain('A navbar item failed to render.')
  expect(error.message).toContain('"label": "More"')
  expect(error.cause).toBeInstanceOf(TypeError)
})

function failure(item: unknown): Error {
  try {
    render(item)
  } catch (error) {
    return error as Error
  }
  throw new Error('The item was rendered')
}
