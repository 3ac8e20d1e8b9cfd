// Our own rules for a contract, beside the linter's (linter-rules.ts).

import type { Plugin } from '@redocly/openapi-core'
import type { ApiKeyAuth } from '#site/model/site-config.ts'
import { operationRules } from './operation-rules.ts'
import { requestRules } from './request-rules.ts'
import { responseRules } from './response-rules.ts'
import type { Node, Report } from './rule-context.ts'
import { schemaRules } from './schema-rules.ts'
import { PREFIX } from './style-rules.ts'

/** `permissions`: the names that exist, if they are listed. */
export function ourRules(permissions: ReadonlySet<string> | undefined, apiKeyAuth: ApiKeyAuth): Plugin {
  const rules = {
    ...requestRules(apiKeyAuth),
    ...operationRules(permissions),
    ...responseRules,
    'tag-page': tagPage,
    ...schemaRules,
  }
  return { id: PREFIX, rules: { oas3: rules } } as unknown as Plugin
}

/** The settings that enable our rules in the linter. */
export function ourRuleSettings(plugin: Plugin): Record<string, 'error'> {
  return Object.fromEntries(
    Object.keys(plugin.rules?.oas3 ?? {}).map((name) => [`${PREFIX}/${name}`, 'error']),
  )
}

const tagPage = () => ({
  Tag(tag: Node, { report, location }: Report) {
    if (String(tag['x-page'] ?? '/').startsWith('/')) return
    report({
      message: `\`x-page\` of the tag \`${String(tag['name'])}\` is not the path of a page`,
      location: location.child('x-page'),
    })
  },
})
