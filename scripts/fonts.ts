// npm run fonts: makes the published subsets of the site's typefaces again.

import { relative } from 'node:path'
import { writeSubsets } from './fonts/subset-faces.ts'
import { PROJECT_ROOT } from './project/project-root.ts'
import { readArguments } from './terminal/arguments.ts'
import { formatBytes } from './terminal/measures.ts'
import { runCommand } from './terminal/run-command.ts'

readArguments({
  name: 'fonts',
  summary:
    'Makes the published subsets of the fonts from their packages: after a change to scripts/fonts/faces.ts or of a package. ' +
    'Then "npm run diagrams -- --all" redraws the diagrams, whose words are outlines of the text font.',
  options: {},
})

await runCommand('fonts', async () => {
  for (const { file, bytes } of await writeSubsets())
    console.log(`fonts: ${relative(PROJECT_ROOT, file)}, ${formatBytes(bytes)}`)
})
