// What to do about a problem in the contract, by the rule that found it.

const FIXES: Readonly<Record<string, string>> = {
  yaml: 'correct the syntax; indent with spaces and quote text that contains a colon followed by a space',
  unused: 'remove it, or refer to it',
  'docs/key-header': 'correct the security scheme, or the configuration',
  'docs/operation-id': 'write it like `create-token`',
  'docs/permissions': 'list the permissions that are enough, as content/data/permissions.yaml writes them',
  'docs/sdk': 'write names like `group: tokens` and `method: create`',
  'docs/common-statuses': 'describe what the operation returns, status by status',
  'docs/causes': 'give each cause a status that the operation returns, a cause and a fix',
  'docs/tag-page': 'add `x-page: /docs/…`',
  'docs/required-properties': 'describe the property, or do not require it',
  'docs/property-description': 'add a `description`',
}

export function fixOfRule(rule: string): string {
  return FIXES[rule] ?? 'correct the contract as the rule in parentheses asks; it is one of Redocly’s linter'
}
