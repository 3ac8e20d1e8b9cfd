import { describe, expect, it } from 'vitest'
import { pagesLinkingTo } from '#scripts/compiler/release/page-links.ts'

const page = (path: string, targets: string[], noindex = false) => ({
  path,
  title: `Title of ${path}`,
  targets,
  frontMatter: { ...(noindex && { noindex }) },
})

/** Paths of the pages that link to each. */
const linking = (...pages: ReturnType<typeof page>[]) =>
  Object.fromEntries(
    Object.entries(pagesLinkingTo(pages)).map(([to, from]) => [to, from.map(({ path }) => path)]),
  )

describe('pagesLinkingTo', () => {
  it('lists them in the order of the pages, with their titles', () => {
    expect(linking(page('/b', ['/a', '/c']), page('/c', ['/a']))).toEqual({
      '/a': ['/b', '/c'],
      '/c': ['/b'],
    })
    expect(pagesLinkingTo([page('/b', ['/a'])])['/a']).toEqual([{ path: '/b', title: 'Title of /b' }])
  })

  it('leaves out links of a page to itself', () => {
    expect(linking(page('/a', ['/a', '/b']))).toEqual({ '/b': ['/a'] })
  })

  it('leaves out pages that are not in the index', () => {
    expect(linking(page('/hidden', ['/a'], true))).toEqual({})
  })
})
