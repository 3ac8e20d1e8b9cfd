// Writes ETags and matches them against `If-None-Match` (RFC 9110, section 13.1.2).

/** A strong ETag made of the parts that determine the bytes. */
export const entityTag = (...parts: string[]): string => `"${parts.join('-')}"`

/** True when `If-None-Match` contains the tag, by weak comparison, or is `*`. */
export function isNoneMatch(header: string | null | undefined, tag: string): boolean {
  if (!header) return false
  if (header.trim() === '*') return true
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag)
}
