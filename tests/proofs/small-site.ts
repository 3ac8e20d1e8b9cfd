// A small site of all kinds: pages with partials, facts, operations, samples, images, links between them, redirects.

import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'

const page = (title: string, body: string): string =>
  `---\ntitle: ${title}\ndescription: About ${title.toLowerCase()}.\n---\n\n${body}\n\n## Related\n\n- [Start](/docs): where to start.\n`

export const SMALL_SITE: Record<string, string> = {
  'docs/tokens.mdx': page(
    'Tokens',
    'A token stands for data. See [the keys](./keys.mdx#public) and ![a box](./box.svg).\n\n<Include partial="care" who="reader" />\n\n```json\n{ "id": 1 }\n```',
  ),
  'docs/keys.mdx': page(
    'Keys',
    '## Public\n\n<Facts name="kinds" />\n\n:::note[Care]\nNever share it.\n:::\n\n## Private\n\nSee [tokens](/docs/tokens) and `%PREFIX%-API-KEY`.',
  ),
  'docs/cards.mdx': page(
    'Cards',
    '<Include partial="care" who="operator" />\n\n<Facts name="kinds" where="kind=public" />\n\n```bash\ncurl --request GET \'%api-host%/boxes\' \\\n  --header \'%PREFIX%-API-KEY: <PRIVATE_API_KEY>\'\n```',
  ),
  'docs/plain.md': page('Plain', 'Text with a [link](/docs/boxes) and **bold** words.'),
  'partials/care.mdx': 'Take care, **%who%**: keys are secret. See [keys](/docs/keys).\n',
  'data/kinds.yaml':
    'columns:\n  kind: { label: Kind, code: true }\n  meaning: Meaning\nrows:\n  - kind: public\n    meaning: For browsers\n  - kind: private\n    meaning: For servers\n',
  'docs/box.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"></svg>\n',
  'style.yaml': 'words:\n  - not: [simply]\n',
  'redirects.yaml': '/old: /docs\n/older/keys: /docs/keys\n',
  'sidebars.yaml':
    'docs:\n  - /docs\n  - /docs/boxes\n  - /docs/errors\n  - category: More\n    items:\n      - /docs/tokens\n      - /docs/keys\n      - /docs/cards\n      - /docs/plain\n',
}

/** Writes the site into a new folder. */
export function writeSmallSite(root: string): void {
  cpSync(join(PROJECT_ROOT, 'tests/fixtures/reference-site'), root, { recursive: true })
  for (const [file, text] of Object.entries(SMALL_SITE)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
}
