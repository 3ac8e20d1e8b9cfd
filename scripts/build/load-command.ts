// Loads the code of a command. Where that imports site/site.config.ts, a mistake there would otherwise end in a stack of
// Node.js before anything of ours has run.

import { exitCodes } from '../terminal/exit-codes.ts'

/** `undefined` if the configuration cannot be loaded, which has been reported. */
export async function loadCommand<Module>(load: () => Promise<Module>): Promise<Module | undefined> {
  try {
    return await load()
  } catch (error) {
    const { configurationProblem } = await import('./configuration-problem.ts')
    const problem = await configurationProblem(error)
    if (!problem) throw error
    const { printDiagnostics } = await import('../terminal/print-diagnostics.ts')
    printDiagnostics([problem], { github: process.env['GITHUB_ACTIONS'] === 'true' })
    process.exitCode = exitCodes.problems
    return undefined
  }
}
