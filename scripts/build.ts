// npm run build: from a content folder to a release on disk. The steps are in scripts/build/build-site.ts.

import './build/engine-flags.ts'
import { resolve } from 'node:path'
import { buildSite } from './build/build-site.ts'
import { describeRelease } from './build/describe-release.ts'
import { countLine, printDiagnostics } from './terminal/print-diagnostics.ts'
import { readArguments } from './terminal/arguments.ts'
import { exitCodes } from './terminal/exit-codes.ts'
import { formatDuration } from './terminal/measures.ts'
import { runCommand } from './terminal/run-command.ts'
import { createSteps } from './terminal/progress.ts'

const { values } = readArguments({
  name: 'build',
  summary:
    'Compiles and checks a content folder and writes the release to a folder of its own.\n' +
    'A build with errors writes nothing and leaves the last release alone.',
  options: {
    content: { type: 'string', value: 'DIR', help: 'folder of .md and .mdx files', default: 'content' },
    out: { type: 'string', value: 'DIR', help: 'folder for the release', default: 'dist' },
    'no-cache': { type: 'boolean', help: 'ignore the cache: compile and bundle everything' },
    cache: {
      type: 'string',
      value: 'DIR',
      help: 'folder of the build cache (default: .cache/build)',
    },
    github: { type: 'boolean', help: 'print annotations for GitHub; on by default in its CI' },
  },
})

await runCommand('build', async () => {
  const { content, out, cache, 'no-cache': noCache } = values
  const result = await buildSite({
    content,
    out,
    cache: !noCache,
    cacheFolder: cache === undefined ? undefined : resolve(cache),
    steps: createSteps('build'),
  })
  printDiagnostics(result.diagnostics, { github: values.github || process.env['GITHUB_ACTIONS'] === 'true' })
  if (!result.release) {
    console.error(`build: failed, ${out} is unchanged`)
    return exitCodes.problems
  }
  for (const line of describeRelease(result)) console.log(line)
  const warnings = result.diagnostics.length > 0 ? ` with ${countLine(result.diagnostics)}` : ''
  console.log(`build: done in ${formatDuration(performance.now())}${warnings}`)
  return exitCodes.done
})
