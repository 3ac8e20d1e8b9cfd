// Owns the command line of the checks: all that the build checks, without a release, and that generated documents are fresh.

import { buildSite } from './build-site.ts'
import { PROJECT_ROOT } from './project-root.ts'
import { checkErrorsDocument, writeErrorsDocument } from '../diagnostics/errors-document.ts'
import { countLine, ERRORS_DOCUMENT, printDiagnostics } from '../diagnostics/print-diagnostics.ts'
import { hasErrors } from '../diagnostics/sort-diagnostics.ts'
import { readArguments } from '../terminal/arguments.ts'
import { exitCodes } from '../terminal/exit-codes.ts'
import { formatCount, formatDuration } from '../terminal/measures.ts'
import { runCommand } from '../terminal/run-command.ts'
import { createSteps } from '../terminal/steps.ts'

const { values } = readArguments({
  name: 'check',
  summary:
    'Checks content, links, anchors, sidebars, redirects and generated documents; writes no release.\n' +
    'Exits with 1 when there are errors.',
  options: {
    content: { type: 'string', value: 'DIR', help: 'folder of .md and .mdx files', default: 'content' },
    'no-cache': { type: 'boolean', help: 'compile everything anew' },
    github: { type: 'boolean', help: 'print annotations for GitHub; on by itself in its CI' },
    write: { type: 'boolean', help: `bring ${ERRORS_DOCUMENT} up to date` },
  },
})

await runCommand('check', async () => {
  const steps = createSteps('check')
  const result = await buildSite({
    content: values.content,
    cache: !values['no-cache'],
    steps,
    checkOnly: true,
  })
  const documents = await steps.run('generated documents', () => {
    if (values.write) writeErrorsDocument(PROJECT_ROOT)
    return checkErrorsDocument(PROJECT_ROOT)
  })
  const diagnostics = [...result.diagnostics, ...documents]
  printDiagnostics(diagnostics, { github: values.github || process.env['GITHUB_ACTIONS'] === 'true' })
  const pages = formatCount(result.pages.length, 'page')
  console.log(`check: ${pages}, ${countLine(diagnostics)} in ${formatDuration(performance.now())}`)
  return hasErrors(diagnostics) ? exitCodes.problems : exitCodes.done
})
