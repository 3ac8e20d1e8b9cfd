// npm run format: Prettier over the project's code. Prose in content/ keeps its authors' line breaks.

import { runTool } from './terminal/run-tool.ts'

runTool({
  name: 'format',
  summary: 'Formats code, styles and configuration with Prettier.',
  commands: [{ label: 'format', line: ['prettier', '--log-level=warn', '.'] }],
  option: {
    name: 'check',
    help: 'change nothing, fail on differences',
    given: ['--check'],
    otherwise: ['--write'],
  },
})
