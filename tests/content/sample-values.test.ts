// The proof that the samples of a page tell one story: ids from the short list of content/README.md, one tenant, and
// pages of the size that was asked for.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const CONTENT = join(import.meta.dirname, '../../content')
const UUID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g

const files = globSync('{docs,partials,openapi,data}/**/*.{mdx,md,yaml}', { cwd: CONTENT }).map((file) => ({
  file,
  text: readFileSync(join(CONTENT, file), 'utf8'),
}))
const pages = files.filter(({ file }) => file.startsWith('docs/'))

describe('the values in samples', () => {
  it('are ids of the list for writers', () => {
    const known = new Set(readFileSync(join(CONTENT, 'README.md'), 'utf8').match(UUID))
    expect(known.size).toBe(3)
    const others = files.flatMap(({ file, text }) =>
      (text.match(UUID) ?? []).filter((id) => !known.has(id)).map((id) => `${file}: ${id}`),
    )
    expect(others).toEqual([])
  })

  it('are of one tenant on each page', () => {
    const tenants = pages.map(({ file, text }) => ({
      file,
      ids: valuesOf(text, /"tenant_id":\s*"([^"]+)"/g),
    }))
    expect(tenants.some(({ ids }) => ids.size === 1)).toBe(true)
    expect(tenants.filter(({ ids }) => ids.size > 1)).toEqual([])
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

function valuesOf(text: string, pattern: RegExp): Set<string> {
  return new Set([...text.matchAll(pattern)].map(([, value]) => value!))
}
