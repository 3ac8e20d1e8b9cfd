// Converts other projects' documentation to Markdown that every engine reads the same way: features of a single engine
// are removed.

import { createFenceTracker } from '#site/markdown/fence-tracker.ts'

export interface PlainPage {
  title: string
  description: string
  /** Without the title's heading. */
  body: string
}

const MIN_CHARACTERS = 100
const FENCE_MARK = /`{3,}|~{3,}/
/** A link to another page whose text spans several lines. */
const BROKEN_LINK = /\[([^\]\n]*\n[^\]]*)\]\((?!https:)[^)]*\)/g
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/

/** Undefined for a source without a title or with hardly any text. */
export function plainMarkdown(source: string): PlainPage | undefined {
  const text = source.replaceAll(/\r\n?/g, '\n').replaceAll(/<!--[\s\S]*?-->/g, '')
  const head = FRONT_MATTER.exec(text)
  const body = outsideOfCode(head ? text.slice(head[0].length) : text).replaceAll(BROKEN_LINK, '$1')
  const heading = /^# (.+)$/m.exec(body)
  const title = plainWords(valueOf('title', head?.[1]) ?? heading?.[1] ?? '')
  const rest = (heading ? body.replace(heading[0], '') : body).trim()
  if (title === '' || rest.length < MIN_CHARACTERS) return undefined
  return { title, description: plainWords(valueOf('description', head?.[1]) ?? title), body: rest }
}

function valueOf(name: string, frontMatter = ''): string | undefined {
  return new RegExp(`^${name}:\\s*['"]?(.+?)['"]?$`, 'm').exec(frontMatter)?.[1]
}

const plainWords = (text: string): string =>
  text
    .replaceAll(/[`*_"'<>{}[\]\\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Fenced code is kept; elsewhere, components, HTML, imports, links and external pictures are removed. */
function outsideOfCode(text: string): string {
  const kindOf = createFenceTracker()
  let fence = ''
  const lines = text.split('\n').map((line) => {
    const kind = kindOf(line)
    if (kind === 'closing') fence = ''
    if (kind === 'closing' || kind === 'code') return line
    if (kind === 'opening') {
      const { 0: mark, index } = FENCE_MARK.exec(line)!
      fence = mark
      return `${mark}${/^[\w-]*/.exec(line.slice(index + mark.length).trim())?.[0] ?? ''}`
    }
    if (/^(?:import|export)\s|^\s*:::|^\[[^\]]+\]:/.test(line)) return ''
    return withoutLinks(line)
      .split(/(`+[^`]*`+)/)
      .map((part, index) => (index % 2 === 1 ? part.replaceAll(/[{}]/g, '') : plainText(part)))
      .join('')
  })
  return fence === '' ? lines.join('\n') : `${lines.join('\n')}\n${fence}\n`
}

/** The text of a link may contain brackets, also inside code. */
function withoutLinks(line: string): string {
  return line
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replaceAll(/\[((?:`[^`]*`|\[[^\]]*\]|[^\][`])*)\]\((?!https:)[^)]*\)/g, '$1')
}

function plainText(text: string): string {
  return text.replaceAll(/<\/?[A-Za-z][^>]*>?/g, '').replaceAll(/[<{}]/g, '')
}
