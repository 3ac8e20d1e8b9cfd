// What to do about a problem in the contract, by the rule that found it.

import { YAML_FIX } from '../../../content/content-yaml.ts'

const DESCRIPTION_FIX = 'add a `description`'
const UNUSED_FIX = 'remove it, or refer to it'
const FIXES: Readonly<Record<string, string>> = {
  yaml: YAML_FIX,
  unused: UNUSED_FIX,
  'no-unused-components': UNUSED_FIX,
  'operation-summary': 'add a `summary`: without one, the words of the operation id stand for it',
  'docs/key-header': 'correct the security scheme, or the configuration',
  'docs/not-shown': 'describe it in the text of a page, or turn `contract-style` off',
  'docs/server-url': 'write it like `https://api.example.com/v1`: samples are sent there',
  'docs/nullable': "write the type as a list: `type: [string, 'null']`",
  'docs/version':
    'convert it to OpenAPI 3.1, where a type that may be null is a list, and write `openapi: 3.1.1` first',
  'docs/operation-id': 'write it like `create-project`',
  'docs/operation-name':
    'write it with letters, digits, hyphens, dots and underscores, like `create-project`',
  'docs/body-example': 'add an `example` to its first media type',
  'docs/example-property': 'describe the property in the schema, or leave it out of the example',
  'docs/listed-permissions': 'list the permissions that are enough, or write `x-permissions: []`',
  'docs/permissions': 'list the permissions that are enough, as content/data/permissions.yaml writes them',
  'docs/sdk': 'write names like `group: tokens` and `method: create`',
  'docs/either-header': 'list the headers of which one is needed, and what the API responds without them',
  'docs/common-statuses': 'describe what the operation returns, status by status',
  'docs/status-code': "write each status by itself, such as `'404'`",
  'docs/causes': 'give each cause a status that the operation returns, a cause and a fix',
  'docs/tag-page': 'add `x-page: /docs/…`',
  'docs/circular-reference': 'let it refer to what it stands for, or write that here',
  'docs/reference': 'make the part a component of its own, and refer to that',
  'docs/required-properties': 'describe the property, or do not require it',
  'docs/property-description': DESCRIPTION_FIX,
  'operation-description': DESCRIPTION_FIX,
  'operation-singular-tag': 'keep the tag whose page shows the operation: the first one counts',
  'operation-tag-defined': 'list it in the `tags` of the document, with a description',
  'parameter-description': DESCRIPTION_FIX,
  'security-defined': 'write the `security` of the document, or `security: []` where no key is needed',
  'tag-description': DESCRIPTION_FIX,
}

export function fixOfRule(rule: string): string {
  return FIXES[rule] ?? 'correct the contract as the rule in parentheses asks; it is one of Redocly’s linter'
}
