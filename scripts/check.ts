// npm run check: everything that the build checks, without a release, and whether generated documents are up to date.

import { resolve } from 'node:path'
import { checkContent, type CheckedContent } from './build/check-content.ts'
import { checkSecurity } from './compiler/checks/check-security.ts'
import { configuredSite, openSite } from './build/open-site.ts'
import { PROJECT_ROOT } from './project/project-root.ts'
import type { Diagnostic } from './diagnostics/diagnostic.ts'
import { checkErrorsDocument, writeErrorsDocument } from './generated-docs/errors-document.ts'
import { countLine, ERRORS_DOCUMENT, printDiagnostics } from './terminal/print-diagnostics.ts'
import { hasErrors, sortDiagnostics } from './diagnostics/sort-diagnostics.ts'
import {
  checkContentDocument,
  CONTENT_DOCUMENT,
  writeContentDocument,
} from './generated-docs/content-document.ts'
import { proseProblems, sourceReading } from './prose/prose.step.ts'
import { checkWordList, writeWordList } from './prose/style/word-list-document.ts'
import { describeSamples } from './api/samples/describe-samples.ts'
import { readArguments } from './terminal/arguments.ts'
import { exitCodes } from './terminal/exit-codes.ts'
import { formatCount, formatDuration } from './terminal/measures.ts'
import { runCommand } from './terminal/run-command.ts'
import { createSteps } from './terminal/progress.ts'

const { values } = readArguments({
  name: 'check',
  summary:
    'Checks content, style, links, anchors, sidebars, redirects and generated documents; writes no release.',
  options: {
    content: { type: 'string', value: 'DIR', help: 'folder of .md and .mdx files', default: 'content' },
    'no-cache': { type: 'boolean', help: 'ignore the cache: compile everything' },
    strict: { type: 'boolean', help: 'report the rules that style.yaml turns off, as warnings' },
    github: { type: 'boolean', help: 'print annotations for GitHub; on by default in its CI' },
    write: {
      type: 'boolean',
      help: `bring ${ERRORS_DOCUMENT}, ${CONTENT_DOCUMENT} and the word list up to date`,
    },
  },
})

await runCommand('check', async () => {
  const steps = createSteps('check')
  const graph = openSite({ content: values.content, cache: !values['no-cache'] })
  const result = await checkContent(graph, { steps })
  const prose = await steps.run(
    'check style',
    () => graph.repairing(() => graph.ask(proseProblems, values.strict)),
    ({ files }) => `${formatCount(files, 'file')}, ${graph.ran(sourceReading).length} read now`,
  )
  const documents = await steps.run('generated documents', () => checkDocuments(result))
  const security = checkSecurity(graph.world, configuredSite(), new Date())
  const diagnostics = sortDiagnostics([
    ...result.diagnostics,
    ...prose.diagnostics,
    ...documents,
    ...security,
  ])
  printDiagnostics(diagnostics, { github: values.github || process.env['GITHUB_ACTIONS'] === 'true' })
  for (const line of describeSamples(result.samples, configuredSite().reference)) console.log(line)
  const pages = formatCount(result.pages.length, 'page')
  console.log(`check: ${pages}, ${countLine(diagnostics)} in ${formatDuration(performance.now())}`)
  return hasErrors(diagnostics) ? exitCodes.problems : exitCodes.done
})

/** The table of pages is made from the project's own content only, and not from pages that have yet to be corrected. */
function checkDocuments(result: CheckedContent): Diagnostic[] {
  const isOwnContent =
    resolve(values.content) === resolve(PROJECT_ROOT, 'content') && !hasErrors(result.diagnostics)
  if (values.write) writeErrorsDocument(PROJECT_ROOT)
  if (values.write) writeWordList(values.content)
  if (values.write && isOwnContent) writeContentDocument(PROJECT_ROOT, result)
  return [
    ...checkErrorsDocument(PROJECT_ROOT),
    ...checkWordList(values.content),
    ...(isOwnContent ? checkContentDocument(PROJECT_ROOT, result) : []),
  ]
}
