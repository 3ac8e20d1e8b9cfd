// npm run format: Prettier over the project's code. Prose in content/ keeps its authors' line breaks.

import { runTool } from './terminal/run-tool.ts'

await runTool({
  name: 'format',
  summary: 'Formats code, styles and configuration with Prettier. --check changes nothing and fails on differences.',
  command: ['prettier', '--log-level=warn', '.'],
  options: { check: ['--check'] },
  unlessOptions: { check: ['--write'] },
})
