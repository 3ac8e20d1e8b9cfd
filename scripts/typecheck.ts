// npm run typecheck: runs TypeScript on the project of each runtime.

import { writeRuntimeTypes } from './local/runtime-types.ts'
import { runTool } from './terminal/run-tool.ts'

const PROJECTS = ['site', 'worker', 'scripts', 'scripts/develop/browser', 'tests']

runTool({
  before: writeRuntimeTypes,
  name: 'typecheck',
  summary:
    'Type-checks browser and components, Worker, Node scripts and tests, each against its own runtime.',
  commands: PROJECTS.map((project) => ({
    label: `typecheck ${project}`,
    line: ['tsc', '--project', `${project}/tsconfig.json`],
  })),
})
