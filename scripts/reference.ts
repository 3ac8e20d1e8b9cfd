// npm run reference: begins the pages of the API's operations that no page shows yet.

import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { ApiOperation } from '#site/api/contract/contract.ts'
import { DEFAULT_REFERENCE } from '#site/model/site-config.ts'
import { contract, lintProblems } from './api/contract/contract.step.ts'
import { listInSidebar } from './api/reference/list-in-sidebar.ts'
import { missingPages } from './api/reference/missing-pages.ts'
import { newPage, sectionsOf } from './api/reference/page-text.ts'
import { configuredSite, openSite } from './build/open-site.ts'
import { everyPage } from './compiler/compile/every-page.ts'
import { sortDiagnostics } from './diagnostics/sort-diagnostics.ts'
import type { Graph } from './graph/run/open-graph.ts'
import { readArguments } from './terminal/arguments.ts'
import { exitCodes } from './terminal/exit-codes.ts'
import { formatCount } from './terminal/measures.ts'
import { printDiagnostics } from './terminal/print-diagnostics.ts'
import { runCommand } from './terminal/run-command.ts'
import { UsageError } from './project/errors.ts'

const { values } = readArguments({
  name: 'reference',
  summary:
    'Begins the reference of an API: for each tag of the contract, a page with those of its operations that no page shows yet, listed in the sidebar that has the first page of the reference. ' +
    'Where the page is there, its missing operations are added at its end; nothing else is changed.',
  options: {
    content: { type: 'string', value: 'DIR', help: 'folder of .md and .mdx files', default: 'content' },
  },
})

await runCommand('reference', async () => {
  const root = resolve(values.content)
  const { operations, tags, shown, files } = await readReference(openSite({ content: root }))
  const { pages, untagged } = missingPages(operations, shown)
  for (const page of pages) {
    const file = files.get(page.path) ?? `${page.path.slice(1)}.mdx`
    const path = join(root, file)
    if (existsSync(path)) appendFileSync(path, `\n${sectionsOf(page.operations)}`)
    else {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, newPage(page, tags.get(page.tag)))
    }
    console.log(`${file}: ${formatCount(page.operations.length, 'operation', 'operations')}`)
  }
  list(
    join(root, 'sidebars.yaml'),
    pages.map(({ path }) => path),
  )
  for (const id of untagged)
    console.error(`reference: the operation ${id} has no tag: give it one, or show it on a page`)
  console.log(`reference: ${formatCount(pages.length, 'page', 'pages')} begun or completed`)
  return untagged.length > 0 ? exitCodes.problems : exitCodes.done
})

interface Reference {
  operations: ApiOperation[]
  /** Descriptions of tags by name. */
  tags: Map<string, string>
  /** Ids of the operations that pages show. */
  shown: Set<string>
  /** Files of pages by path. */
  files: Map<string, string>
}

function readReference(graph: Graph): Promise<Reference> {
  return graph.repairing(async () => {
    const parts = await graph.parts(contract, null)
    const whole = parts.get('contract')
    if (!whole) {
      // What is a matter of style does not keep a contract from being read.
      const found = [...(parts.get('diagnostics') ?? []), ...(await graph.ask(lintProblems, null))]
      printDiagnostics(sortDiagnostics(found).filter(({ code }) => code !== 'contract-style'))
      throw new UsageError(`there is no sound contract in ${join(values.content, 'openapi')}`)
    }
    const document = JSON.parse(parts.get('document')!.json) as {
      tags?: { name: string; description?: string }[]
    }
    const pages = await everyPage(graph)
    const shown = pages.flatMap((page) => page.operations ?? []).filter(({ sample }) => !sample)
    return {
      operations: whole.operations,
      tags: new Map((document.tags ?? []).map(({ name, description = '' }) => [name, description])),
      shown: new Set(shown.map(({ id }) => id)),
      files: new Map(pages.map(({ path, file }) => [path, file])),
    }
  })
}

/** Without a file of sidebars, they follow the folders. */
function list(file: string, paths: string[]): void {
  if (!existsSync(file)) return
  const text = readFileSync(file, 'utf8')
  const listed = listInSidebar(text, configuredSite().reference ?? DEFAULT_REFERENCE, paths)
  if (listed !== text) writeFileSync(file, listed)
}
