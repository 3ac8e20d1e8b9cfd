// Proves that every command in the documents and workflows can be typed as written: the script exists, and accepts
// these options and words.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'
import type * as Arguments from '#scripts/terminal/arguments.ts'

const DOCUMENTS = ['{README,ARCHITECTURE,CONTRIBUTING}.md', 'docs/*.md', 'content/README.md']
const WORKFLOWS = '.github/workflows/*.yml'
/** A script, and what stands behind it in the same command. */
const COMMAND = /\bnpm (?:run (?:-s )?([a-z]+)|(start|test))((?: +(?:'[^']*'|[^\s`#|;&()']+))*)/g

type Command = Parameters<typeof Arguments.parseArguments>[0]
const declared = vi.hoisted(() => ({ last: undefined as unknown }))
vi.mock('#scripts/terminal/arguments.ts', async (original) => ({
  ...(await original<typeof Arguments>()),
  // A script ends here, before it does anything.
  readArguments(command: unknown) {
    declared.last = command
    throw new Error('declared')
  },
}))

const commands = globSync([...DOCUMENTS, WORKFLOWS], { cwd: PROJECT_ROOT }).flatMap((file) => {
  const text = readFileSync(join(PROJECT_ROOT, file), 'utf8')
  const code = file.endsWith('.md') ? [...text.matchAll(/```sh\n[^]*?```|`[^`\n]+`/g)].join('\n') : text
  return [...code.matchAll(COMMAND)].map(([command, run, short, rest = '']) => {
    const words = (rest.match(/'[^']*'|\S+/g) ?? []).map((word) => word.replaceAll("'", ''))
    return { file, command: command.trim(), name: run ?? short!, words }
  })
})

async function declarationOf(name: string): Promise<Command> {
  declared.last = undefined
  await import(join(PROJECT_ROOT, 'scripts', `${name}.ts`)).catch(() => undefined)
  return declared.last as Command
}

it('knows every script, option and word that the documents name', { timeout: 240_000 }, async () => {
  const { parseArguments } = await import('#scripts/terminal/arguments.ts')
  const names = [...new Set(commands.map(({ name }) => name))]
  expect(names).toEqual(expect.arrayContaining(['deploy', 'rollback', 'doctor', 'smoke', 'preview']))
  const wrong: string[] = []
  for (const name of names) {
    const command = await declarationOf(name)
    expect(command?.name, `scripts/${name}.ts`).toBe(name)
    for (const { file, command: line, words } of commands.filter((each) => each.name === name)) {
      const own = words.filter((word, index) => word !== '--' || words.indexOf('--') !== index)
      try {
        if (!words.includes('--') && words.some((word) => word.startsWith('--')))
          throw new Error('npm takes the options for its own without --')
        parseArguments(command, own)
      } catch (error) {
        wrong.push(`${file}: ${line}: ${(error as Error).message}`)
      }
    }
  }
  expect(wrong).toEqual([])
})
