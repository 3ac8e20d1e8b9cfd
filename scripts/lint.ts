// npm run lint: oxlint over the whole project with the rules of .oxlintrc.json.

import { runTool } from './terminal/run-tool.ts'

await runTool({
  name: 'lint',
  summary: 'Checks the code with oxlint. Import rules name the right place for what they refuse.',
  command: ['oxlint', '--deny-warnings'],
  options: { fix: ['--fix'] },
})
