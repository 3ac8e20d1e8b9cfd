// A copy of the project in a repository of its own: what changes in it is what version control says.

import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { copyFiles, ownEnvironment } from '../../init/make-fork.ts'
import type { RecipeExample } from './recipe-example.ts'

const run = promisify(execFile)
const LARGEST_OUTPUT = 64 * 1024 * 1024

export class ProjectCopy {
  readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  async begin(): Promise<void> {
    await copyFiles(this.folder)
    await this.run('git init --quiet')
    await this.run('git add --all')
    await this.run('git -c user.name=Author -c user.email=author@example.com commit --quiet --message Begin')
  }

  /** Gives what the command printed; rejects with it where the command fails. */
  async run(command: string): Promise<string> {
    const options = { cwd: this.folder, env: ownEnvironment(), maxBuffer: LARGEST_OUTPUT }
    const { stdout, stderr } = await run('sh', ['-c', command], options).catch(
      (error: Error & { stdout: string; stderr: string }) => {
        throw new Error(`${command} failed:\n${error.stdout}${error.stderr}`)
      },
    )
    return stdout + stderr
  }

  apply({ files, moves = {} }: RecipeExample): void {
    for (const [from, to] of Object.entries(moves)) renameSync(join(this.folder, from), join(this.folder, to))
    for (const [file, change] of Object.entries(files)) {
      const path = join(this.folder, file)
      const changed = change(existsSync(path) ? readFileSync(path, 'utf8') : '')
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, changed)
    }
  }

  async changedFiles(): Promise<string[]> {
    const status = await this.run('git status --porcelain --no-renames --untracked-files=all')
    return status
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.slice(3))
      .sort()
  }

  async restore(): Promise<void> {
    await this.run('git restore --staged --worktree . && git clean --force -d --quiet && rm -rf dist')
  }
}
