// Checks titles and descriptions across pages: unique, and short enough for a search result.

import type { DiagnosticCode } from '../../diagnostics/codes.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { PageFacts } from '../page/compiled-page.ts'
import { placeIn } from '../../content/read-content.ts'
import { frontMatterPlace } from './view/front-matter-place.ts'
import type { Site } from './view/site-view.ts'

const MAX_DESCRIPTION = 160

/** In content from elsewhere, titles and descriptions are often derived, and not the author's to fix. */
export function checkMetadata(site: Site): Diagnostic[] {
  if (!site.content.configured) return []
  const pages = site.pages.filter((page) => !page.incomplete)
  return [
    ...duplicates(
      site,
      pages,
      'title',
      'title-duplicate',
      'give it a unique title; `sidebar_label` may stay short',
    ),
    ...duplicates(
      site,
      pages,
      'description',
      'description-duplicate',
      'describe what is specific to this page',
    ),
    ...pages.flatMap((page) => checkLength(site, page)),
    ...sameSkills(site, pages),
  ]
}

function duplicates(
  { reads, content }: Site,
  pages: readonly PageFacts[],
  key: 'title' | 'description',
  code: DiagnosticCode,
  fix: string,
): Diagnostic[] {
  const first = new Map<string, PageFacts>()
  return pages.flatMap((page): Diagnostic[] => {
    const text = page[key].trim().toLowerCase()
    const other = first.get(text)
    if (text === '') return []
    if (!other) {
      first.set(text, page)
      return []
    }
    const what = `${placeIn(content, other.file).file} has the same ${key}`
    return [{ code, severity: 'error', place: frontMatterPlace(reads, content, page.file, key), what, fix }]
  })
}

/** A skill's name is its address. */
function sameSkills({ reads, content }: Site, pages: readonly PageFacts[]): Diagnostic[] {
  const first = new Map<string, PageFacts>()
  return pages.flatMap((page): Diagnostic[] => {
    const name = page.frontMatter.skill?.name
    if (name === undefined) return []
    const other = first.get(name)
    if (!other) {
      first.set(name, page)
      return []
    }
    const place = frontMatterPlace(reads, content, page.file, 'skill')
    const what = `${placeIn(content, other.file).file} already has the skill \`${name}\``
    return [{ code: 'front-matter-invalid', severity: 'error', place, what, fix: 'use a different `name`' }]
  })
}

function checkLength({ reads, content }: Site, { description, file }: PageFacts): Diagnostic[] {
  const { length } = description
  if (length <= MAX_DESCRIPTION) return []
  return [
    {
      code: 'description-long',
      severity: 'warning',
      place: frontMatterPlace(reads, content, file, 'description'),
      what: `the description has ${length} characters`,
      fix: `keep it to ${MAX_DESCRIPTION}`,
    },
  ]
}
