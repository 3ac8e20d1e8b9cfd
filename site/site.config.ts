// The configuration that a rebrand or deployment edits: brand, hosts, navbar, footer, announcement.

import type { SiteConfig } from './model/site-config.ts'

const brand = {
  name: 'Tessera',
  headerPrefix: 'TSR',
  key: {
    formats: {
      public: 'key_(?:prod|test)_[a-z]{2}_pub_',
      private: 'key_(?:prod|test)_[a-z]{2}_pvt_',
      management: 'key_(?:prod|test)_[a-z]{2}_mgt_',
    },
  },
  scope: 'tessera',
  scopePascal: 'Tessera',
  domain: 'tessera.example',
  sdkVariables: { elements: ['elements', 'bt', 'vault'], legacy: ['client', 'bt', 'legacy', 'vault'] },
  sdkVersions: {
    dotnet: '7.0.0',
    go: '6.0.0',
    java: '8.0.0',
    node: '6.1.0',
    python: '7.0.0',
    terraform: '5.2.0',
    'web-elements': '2.12.0',
    'react-elements': '2.15.0',
    'web-threeds': '2.1.0',
    android: '2.8.0',
    ios: '5.2.0',
    'react-native': '4.0.0',
    'ios-threeds': '1.2.0',
    'android-threeds': '1.1.0',
    'react-native-threeds': '1.1.0',
  },
}

