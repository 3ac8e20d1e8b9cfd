// Recipes for pages, the contract, expressions and the rules of style, as an author follows them.

import { expect } from 'vitest'
import { after, before, create, replace, type RecipeExample } from './recipe-example.ts'

const INVENTORY = 'docs/content.md'
const OLD = '/docs/security/health-data'
const NEW = '/docs/security/patient-data'

export const contentExamples: RecipeExample[] = [
  {
    recipe: 'Add a page',
    files: {
      'content/docs/guides/banks/close-accounts.mdx': create(`---
title: Close bank accounts
description: Delete the token of an account that a customer has closed.
updated: 2026-11-22
reviewed: 2026-11-22
---

Delete the token of the account. Its id then names nothing.

## Related

- [Collect bank accounts](/docs/guides/banks/collect-bank-accounts): from the first field to the token.
- [Process bank payments](/docs/guides/banks/process-bank-payments): charge an account by its token.
- [Tokens](/docs/api/tokens): every call that deletes.
`),
      'content/sidebars.yaml': after(
        '      - /docs/guides/banks/sepa-and-iban\n',
        '      - /docs/guides/banks/close-accounts\n',
      ),
    },
    written: [INVENTORY],
    shows: async (project) => {
      expect(await project.run(`cat ${INVENTORY}`)).toContain('/docs/guides/banks/close-accounts')
    },
  },
  {
    recipe: 'Move a page',
    moves: { [`content${OLD}.mdx`]: `content${NEW}.mdx` },
    files: {
      'content/sidebars.yaml': replace(OLD, NEW),
      'content/redirects.yaml': before('# API reference\n', `${OLD}: ${NEW}\n\n`),
      'content/docs/security/index.mdx': replace(OLD, NEW),
      'content/data/asked-pages.yaml': replace(OLD, NEW),
      'content/docs/security/data-subject-requests.mdx': replace(OLD, NEW),
    },
    written: [INVENTORY],
  },
  {
    recipe: 'Change a diagram',
    files: {
      'content/docs/concepts/what-is-the-proxy.mdx': replace(
        'T[Partner] -->|values| P2[Proxy with a transform]',
        'T[Your partner] -->|values| P2[Proxy with a transform]',
      ),
    },
    written: ['wide.dark', 'wide.light', 'narrow.dark', 'narrow.light'].map(
      (form) => `content/diagrams/proxy-directions.${form}.svg`,
    ),
  },
  {
    recipe: 'Add an operation',
    files: {
      'content/openapi/paths/permission-groups.yaml': create(`# What belongs together among the permissions.
permissionGroups:
  get:
    operationId: list-permission-groups
    summary: List permission groups
    description: Returns the name of every group of permissions.
    tags: [Permissions]
    x-permissions: []
    x-sdk: { group: permissions, method: listGroups }
    responses:
      '200':
        description: The names.
        content:
          application/json:
            schema:
              type: array
              description: The names.
              items: { type: string, description: The name of a group. }
            examples:
              groups:
                summary: Two of them
                value: [Tokens, Payments]
      '401': { $ref: '../responses.yaml#/Unauthorized' }
      '403': { $ref: '../responses.yaml#/Forbidden' }
      '429': { $ref: '../responses.yaml#/TooManyRequests' }
      '500': { $ref: '../responses.yaml#/InternalServerError' }
`),
      'content/openapi/openapi.yaml': after(
        "  /permissions: { $ref: 'paths/permissions.yaml#/permissions' }\n",
        "  /permissions/groups: { $ref: 'paths/permission-groups.yaml#/permissionGroups' }\n",
      ),
      'content/docs/api/applications/permissions.mdx': after(
        '<Operation id="list-permissions" />\n',
        '\n## List permission groups {#list-groups}\n\n<Operation id="list-permission-groups" />\n',
      ),
    },
    written: [INVENTORY],
  },
  {
    recipe: 'Add an expression filter',
    files: {
      'scripts/expressions/value-filters.ts': after(
        '  stringify: (value: unknown): string => canonicalJson(value),\n',
        "  reverse_characters: (value: unknown): string => [...textInput(value)].reverse().join(''),\n",
      ),
      'content/docs/expressions/filters.mdx': before(
        '### `to_string`\n',
        `### \`reverse_characters\`

Turns a string round.

\`\`\`liquid title="Signature" nocheck="names the arguments"
{{ value | reverse_characters }}
\`\`\`

It has no arguments.

| Expression | Input | Result |
| --- | --- | --- |
| \`{{ data \\| reverse_characters }}\` | \`ada1\` | \`1ada\` |

`,
      ),
    },
    written: [INVENTORY],
  },
  {
    recipe: 'Add a style rule',
    files: {
      'content/style.yaml': after(
        '  - { write: token, for: the object in the vault, unchecked: [alias, pointer] }\n',
        '  - { write: plumbing, for: what nobody sees, not: [gubbins] }\n',
      ),
      'tests/content/house-style.test.ts': (text) =>
        after(
          "    ['Please wait.', 'remove it'],\n",
          "    ['Its gubbins stay hidden.', 'write “plumbing”'],\n",
        )(after("    'Is the answer no?',\n", "    'Its plumbing stays hidden.',\n")(text)),
    },
    written: ['content/README.md'],
    shows: async (project) => {
      expect(await project.run('cat content/README.md')).toContain('gubbins')
    },
  },
]
