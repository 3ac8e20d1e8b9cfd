// The end of a page's Markdown, which the release keeps as numbers of pages: a title that changes changes no other page's
// stored text.

import { aroundText } from '#site/markdown/around-text.ts'
import type { LinkedPage } from '#site/markdown/page-link.ts'
import type { Manifest } from '#site/model/release.ts'

/** Empty where the stored Markdown is whole. */
export function createPagesAround({
  pages,
  around = {},
  origin,
  feedback,
}: Manifest): (path: string) => string {
  let paths: string[] | undefined
  const pageOf = (number: number): LinkedPage | undefined => {
    paths ??= Object.keys(pages)
    const path = paths[number]
    return path === undefined ? undefined : { path, title: pages[path]!.title }
  }
  return (path) => {
    if (!Object.hasOwn(around, path)) return ''
    const [previous, next, ...linking] = around[path]!.map(pageOf)
    const linkedFrom = linking.filter((page) => page !== undefined)
    return aroundText(path, { previous, next, linkedFrom, feedback: feedback === true }, origin)
  }
}
