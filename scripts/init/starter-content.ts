// The content that an owner begins with: the starter's pages, and the guide for authors, whose engine part is kept.

import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Owner } from './owner.ts'

const STARTER = join(import.meta.dirname, 'starter')
/** Sections of content/README.md that speak of an API. */
const OF_A_CONTRACT = ['Samples', 'The contract']
/** What only the former owner's platform has. */
const OF_THE_FORMER_OWNER = ['Expressions']
const COMPONENTS_OF_A_CONTRACT = ['Operation', 'RequestSample', 'Endpoint and Permission']

const HOW_WE_WRITE = `## How we write

Decide here how your pages speak, and put what can be checked into \`style.yaml\`: its first lines explain how a rule is written. \`npm run check -- --write\` prints its words below.

### Words

<!-- words: printed from style.yaml by \`npm run check -- --write\` -->

<!-- end of words -->

### House style

A rule has the severity \`error\`, \`warning\` or \`off\`. If a rule is wrong about your sentence, fix the rule (\`unless\` names the phrases where the word is right) rather than working around it.

`

/** Text that must be read before the old content goes. */
export function readGuide(root: string): string {
  return readFileSync(join(root, 'content/README.md'), 'utf8')
}

export function writeStarter(root: string, owner: Owner, guide: string): void {
  const content = join(root, 'content')
  for (const kind of ['common', owner.hasContract ? 'contract' : 'plain'])
    cpSync(join(STARTER, kind, 'content'), content, { recursive: true })
  writeFileSync(join(content, 'README.md'), ownGuide(guide, owner))
}

/** The guide without what its former owner decided. */
function ownGuide(guide: string, { hasContract }: Owner): string {
  const left = hasContract
    ? OF_THE_FORMER_OWNER
    : [...OF_THE_FORMER_OWNER, ...OF_A_CONTRACT, ...COMPONENTS_OF_A_CONTRACT]
  const parts = guide.split(/^(?=##+ )/m).flatMap((part) => {
    const [, level = '', title = ''] = /^(##+) (.*)/.exec(part) ?? []
    return left.includes(title) ? [] : [{ part, level: level.length, title }]
  })
  const from = parts.findIndex(({ title }) => title === 'How we write')
  const to = parts.findIndex(({ level }, at) => at > from && level === 2)
  const kept = [...parts.slice(0, from), { part: HOW_WE_WRITE }, ...parts.slice(to)]
  return kept
    .map(({ part }) => part)
    .join('')
    .replace(/ These are the tables;[^\n]*\n\n(?:\|[^\n]*\n)+/, '\n')
    .replace(' expressions and the results that the page shows;', '')
    .replaceAll(/^[|-] [^\n]*\bElements\b[^\n]*\n/gm, '')
    .replaceAll(/^- \[([^\]]+)\]\(#[^)]*\)\n/gm, (line, title: string) => (left.includes(title) ? '' : line))
}
