// Says which of the measured pages the site does not have: a copy of the project has others.

import { UserError } from '../../project/errors.ts'
import { NOWHERE, PAGE_KINDS } from './page-kinds.ts'

/** Throws a `UserError` where a page is missing: the figures would be those of the page for missing ones. */
export async function requirePages(origin: string, paths: readonly string[] = PAGE_KINDS): Promise<void> {
  const missing: string[] = []
  for (const path of paths.filter((one) => one !== NOWHERE)) {
    const { status, body } = await fetch(origin + path)
    await body?.cancel()
    if (status === 404) missing.push(path)
  }
  if (missing.length > 0)
    throw new UserError(
      `the site has no ${missing.join(', ')}: name pages of yours in scripts/bench/page/page-kinds.ts and bench-page.ts`,
    )
}
