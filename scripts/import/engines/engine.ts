// The interface of an engine to the import: how it is recognised, how its folders and configuration are read, and its
// components.

import type { Root } from 'mdast'
import type { Report } from '../found/import-problem.ts'
import type { ComponentConversion, PageContext } from '../markdown/page-context.ts'
import type { ImportPlan } from '../source/import-plan.ts'
import type { SourceTree } from '../source/source-tree.ts'

/** A page's text with all that it takes in; `origins` has the page's own line for each line of it. */
export interface PreparedText {
  text: string
  origins: readonly number[]
}

export interface Engine {
  name: string
  /** The configuration that only this engine has. */
  configFile: (tree: SourceTree) => string | undefined
  plan: (tree: SourceTree, configFile: string, report: Report) => ImportPlan
  components: Readonly<Record<string, ComponentConversion>>
  /** Takes other files into a page's text, where the engine does so before it reads Markdown. */
  prepare?: (text: string, file: string, tree: SourceTree, root: string, report: Report) => PreparedText
  /** Words after a fence's language are its title. */
  wordsAreTitle: boolean
  /** Changes a page's tree where the engine gives Markdown a meaning of its own. */
  beforeConversion?: (tree: Root, page: PageContext) => void
}
