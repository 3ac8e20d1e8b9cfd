// The text of the owner's site/site.config.ts.

import { format } from 'prettier'
import type { MarkShape } from '#site/model/site-config.ts'
import { repositoryPlace } from './repository-host.ts'
import { ownerNames, type Owner } from './owner.ts'

const STYLE = { parser: 'typescript', semi: false, singleQuote: true, printWidth: 110 } as const

export function configurationText(owner: Owner, mark: readonly MarkShape[]): Promise<string> {
  return format(
    `// The configuration that a rebrand or deployment edits: brand, hosts, navbar, footer, announcement.
// site/model/site-config.ts says what each field means, and which further ones there are.

import type { SiteConfig } from './model/site-config.ts'

${brandText(owner)}

export const siteConfig: SiteConfig = {
  brand,
  // Drawn in the navbar and in the icons: SVG paths in a square of 32.
  mark: ${quoted(mark)},
  ${siteText(owner)}
  ${navbarText(owner)}
  // Where to report a vulnerability, published as /.well-known/security.txt.
  // security: { contacts: ['mailto:security@${owner.domain}'], expires: '2027-12-31' },
  ${footerText(owner)}
}
`,
    STYLE,
  )
}

const quoted = (value: unknown): string => JSON.stringify(value)

function brandText(owner: Owner): string {
  const { name, domain, origin, hasContract } = owner
  const { scope, scopePascal, headerPrefix } = ownerNames(owner)
  const apiHost = domain === new URL(origin).hostname ? undefined : domain
  const key = `
  // Where requests carry your API keys, and how those begin.
  // key: { header: 'Authorization', scheme: 'Bearer', formats: { private: 'sk_(?:live|test)_' } },`
  return `const brand = {
  name: ${quoted(name)},
  headerPrefix: ${quoted(headerPrefix)},${hasContract ? key : ''}
  scope: ${quoted(scope)},
  scopePascal: ${quoted(scopePascal)},
  domain: ${quoted(apiHost ?? domain)},
  // Versions of your SDKs, by name: \`node: '1.0.0'\` is \`%node-version%\` on every page.
  sdkVersions: {},
}`
}

function siteText({ domain, origin, hasContract, repository }: Owner): string {
  const description = hasContract
    ? 'How to build with ${brand.name}: first steps, guides and every operation of the API.'
    : 'How to work with ${brand.name}: first steps, guides and answers.'
  const place = repository
    ? `repository: ${quoted(repositoryPlace(repository))},`
    : `// repository: { url: 'https://github.com/you/docs', edit: 'https://github.com/you/docs/edit/main/content/{file}', label: 'GitHub' },`
  const reference = `
  // The first page of the API's reference.
  reference: '/docs/api',`
  return `// A link that is shared shows the name and the description. \`site/public/og.png\` replaces the drawing.
  socialImage: { alt: \`\${brand.name} documentation\` },
  // What programs may do with the pages.
  crawlers: { search: true, aiInput: true, aiTrain: false },
  title: \`\${brand.name} Docs\`,
  description: \`${description}\`,
  origin: ${quoted(origin)},
  ${place}
  // Where your users sign in: a button in the navbar.
  // portalUrl: 'https://app.${domain}',${hasContract ? reference : ''}
  // announcement: { id: 'welcome', text: 'The documentation has a new home.', href: '/docs' },`
}

const navbarText = ({ hasContract }: Owner): string => `navbar: [
    { type: 'doc', label: 'Guides', path: '/docs', sidebar: 'docs' },
    ${hasContract ? `{ type: 'doc', label: 'API', path: '/docs/api', sidebar: 'api' },` : ''}
  ],`

const footerText = ({ hasContract }: Owner): string => `footer: {
    columns: [
      {
        title: 'Read',
        links: [
          { label: 'Getting started', href: '/docs' },
          { label: 'Guides', href: '/docs/guides' },
          ${hasContract ? `{ label: 'API reference', href: '/docs/api' },` : ''}
        ],
      },
      {
        title: 'For tools',
        links: [
          ${hasContract ? `{ label: 'OpenAPI', href: '/openapi.json' },` : ''}
          { label: 'llms.txt', href: '/llms.txt' },
          { label: 'Sitemap', href: '/sitemap.xml' },
        ],
      },
    ],
    copyright: \`© \${brand.name}\`,
  },`
