// npm run typecheck: TypeScript over each runtime's project (browser and components, Worker, Node, tests).

import { runTool } from './terminal/run-tool.ts'

const PROJECTS = ['site', 'worker', 'scripts', 'scripts/dev/browser', 'tests']

for (const project of PROJECTS) {
  await runTool({
    name: `typecheck ${project}`,
    summary: 'Type-checks site/, worker/, scripts/ and tests/, each against its own runtime.',
    command: ['tsc', '--project', `${project}/tsconfig.json`],
    options: {},
  })
}
