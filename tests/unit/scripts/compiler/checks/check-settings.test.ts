import { expect, it } from 'vitest'
import { checkSettings } from '#scripts/compiler/checks/check-settings.ts'
import { createWorld } from '#scripts/graph/world.ts'
import type { SiteConfig } from '#site/model/site-config.ts'
import { siteConfig } from '../../../../fixtures/site-config.ts'

/** What is said of the tests' configuration with these settings in the place of its own. */
function problemsOf(changed: Readonly<Record<string, unknown>>): string[] {
  const config = { ...siteConfig, ...changed } as SiteConfig
  return checkSettings(createWorld(), config).map(({ what, fix }) => `${what} -> ${fix}`)
}

it('finds nothing in a sound configuration', () => {
  expect(
    problemsOf({ announcement: undefined, origin: 'http://localhost:8787', mark: siteConfig.mark }),
  ).toEqual([])
  const slot = { script: 'https://a.example/b.js', hosts: { connect: ['https://c.example'] } }
  expect(problemsOf({ thirdParty: { question: 'May we?', analytics: slot, trustedTypes: 'off' } })).toEqual(
    [],
  )
  const dropdown = { type: 'dropdown', label: 'More', items: [{ label: 'Mail', href: 'mailto:a@b.example' }] }
  expect(problemsOf({ navbar: [dropdown, { type: 'html', html: '<b>New</b>' }] })).toEqual([])
})

it.each<[string, Record<string, unknown>, string]>([
  ['a setting that there is not', { orgin: 'x' }, 'there is no setting `orgin` -> write `origin`'],
  ['one in a part', { socialImage: { altt: 'x' } }, 'there is no setting `socialImage.altt` -> write `alt`'],
  ['another type', { title: 5 }, '`title` must be text'],
  ['a missing setting', { origin: undefined }, '`origin` is missing'],
  ['a text for an object', { footer: 'Acme' }, '`footer` must be an object'],
  ['a path in the origin', { origin: 'https://docs.acme.example/docs' }, '`origin` must be scheme and host'],
  ['an origin without TLS', { origin: 'http://docs.acme.example' }, '`origin` must be scheme and host'],
  ['a host without scheme', { portalUrl: 'app.acme.example' }, '`portalUrl` must be a web address'],
  [
    'an edit address without the file',
    { repository: { url: 'https://a.example', edit: 'https://a.example/edit' } },
    '`repository.edit` must contain `{file}`',
  ],
  [
    'a link that runs code',
    {
      footer: {
        columns: [{ title: 'A', links: [{ label: 'B', href: 'javascript:alert(1)' }] }],
        copyright: '©',
      },
    },
    '`footer.columns[0].links[0].href` must start with a single `/`',
  ],
  [
    'a link without a slash',
    { announcement: { id: 'a', text: 'b', href: 'docs' } },
    '`announcement.href` must',
  ],
  [
    'a navbar item without its link',
    { navbar: [{ type: 'link', label: 'A' }] },
    '`navbar[0].href` is missing',
  ],
  ['an unknown navbar item', { navbar: [{ type: 'menu' }] }, '`navbar[0].type` must be `doc`, `link`'],
  ['a text for a navbar item', { navbar: ['Guides'] }, '`navbar[0]` must be an object'],
  [
    'an unknown kind of host',
    { thirdParty: { question: 'May we?', analytics: { script: 'a.js', hosts: { imge: [] } } } },
    'there is no setting `thirdParty.analytics.hosts.imge` -> write `image`',
  ],
  ['a blank text', { title: '  ' }, '`title` is empty'],
  ['a space behind the origin', { origin: 'https://docs.acme.example ' }, '`origin` must be scheme and host'],
  [
    'a space before a path',
    { announcement: { id: 'a', text: 'b', href: ' /docs' } },
    '`announcement.href` must start with',
  ],
  [
    'a space in a name',
    { brand: { ...siteConfig.brand, scope: ' acme' } },
    '`brand.scope` must be lower-case',
  ],
  [
    'a drawing that is none',
    { mark: [{ tone: 'ink', path: 'circle' }] },
    '`mark[0].path` must be an SVG path',
  ],
])('tells %s', (_, changed, problem) => {
  const problems = problemsOf(changed)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(problem)
})
