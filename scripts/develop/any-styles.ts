// A page being edited may need any styles with the next save, so during development each page has all of them.

import type { Manifest, PageEntry } from '#site/model/release.ts'

export const anyStyles = ({ styles: _, ...entry }: PageEntry): PageEntry => entry

export function withAllStyles(manifest: Manifest): Manifest {
  const pages = Object.entries(manifest.pages).map(([path, entry]) => [path, anyStyles(entry)])
  return { ...manifest, pages: Object.fromEntries(pages) }
}
