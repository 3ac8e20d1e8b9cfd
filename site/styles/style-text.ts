// The text of a document's style element: the build hashes it, the Worker sends it.

import type { SiteStyles, StyleCode } from '../model/release.ts'

/** `names` of parts, separated by spaces, in addition to those that are always included; without names, all. */
export function styleText({ base, parts }: SiteStyles, names?: string): string {
  const wanted = names?.split(' ')
  const chosen = parts.filter(({ name, always }) => always || wanted === undefined || wanted.includes(name))
  return base + partsText(chosen)
}

/** Neighbours of the same layer share a block: the order of layers is fixed before the first one. */
export function partsText(parts: readonly StyleCode[]): string {
  let layer: string | undefined
  const texts = parts.map((part) => {
    const begin = part.layer === layer ? '' : `${layer === undefined ? '' : '}'}@layer ${part.layer}{`
    layer = part.layer
    return begin + part.code
  })
  return layer === undefined ? '' : `${texts.join('')}}`
}

export const allStyles = ({ parts }: SiteStyles): string =>
  parts.flatMap(({ name, always }) => (always ? [] : name)).join(' ')
