// What somebody who follows a recipe writes: the change of each file, and how the result shows.

import type { ProjectCopy } from './project-copy.ts'

export interface RecipeExample {
  /** The title of the recipe. */
  recipe: string
  /** What stands for `<name>` in the recipe's commands. */
  name?: string
  /** The new text of each file by its old one, which is empty where there was none. */
  files: Record<string, (text: string) => string>
  /** New names of files by their old ones. */
  moves?: Record<string, string>
  /** Files that a command of the recipe writes. */
  written?: string[]
  /** Takes seconds: every test run follows it. */
  quick?: true
  /** Beyond that the commands pass. */
  shows?: (project: ProjectCopy) => Promise<void>
}

export const create =
  (text: string) =>
  (old: string): string => {
    if (old !== '') throw new Error('the file is there already')
    return text
  }

/** One text in the place of another, which must stand there once. */
export const replace =
  (from: string, to: string) =>
  (text: string): string => {
    if (text.split(from).length !== 2) throw new Error(`\`${from}\` does not stand in the file once`)
    return text.replace(from, () => to)
  }

export const before = (anchor: string, added: string): ((text: string) => string) =>
  replace(anchor, added + anchor)
export const after = (anchor: string, added: string): ((text: string) => string) =>
  replace(anchor, anchor + added)
