// Renders the contract's prose, which is Markdown: paragraphs, items of lists, headings, tables and fences.

import type { ReactNode } from 'react'
import { CodeBlock } from '../../components/code-block/code-block.tsx'
import { createFenceTracker } from '../../markdown/fence-tracker.ts'
import { InlineText } from './inline-text.tsx'

/** What is a paragraph of its own here. */
const BULLET = /^[-*+] /
const NUMBER = /^(\d+)[.)] /
const HEADING = /^#{1,6} +(.*)$/
/** The line below the names of a table's columns. */
const RULE = /^\|?(?: *:?-+:? *\|)+(?: *:?-+:? *)?$/
const BAR = /(?<!\\)\|/

export function ContractProse({ text }: { text: string }) {
  return blocksOf(text).map((block, index) => <Block key={index} {...block} />)
}

type Block = { lines: string[]; language?: string }

/** Lines of code, with their language, and all that stands between empty lines. */
function blocksOf(text: string): Block[] {
  const kindOf = createFenceTracker()
  const blocks: Block[] = [{ lines: [] }]
  for (const line of text.split('\n')) {
    const kind = kindOf(line)
    if (kind === 'opening') blocks.push({ lines: [], language: /^\W*(\w*)/.exec(line)?.[1] ?? '' })
    else if (kind === 'closing' || (kind === 'prose' && line === '')) blocks.push({ lines: [] })
    else blocks.at(-1)!.lines.push(line)
  }
  return blocks.filter(({ lines }) => lines.length > 0)
}

function Block({ lines, language }: Block): ReactNode {
  if (language !== undefined)
    return <CodeBlock language={language} code={lines.join('\n')} meta='nocheck="of the contract"' />
  const at = lines.findIndex((line) => RULE.test(line))
  if (at > 0 && lines[at - 1]!.includes('|'))
    return (
      <>
        <Paragraphs lines={lines.slice(0, at - 1)} />
        <Table names={lines[at - 1]!} rows={lines.slice(at + 1)} />
      </>
    )
  return <Paragraphs lines={lines} />
}

function Table({ names, rows }: { names: string; rows: readonly string[] }) {
  return (
    <table>
      <thead>
        <Row text={names} as="th" />
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row key={index} text={row} as="td" />
        ))}
      </tbody>
    </table>
  )
}

function Row({ text, as: Cell }: { text: string; as: 'th' | 'td' }) {
  return (
    <tr>
      {cellsOf(text).map((cell, index) => (
        <Cell key={index}>
          <InlineText text={cell} />
        </Cell>
      ))}
    </tr>
  )
}

function cellsOf(row: string): string[] {
  const cells = row.split(BAR).map((cell) => cell.trim().replaceAll('\\|', '|'))
  // A row may begin and end with a bar.
  return cells.slice(row.startsWith('|') ? 1 : 0, cells.length > 1 && cells.at(-1) === '' ? -1 : undefined)
}

function Paragraphs({ lines }: { lines: readonly string[] }) {
  return paragraphsIn(lines).map((paragraph, index) => (
    <p key={index}>
      <Line text={paragraph} />
    </p>
  ))
}

function Line({ text }: { text: string }) {
  const [, heading] = HEADING.exec(text) ?? []
  if (heading === undefined) return <InlineText text={text.replace(BULLET, '• ')} />
  return (
    <strong>
      <InlineText text={heading} />
    </strong>
  )
}

/** Items and headings apart; what follows an item without a mark belongs to it. */
function paragraphsIn(lines: readonly string[]): string[] {
  const paragraphs: string[] = []
  for (const line of lines) {
    const before = paragraphs.at(-1)
    if (before === undefined || beginsAfter(before, line)) paragraphs.push(line)
    else paragraphs.push(`${paragraphs.pop()!}\n${line}`)
  }
  return paragraphs
}

/** Only a list that begins with 1 interrupts a paragraph (CommonMark 0.31, section 5.3). */
function beginsAfter(before: string, line: string): boolean {
  if ([BULLET, HEADING].some((own) => own.test(line)) || HEADING.test(before)) return true
  const [, number] = NUMBER.exec(line) ?? []
  return number === '1' || (number !== undefined && NUMBER.test(before))
}
