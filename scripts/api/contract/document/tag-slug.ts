import { DEFAULT_REFERENCE } from '#site/model/site-config.ts'

/** The name of a tag as part of a URL: `Bank accounts (v2)` becomes `bank-accounts-v2`. */
export function slugOfTag(name: string): string {
  return name
    .toLowerCase()
    .normalize()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}

/** Where a tag has its page unless its `x-page` says otherwise: below the first page of the reference. */
export const pageOfTag = (name: string, reference = DEFAULT_REFERENCE): string =>
  `${reference.replace(/\/$/, '')}/${slugOfTag(name)}`
