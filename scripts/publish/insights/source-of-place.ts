// Finds a place on a page in its source: the line of its heading.

import { join } from 'node:path'
import { slug } from 'github-slugger'
import { listContent, type ContentPlace } from '../../content/read-content.ts'
import { slugPath } from '../../content/slug-path.ts'
import type { FileReads } from '../../graph/world.ts'
import type { SourceOf } from './feedback-report.ts'

export function sourceOfPlace(reads: FileReads, content: ContentPlace): SourceOf {
  const pages = listContent(reads, content)?.content.pages ?? []
  const files = new Map(pages.map(({ file, path }) => [path, file]))
  for (const { file } of pages) {
    const own = /^slug: *["']?([^"'\n]+?)["']? *$/m.exec(reads.text(join(content.root, file)) ?? '')?.[1]
    if (own !== undefined) files.set(slugPath(own, file), file)
  }
  return (page, place) => {
    const file = files.get(page)
    if (file === undefined) return undefined
    const lines = (reads.text(join(content.root, file)) ?? '').split('\n')
    const id = place.split('~')[0]!
    const at = id === '' ? 0 : lines.findIndex((line) => idOf(line) === id)
    // A heading that a component or an operation makes has no line of its own.
    return { file: `${content.label}/${file}`, line: Math.max(at, 0) + 1 }
  }
}

function idOf(line: string): string | undefined {
  const heading = /^#{1,6} (.*?)(?: *\{#([^}]+)\})? *$/.exec(line)
  if (heading) return heading[2] ?? slug(heading[1]!.replaceAll('`', ''))
  return /<\w+ [^>]*\bid="([^"]+)"/.exec(line)?.[1]
}
