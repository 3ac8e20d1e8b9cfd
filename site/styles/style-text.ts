// The text of a document's style element: the build hashes it, the Worker sends it.

import type { SiteStyles } from '../model/release.ts'

/** `names` of parts, separated by spaces, in addition to those that are always included; without names, all. */
export function styleText({ base, parts }: SiteStyles, names?: string): string {
  const wanted = names?.split(' ')
  const chosen = parts.filter(({ name, always }) => always || wanted === undefined || wanted.includes(name))
  return base + chosen.map(({ code }) => code).join('')
}

export const allStyles = ({ parts }: SiteStyles): string =>
  parts.flatMap(({ name, always }) => (always ? [] : name)).join(' ')
