// A copy of the project whose code and packages a test may change.

import { cpSync, globSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'

const CODE = [
  'scripts',
  'site',
  'worker',
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'tests/proofs',
  'tests/fixtures/reference-site',
]

/** Packages are links to the project's own, one by one, so that one of them can be replaced. */
export function copyProject(target: string): void {
  for (const name of CODE) cpSync(join(PROJECT_ROOT, name), join(target, name), { recursive: true })
  const modules = join(PROJECT_ROOT, 'node_modules')
  const names = readdirSync(modules).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(modules, name)).map((own) => `${name}/${own}`) : [name],
  )
  for (const name of names) {
    mkdirSync(dirname(join(target, 'node_modules', name)), { recursive: true })
    symlinkSync(join(modules, name), join(target, 'node_modules', name))
  }
}

/** Puts a real copy of a package in the place of the link. The result takes that back. */
export function ownPackage(project: string, name: string): () => void {
  const folder = join(project, 'node_modules', name)
  const target = readlinkSync(folder)
  rmSync(folder)
  cpSync(target, folder, { recursive: true })
  return () => {
    rmSync(folder, { recursive: true })
    symlinkSync(target, folder)
  }
}

/** Sources that a build of the site runs or bundles. */
export function sourcesIn(project: string): string[] {
  return globSync(
    '{scripts/{api,brand,compiler,content,diagnostics,expressions,fonts,graph,project,prose,syntax},site,worker}/**/*.{ts,tsx,css}',
    {
      cwd: project,
    },
  )
    .filter((file) => !file.endsWith('.d.ts'))
    .sort()
}
