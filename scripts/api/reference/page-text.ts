// The text of a reference page as an author would begin it: a lead from the contract, and a section for each operation.

import { stringify } from 'yaml'
import type { ApiOperation } from '#site/api/contract/contract.ts'
import { shortDescription } from '../../content/short-description.ts'
import type { MissingPage } from './missing-pages.ts'

/** `about`: what the contract says of the tag. */
export function newPage({ tag, operations }: MissingPage, about: string | undefined): string {
  const names = operations.map(titleOf).join(', ')
  const head = stringify(
    {
      title: tag.charAt(0).toUpperCase() + tag.slice(1),
      description: firstSentence(about) ?? shortDescription(`${names}.`),
    },
    { lineWidth: 0 },
  )
  const lead = about?.trim() ? `${plainMarkdown(about.trim())}\n\n` : ''
  return `---\n${head}---\n\n${lead}${sectionsOf(operations)}`
}

/** The sections of operations, to stand at the end of a page. */
export const sectionsOf = (operations: readonly ApiOperation[]): string =>
  operations
    .map(
      (operation) =>
        `## ${plainMarkdown(titleOf(operation))} {#about-${operation.id}}\n\n<Operation id="${operation.id}" />\n`,
    )
    .join('\n')

const titleOf = ({ summary }: ApiOperation): string => summary.trim().replace(/\.$/, '')

function firstSentence(text = ''): string | undefined {
  const sentence = /^[^]*?[.!?](?=\s|$)/.exec(text.trim())?.[0].replaceAll(/\s+/g, ' ')
  return sentence && shortDescription(sentence)
}

/** Descriptions of a contract are Markdown without components. */
const plainMarkdown = (text: string): string => text.replaceAll(/[<{]/g, String.raw`\$&`)
