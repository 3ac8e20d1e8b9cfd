// Splits code into lines, and marks what would wrap badly on a phone.
//
// A first word that is longer than a line with its indentation: it would begin below its indentation, and leave that
// line empty.
//
//     'https://api.example.com/a/long/path…' \      <span class="code-fill">…</span> \
//
// The backslash that continues a command: it would be alone on a line where what stands before it fills one.
//
//     --header 'A: b' \                             --header 'A: <i>b' \</i>
//
// Without a class, because a page may have a hundred of them.

import type { ElementContent } from 'hast'
import { cutTokens } from './cut-tokens.ts'
import { splitLines } from './split-lines.ts'

/** Characters in a line of code on a phone of 360 px. */
const PHONE_LINE = 40
/** Characters in one on a phone of 320 px. */
const SHORTEST_LINE = 34
/** As `tab-size` in code-block.css. */
const TAB_SIZE = 2
/** A short word, or a character, with the space and the backslash. */
const KEPT = /(?:(?<=\s)\S{1,16}|\S) \\$/

/** What a line is shown as, without its end. `index` is from 0. */
type ShowLine = (line: ElementContent[], index: number) => ElementContent[]

/** `tokens`: those of the text. They come back as they are if every line wraps well and none is shown otherwise. */
export function keepPhoneLines(
  tokens: ElementContent[],
  text: string,
  showLine?: ShowLine,
): ElementContent[] {
  const lines = text.split('\n')
  if (!showLine && !lines.some((line) => endOfLongWord(line) > 0 || isContinued(line))) return tokens
  return splitLines(tokens).flatMap((line, index): ElementContent[] => {
    const kept = keepLine(line, lines[index] ?? '')
    return [
      ...(index > 0 ? [{ type: 'text', value: '\n' } as const] : []),
      ...(showLine?.(kept, index) ?? kept),
    ]
  })
}

/** Where the first word of an indented line ends, if a phone would begin it below its indentation; else 0. */
function endOfLongWord(line: string): number {
  const [start, indentation] = /^(\s+)\S+/.exec(line) ?? ['', '']
  const tabs = indentation.split('\t').length - 1
  return start.length + tabs * (TAB_SIZE - 1) > PHONE_LINE ? start.length : 0
}

const isContinued = (line: string): boolean => line.length > SHORTEST_LINE && KEPT.test(line)

function keepLine(tokens: ElementContent[], line: string): ElementContent[] {
  const [before, end] = isContinued(line) ? cutTokens(tokens, line.search(KEPT)) : [tokens, []]
  const longWord = endOfLongWord(line)
  const [word, rest] = longWord > 0 ? cutTokens(before, longWord) : [[], before]
  return [...marked('span', word, ['code-fill']), ...rest, ...marked('i', end)]
}

function marked(tagName: string, children: ElementContent[], className: string[] = []): ElementContent[] {
  if (children.length === 0) return []
  const properties = className.length > 0 ? { className } : {}
  return [{ type: 'element', tagName, properties, children }]
}
