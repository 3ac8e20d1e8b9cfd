// Entity tags: how ours are written, and whether a reader already has the response (RFC 9110, section 13.1.2).

/** A strong entity tag of the parts that determine the bytes. */
export const entityTag = (...parts: string[]): string => `"${parts.join('-')}"`

/** True when `If-None-Match` names the tag, by weak comparison, or is `*`. */
export function isNoneMatch(header: string | null | undefined, tag: string): boolean {
  if (!header) return false
  if (header.trim() === '*') return true
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag)
}
