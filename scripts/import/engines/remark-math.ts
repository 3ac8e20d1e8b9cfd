// Whether an engine's configuration adds formulas to Markdown.

import type { SourceTree } from '../source/source-tree.ts'

export function hasRemarkMath({ text }: SourceTree, configFile: string): boolean {
  return /['"]remark-math['"]/.test(text(configFile) ?? '')
}
