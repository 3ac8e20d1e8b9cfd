// Rules about what samples, the console and the tools send: where to, with which key, and what they leave out.

import { keyValue } from '#site/api/contract/api-key-auth.ts'
import { HTTP_METHODS } from '#site/model/component-rules.ts'
import type { ApiKeyAuth } from '#site/model/site-config.ts'
import { isApiKeyAuth, keySetting } from './key-schemes.ts'
import type { Node, Report } from './rule-context.ts'
import { serverAddress, type OpenApiServer } from './server-address.ts'

export function requestRules(apiKeyAuth: ApiKeyAuth) {
  return { 'key-header': keyHeader(apiKeyAuth), 'server-url': wholeServerUrl, 'not-shown': notShown }
}

/** Samples, the mock and the tools send the key as the configuration says, but the reference shows the contract. */
const keyHeader = (apiKeyAuth: ApiKeyAuth) => () => ({
  Components({ securitySchemes }: Node, { report, location }: Report) {
    const schemes = Object.values((securitySchemes ?? {}) as Record<string, Node>)
    if (schemes.length === 0 || schemes.some((scheme) => isApiKeyAuth(scheme, apiKeyAuth))) return
    const [setting] = schemes.flatMap((scheme) => keySetting(scheme) ?? [])
    report({
      message:
        setting === undefined
          ? 'no security scheme has the key in a header or a cookie, and samples send it nowhere else'
          : `no security scheme has the key as \`${apiKeyAuth.header}: ${keyValue(apiKeyAuth, '<key>')}\`, ` +
            'where `brand` in site/site.config.ts says that it is',
      location: location.child('securitySchemes').key(),
      ...(setting !== undefined && { suggest: [setting] }),
    })
  },
})

const wholeServerUrl = () => ({
  Root({ servers }: Node, { report, location }: Report) {
    const [first] = Array.isArray(servers) ? (servers as OpenApiServer[]) : []
    if (typeof first?.url !== 'string' || /^https?:\/\/[^/]/.test(serverAddress(first))) return
    report({
      message: `the server \`${first.url}\` is not a whole URL`,
      location: location.child(['servers', '0', 'url']),
    })
  },
})

/** What samples and the console cannot send is left out, but not without a word. */
const notShown = () => ({
  Paths: {
    PathItem: {
      Parameter({ in: place, name }: Node, { report, location }: Report) {
        if (place !== 'cookie') return
        report({
          message: `the reference does not show the cookie \`${String(name)}\``,
          location: location.child('in'),
        })
      },
      Operation(operation: Node, { report, location, key }: Report) {
        if (operation['servers'] !== undefined)
          report({
            message: 'samples are sent to the first server of the contract, and not to this one',
            location: location.child('servers').key(),
          })
        const method = String(key).toUpperCase()
        if ((HTTP_METHODS as readonly string[]).includes(method)) return
        report({ message: `the reference does not show ${method} operations`, location: location.key() })
      },
    },
  },
})
