// npm run lint: oxlint over the whole project with the rules of .oxlintrc.json.

import { runTool } from './terminal/run-tool.ts'

runTool({
  name: 'lint',
  summary: 'Checks the code with oxlint. Import rules say what to import instead.',
  commands: [{ label: 'lint', line: ['oxlint', '--deny-warnings'] }],
  option: { name: 'fix', help: 'fix what can be fixed safely', given: ['--fix'], otherwise: [] },
})
