// The recipes of CONTRIBUTING.md as a program reads them: the places that each names, and the commands that it runs.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'

export interface Recipe {
  title: string
  /** What every follower of the recipe touches. */
  places: string[]
  /** What only some do: the places of sentences that begin with "If". */
  sometimes: string[]
  commands: string[]
}

/** In order. */
export function readRecipes(): Recipe[] {
  const text = readFileSync(join(PROJECT_ROOT, 'CONTRIBUTING.md'), 'utf8')
  const [, section = ''] = /^## Recipes\n(.*?)^## /ms.exec(text) ?? []
  return [...section.matchAll(/^\*\*(.+?)\.\*\* (.+)$/gm)].map(([, title = '', words = '']) => {
    const sentences = words.split(/(?<=[.:;`]) (?=If )/)
    const certain = codeIn(sentences.filter((sentence) => !sentence.startsWith('If ')).join(' '))
    return {
      title,
      places: certain.filter(isPlace),
      sometimes: codeIn(sentences.filter((sentence) => sentence.startsWith('If ')).join(' ')).filter(isPlace),
      commands: certain.filter((code) => /^(?:[A-Z_]+=\S+ )?np[mx] /.test(code)),
    }
  })
}

/** Whether a file is what a place of a recipe means: a file, a folder, or one with a name to be chosen. */
export function isAt(file: string, place: string): boolean {
  const pattern = place
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('…', '.+')
    .replaceAll(/<\w+>/g, '[^/]+')
  return new RegExp(place.endsWith('/') ? `^${pattern}` : `(?:^|/)${pattern}$`).test(file)
}

const codeIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

/** A path in the project, or the ending of one. */
function isPlace(code: string): boolean {
  return (
    !code.includes(' ') && (/^[\w<.][\w<>…./-]*\/[\w<>…./-]*$/.test(code) || /^<\w+>\.[a-z.]+$/.test(code))
  )
}
