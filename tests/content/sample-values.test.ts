// The proof that the samples of a page tell one story: ids from the short list of content/README.md, the
// tenant and the calling application under their own, pages of the size that was asked for, and highlights
// that have not slipped.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseCodeMeta } from '#scripts/content/code-meta.ts'

const CONTENT = join(import.meta.dirname, '../../content')
/** As content/README.md gives them. */
const TENANT = '4f9d2b60-8c3e-4d17-a5b2-6e0c7f1a9d34'
const APPLICATION = 'e2a7c518-3b6f-4c90-8d41-9f5b0a6c7e12'
const UUID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g

const files = globSync('{docs,partials,openapi,data}/**/*.{mdx,md,yaml}', { cwd: CONTENT }).map((file) => ({
  file,
  text: readFileSync(join(CONTENT, file), 'utf8'),
}))
const pages = files.filter(({ file }) => file.startsWith('docs/'))

describe('the values in samples', () => {
  it('are ids of the list for writers', () => {
    const known = new Set(readFileSync(join(CONTENT, 'README.md'), 'utf8').match(UUID))
    expect(known.size).toBe(6)
    const others = files.flatMap(({ file, text }) =>
      (text.match(UUID) ?? []).filter((id) => !known.has(id)).map((id) => `${file}: ${id}`),
    )
    expect(others).toEqual([])
  })

  it.each([
    ['the tenant', TENANT, /\btenant_id"?:\s*"?([0-9a-f-]{36})/g],
    ['the application that called', APPLICATION, /\b(?:created|modified)_by"?:\s*"?([0-9a-f-]{36})/g],
  ])('name %s by its own id', (_, id, pattern) => {
    const named = files.flatMap(({ file, text }) =>
      [...text.matchAll(pattern)].map(([, value]) => ({ file, value })),
    )
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter(({ value }) => value !== id)).toEqual([])
  })

  it('give pages of the size that was asked for', () => {
    const wrong = pages.flatMap(({ file, text }) => {
      let asked: string | undefined
      return [...text.matchAll(/[?&]size=(\d+)|"size":\s*(\d+)|"page_size":\s*(\d+)/g)].flatMap(
        ([, inUrl, inBody, given]) => {
          if (given === undefined) asked = inUrl ?? inBody
          return given === undefined || asked === undefined || given === asked
            ? []
            : [`${file}: ${asked}, then ${given}`]
        },
      )
    })
    expect(wrong).toEqual([])
  })
})

describe('the highlighted lines of samples', () => {
  it('begin and end at a line with something in it', () => {
    const wrong = files.flatMap(({ file, text }) =>
      [...text.matchAll(/^```\w+ (.*)\n([\s\S]*?)^```$/gm)].flatMap(([, meta, code]) => {
        const lines = parseCodeMeta(meta!, code!.trimEnd()).lines
        const shown = code!.split('\n')
        const edges = lines.filter((line) => !lines.includes(line - 1) || !lines.includes(line + 1))
        return edges.filter((line) => !shown[line - 1]!.trim()).map((line) => `${file}: ${meta} (${line})`)
      }),
    )
    expect(wrong).toEqual([])
  })
})
