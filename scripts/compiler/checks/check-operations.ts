// Checks that every operation of the contract is shown once, on the page that the contract names.

import type { OperationPlace } from '../platform-api.ts'
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts'
import { nearestPath } from './view/nearest-path.ts'
import type { Site } from './view/site-view.ts'

interface Shown {
  path: string
  place: Place
}

/** Missing operations are not looked for while a page cannot be read: it may be the one that shows them. */
export function checkOperations(site: Site): Diagnostic[] {
  const shown = new Map<string, Shown[]>()
  for (const page of site.pages) {
    for (const { id, place, sample } of page.operations ?? []) {
      if (sample) continue
      shown.set(id, [...(shown.get(id) ?? []), { path: page.path, place }])
    }
  }
  const incomplete = site.pages.some((page) => page.incomplete)
  return site.operations.flatMap((operation) => {
    const [first, ...others] = shown.get(operation.id) ?? []
    if (!first) return incomplete ? [] : [undocumented(operation, site)]
    return [...misplaced(operation, first), ...others.map((other) => duplicate(operation, first, other))]
  })
}

function misplaced({ id, page }: OperationPlace, { path, place }: Shown): Diagnostic[] {
  if (path === page) return []
  return [
    {
      code: 'operation-misplaced',
      severity: 'error',
      place,
      what: `the contract says that \`${page}\` documents the operation \`${id}\``,
      fix: `show it there, or change \`x-page\` of its tag to \`${path}\``,
    },
  ]
}

function duplicate({ id }: OperationPlace, first: Shown, { place }: Shown): Diagnostic {
  return {
    code: 'operation-duplicate',
    severity: 'error',
    place,
    what: `the operation \`${id}\` is already shown at ${first.place.file}:${first.place.line}`,
    fix: `link to \`${first.path}#${id}\``,
  }
}

function undocumented({ id, page, place = { file: '' } }: OperationPlace, { byPath }: Site): Diagnostic {
  if (page === '') {
    const fix = `write \`<Operation id="${id}" />\` on a page, and its path as \`x-page\` of the operation's tag`
    return { code: 'operation-undocumented', severity: 'error', place, what: noPage(id), fix }
  }
  const nearest = byPath.has(page) ? undefined : nearestPath(page, byPath)
  return {
    code: 'operation-undocumented',
    severity: 'error',
    place,
    what: byPath.has(page) ? noPage(id) : `${noPage(id)}, and its page \`${page}\` does not exist`,
    fix: byPath.has(page)
      ? `write \`<Operation id="${id}" />\` on \`${page}\``
      : nearest
        ? `set \`x-page\` of its tag to \`${nearest}\`, or begin the page with \`npm run reference\``
        : 'begin the page with `npm run reference`, or name another one as `x-page` of its tag',
  }
}

function noPage(id: string): string {
  return `no page shows the operation \`${id}\``
}
