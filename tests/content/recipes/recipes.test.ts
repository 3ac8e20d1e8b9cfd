// The recipes of CONTRIBUTING.md, followed to the letter on a copy of the project: an example of each touches what the
// recipe names and nothing else, and the recipe's commands pass.

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'
import { codeExamples } from './code-examples.ts'
import { contentExamples } from './content-examples.ts'
import { ProjectCopy } from './project-copy.ts'
import { isAt, readRecipes, type Recipe } from './read-recipes.ts'
import type { RecipeExample } from './recipe-example.ts'
import { settingsExamples } from './settings-examples.ts'

const HOUR = 3_600_000
const isWhole = process.env['PROVE'] !== undefined
const examples = [...contentExamples, ...codeExamples, ...settingsExamples]
const recipes = readRecipes()

it('has an example of every recipe', () => {
  expect(examples.map(({ recipe }) => recipe).sort()).toEqual(recipes.map(({ title }) => title).sort())
})

describe.each(examples)('$recipe', (example) => {
  const recipe = recipes.find(({ title }) => title === example.recipe)!

  it('names what is touched, and nothing else', () => {
    const touched = touchedBy(example)
    expect(touched.filter((file) => !mayTouch(recipe, file))).toEqual([])
    expect(recipe.places.filter((place) => !touched.some((file) => isAt(file, place)))).toEqual([])
  })

  it('finds the files as it says', () => {
    for (const [file, change] of Object.entries(example.files)) {
      const path = join(PROJECT_ROOT, file)
      const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
      expect(change(text), file).not.toBe(text)
    }
  })
})

describe('on a copy of the project', () => {
  const project = new ProjectCopy(mkdtempSync(join(tmpdir(), 'docs-recipes-')))
  beforeAll(() => project.begin(), HOUR)
  afterEach(() => project.restore())
  afterAll(() => rmSync(project.folder, { recursive: true, force: true }))

  it.each(isWhole ? examples : examples.filter(({ quick }) => quick))(
    '$recipe: the commands pass, and change no other file',
    { timeout: HOUR },
    async (example) => {
      const { commands } = recipes.find(({ title }) => title === example.recipe)!
      project.apply(example)
      for (const command of commands) await project.run(commandOf(command, example))
      expect(await project.changedFiles()).toEqual(touchedBy(example))
      await example.shows?.(project)
    },
  )
})

function touchedBy({ files, moves = {}, written = [] }: RecipeExample): string[] {
  return [...new Set([...Object.keys(files), ...Object.entries(moves).flat(), ...written])].sort()
}

function mayTouch({ places, sometimes }: Recipe, file: string): boolean {
  return [...places, ...sometimes].some((place) => isAt(file, place))
}

function commandOf(command: string, { name = '' }: RecipeExample): string {
  return command.replaceAll(/<\w+>/g, name)
}
