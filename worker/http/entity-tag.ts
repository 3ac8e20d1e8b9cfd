// Writes ETags and matches them against `If-None-Match` and `If-Match` (RFC 9110, section 13.1).

/** A strong ETag made of the parts that determine the bytes. */
export const entityTag = (...parts: string[]): string => `"${parts.join('-')}"`

/** True when `If-None-Match` contains the tag, by weak comparison, or is `*`. */
export function isNoneMatch(header: string | null | undefined, tag: string): boolean {
  if (!header) return false
  if (header.trim() === '*') return true
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag)
}

/** True when `If-Match` contains the tag, by strong comparison, or is `*`. A response may have no tag. */
export function isMatch(header: string, tag: string | null): boolean {
  return header.trim() === '*' || header.split(',').some((candidate) => candidate.trim() === tag)
}
