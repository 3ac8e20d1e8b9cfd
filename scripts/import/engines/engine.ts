// The interface of an engine to the import: how it is recognised, how its folders and configuration are read, and its
// components.

import type { Root } from 'mdast'
import type { Report } from '../found/import-problem.ts'
import type { ComponentConversion, PageContext } from '../markdown/page-context.ts'
import type { ImportPlan } from '../source/import-plan.ts'
import type { SourceTree } from '../source/source-tree.ts'

/** A page's text with everything it includes; `origins` maps each line to the page's own line. */
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
  /** Includes other files in a page's text, if the engine does so before parsing Markdown. */
  prepare?: (text: string, file: string, tree: SourceTree, root: string, report: Report) => PreparedText
  /** Words after a fence's language are its title. */
  wordsAreTitle: boolean
  /** Comments in a sample highlight its lines. */
  magicComments?: boolean
  /** Changes a page's tree if the engine interprets Markdown in its own way. */
  beforeConversion?: (tree: Root, page: PageContext) => void
}