export const siteConfig: SiteConfig = {
  brand,
  // A letter T made of five tiles, one of them gold: the token among the originals.
  mark: [
    { tone: 'ink', path: 'M2.2 3 9.6 2.4 9.9 9.8 2.6 10.1z' },
    { tone: 'ink', path: 'M11.8 2.6 20 2.3 20.3 9.5 12.1 9.9z' },
    { tone: 'ink', path: 'M22.2 2.4 29.7 2.9 29.3 10 22.5 9.7z' },
    { tone: 'accent', path: 'M12 12 20.2 11.7 19.8 19.6 12.3 19.9z' },
    { tone: 'ink', path: 'M12.2 22 19.9 21.7 20.1 29.6 12.5 29.3z' },
  ],
  socialImage: { alt: 'A payment card made of tiles, coming apart at its right edge' },
  crawlers: { search: true, aiInput: true, aiTrain: false },
  title: `${brand.name} Docs`,
  description: `Developer documentation for ${brand.name}: collect, store, use and share sensitive data without holding it.`,
  origin: `https://docs.${brand.domain}`,
  repository: {
    url: `https://git.${brand.domain}/docs`,
    edit: `https://git.${brand.domain}/docs/edit/main/content/{file}`,
    label: 'Github',
  },
  portalUrl: `https://portal.${brand.domain}`,
  reference: '/docs/api',
  expressions: true,
  notGuides: ['/docs/sdks', '/docs/concepts', '/docs/expressions', '/docs/features', '/docs/operations'],
  actors: {
    people: ['cardholder', 'holder', 'shopper', 'applicant', 'merchant', 'operator', 'one person'],
    platform: ['proxy', 'proxies', 'reactor', 'batch job', 'one hostname', 'log entry'],
    stores: ['vault'],
    embedded: ['element', 'elements'],
    others: [
      ...['bank', 'issuer', 'processor', 'processors', 'card network', 'card networks', 'network'],
      ...['destination', 'identity provider', 'stripe', 'apple', 'google'],
    ],
  },
  announcement: {
    id: 'node-sdk-6',
    text: 'The Node.js SDK 6 runs on Bun, Deno and Workers.',
    href: '/docs/sdks/server-side/node',
  },
  formerNames: {
    'api-reference': '/docs/api',
    labs: '/docs',
    quickstart: '/docs',
    'quickstart with curl': '/docs',
    'quickstart with dotnet': '/docs',
    'quickstart with go': '/docs',
    'quickstart with java': '/docs',
    'quickstart with nodejs': '/docs',
    'quickstart with ruby': '/docs',
    'quickstart with python': '/docs',
    'create your first token': '/docs',
    'understanding permissions': '/docs/concepts/access-controls',
    'what are token containers': '/docs/concepts/what-are-containers',
    'what are fingerprints': '/docs/expressions/fingerprints',
    'collect pii js': '/docs/guides/collect/collect-data-from-web',
    'collect pii react': '/docs/guides/collect/collect-data-with-react',
    'collect cards with elements react': '/docs/guides/collect/collect-data-with-react',
    'style elements for my brand': '/docs/guides/collect/customize-web-form',
    'collect cards with elements': '/docs/blueprints/cards/collect-and-process-cards',
    'collect cards with proxies': '/docs/blueprints/cards/collect-and-process-cards',
    'collect atomic cards with elements': '/docs/blueprints/cards/collect-and-process-cards',
    'use us bank accounts without touching them': '/docs/guides/share/send-data-to-third-party',
    'use token data in http requests': '/docs/guides/share/send-data-to-third-party',
    'use token data in reactors': '/docs/guides/process/analyze-data',
    'run your own code in a reactor': '/docs/guides/process/analyze-data',
    'manage applications with terraform': '/docs/sdks/server-side/terraform',
    'collect inbound data to api': '/docs/guides/collect/collect-inbound-sensitive-data',
    'process card payments connections': '/docs/card-payments/charge-card',
    'extract data': '/docs/guides/process/extract-cards',
    'display virtual cards': '/docs/blueprints/cards/issue-and-display-cards',
    orchestration: '/docs/api/connections/stripe-forward',
    'reactor formulas': '/docs/api/deprecations',
    'configure sso with okta': '/docs/features/sso/okta',
    'configure sso with oidc': '/docs/features/sso/oidc',
    'configure sso with saml': '/docs/features/sso/saml',
    [`${brand.scope}-js`]: '/docs/sdks/server-side/javascript-legacy',
    [`@${brand.scope}/${brand.scope}-js`]: '/docs/sdks/server-side/javascript-legacy',
    'legacy server sdks': '/docs/sdks/server-side-legacy',
  },
  navbar: [
    { type: 'doc', label: 'Guides', path: '/docs', sidebar: 'docs' },
    { type: 'doc', label: 'API', path: '/docs/api', sidebar: 'api' },
    { type: 'doc', label: 'SDKs', path: '/docs/sdks', sidebar: 'sdk' },
  ],
  assistants: [
    {
      label: 'ChatGPT',
      href: 'https://chatgpt.com/?q=Read%20{url}%20and%20answer%20my%20questions%20about%20it.',
    },
    {
      label: 'Claude',
      href: 'https://claude.ai/new?q=Read%20{url}%20and%20answer%20my%20questions%20about%20it.',
    },
    {
      label: 'Perplexity',
      href: 'https://www.perplexity.ai/search?q=Read%20{url}%20and%20answer%20my%20questions%20about%20it.',
    },
  ],
  security: {
    contacts: [`mailto:security@${brand.domain}`],
    expires: '2027-10-31',
  },
  footer: {
    columns: [
      {
        title: 'Build',
        links: [
          { label: 'Getting started', href: '/docs' },
          { label: 'API reference', href: '/docs/api' },
          { label: 'SDKs', href: '/docs/sdks' },
        ],
      },
      {
        title: 'Learn',
        links: [
          { label: 'What are tokens?', href: '/docs/concepts/what-are-tokens' },
          { label: 'Access controls', href: '/docs/concepts/access-controls' },
          { label: 'Production checklist', href: '/docs/guides/production-checklist' },
        ],
      },
      {
        title: 'For tools',
        links: [
          { label: 'OpenAPI', href: '/openapi.json' },
          { label: 'llms.txt', href: '/llms.txt' },
          { label: 'Sitemap', href: '/sitemap.xml' },
        ],
      },
    ],
    copyright: `© ${brand.name}. Documentation under the MIT licence.`,
  },
}
