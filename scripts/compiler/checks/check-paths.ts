// Checks page paths: one page per path, in a form that can be served, and none that the site reserves.

import { canonicalPath, decide, encodePath } from '#site/model/urls.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { PageFacts } from '../page/compiled-page.ts'
import { outputPaths } from '../outputs/generated-paths.ts'
import { CONTRACT_PATHS } from '../platform-api.ts'
import { placeIn } from '../../content/read-content.ts'
import type { Site } from './view/site-view.ts'

export function checkPaths({ reads, content, pages }: Site): Diagnostic[] {
  const first = new Map<string, PageFacts>()
  const files = new Set([...outputPaths(reads), ...CONTRACT_PATHS])
  return pages.flatMap((page): Diagnostic[] => {
    const place = placeIn(content, page.file)
    const reason = unusable(page, files)
    if (reason !== undefined) {
      const fix = 'rename the file, or set another `slug` in its front matter'
      return [
        {
          code: 'page-path-invalid',
          severity: 'error',
          place,
          what: `the path \`${page.path}\` ${reason}`,
          fix,
        },
      ]
    }
    const other = first.get(page.path)
    if (!other) {
      first.set(page.path, page)
      return []
    }
    const what = `\`${page.path}\` is also the path of ${placeIn(content, other.file).file}`
    return [
      {
        code: 'page-path-duplicate',
        severity: 'error',
        place,
        what,
        fix: 'rename one of the two, or merge them',
      },
    ]
  })
}

/** Why a path cannot be a page's, or nothing. */
function unusable({ path }: PageFacts, files: ReadonlySet<string>): string | undefined {
  if (/[?#]/.test(path)) return 'contains `?` or `#`, which end a path'
  if (path.endsWith('.md')) return 'ends with `.md`, which is reserved for Markdown files'
  if (files.has(path)) return 'is the path of a file that the build writes'
  if (path.startsWith('/_')) return 'starts with `/_`, which is reserved for the site'
  const canonical = canonicalPath(encodePath(path))
  if (canonical === undefined) return 'is too long or contains characters that a URL cannot contain'
  if (canonical !== path) return `is not in its canonical form \`${canonical}\``
  const decision = decide(encodePath(path), '', {
    page: () => true,
    redirect: () => undefined,
    file: () => undefined,
  })
  return decision.kind === 'page' ? undefined : 'is reserved for the site'
}
