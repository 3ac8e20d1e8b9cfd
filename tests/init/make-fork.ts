// A copy of the project as its next owner has it: cloned, with the packages at hand, and made theirs by `npm run init`.

import { execFile } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, symlinkSync, unlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'

const run = promisify(execFile)
const LARGEST_OUTPUT = 64 * 1024 * 1024

export type Kind = 'contract' | 'no-contract'

export interface Fork {
  folder: string
  /** Runs a script of the project; rejects with what it printed when it fails. */
  npm(...words: string[]): Promise<string>
}

/** Commits nothing of what init wrote: an owner's first look is before the first commit. */
export async function makeFork(folder: string, kind: Kind, beforeInit = (): void => {}): Promise<Fork> {
  await copyFiles(folder)
  const command = async (program: string, words: string[]): Promise<string> => {
    const options = { cwd: folder, env: ownEnvironment(), maxBuffer: LARGEST_OUTPUT }
    const { stdout, stderr } = await run(program, words, options).catch(
      (error: Error & { stdout: string; stderr: string }) => {
        throw new Error(`${program} ${words.join(' ')} failed:\n${error.stdout}${error.stderr}`)
      },
    )
    return stdout + stderr
  }
  const git = (...words: string[]): Promise<string> =>
    command('git', ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com', ...words])
  await git('init', '--quiet')
  // The link is not the folder that .gitignore names.
  mkdirSync(join(folder, '.git/info'), { recursive: true })
  appendFileSync(join(folder, '.git/info/exclude'), 'node_modules\n')
  await git('add', '--all')
  await git('commit', '--quiet', '--message', 'Begin')
  beforeInit()
  const npm = (...words: string[]): Promise<string> => command('npm', words)
  await npm(
    'run',
    'init',
    '--',
    '--name',
    'Harbour Nine',
    '--domain',
    'harbour.example',
    `--${kind}`,
    '--yes',
  )
  return { folder, npm }
}

/** Gives the fork packages of its own, as its lock file names them: those it has are the project's. */
export async function installPackages({ folder, npm }: Fork): Promise<void> {
  unlinkSync(join(folder, 'node_modules'))
  await npm('ci', '--prefer-offline', '--no-audit', '--no-fund')
}

/** All files that version control knows, as they are now. */
export async function copyFiles(folder: string): Promise<void> {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const { stdout } = await run('git', listed, { cwd: PROJECT_ROOT, maxBuffer: LARGEST_OUTPUT })
  for (const file of stdout.split('\0').filter((name) => name !== '')) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    cpSync(join(PROJECT_ROOT, file), join(folder, file), { force: true })
  }
  symlinkSync(join(PROJECT_ROOT, 'node_modules'), join(folder, 'node_modules'))
}

/** Without what belongs to this project's run. */
export function ownEnvironment(): NodeJS.ProcessEnv {
  const own = new Set(['CANONICAL_ORIGIN', 'VITEST', 'NODE_ENV', 'PROVE', 'PROVE_SEED'])
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.has(name)))
}
