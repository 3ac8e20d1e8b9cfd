// Finds what a script takes from a legacy package, in every form of import, and renames it there.

import type { SyntaxNode, Tree } from '@lezer/common'
import type { Change, Leave } from './collect-edits.ts'

export interface LegacyImports {
  /** Names under which the code knows the client's class, with the name of today's. */
  classes: ReadonlyMap<string, string>
  /** Names of the whole package: `import * as legacy`, `legacy = require(…)`. */
  modules: ReadonlySet<string>
  /** Names that are imported from anywhere else. */
  foreign: ReadonlySet<string>
}

export interface ImportedCode {
  code: string
  tree: Tree
  /** The name of the legacy package's class, and of today's. */
  legacy: string
  now: string
  isLegacy(source: string): boolean
  isCurrent(source: string): boolean
}

const TWICE = 'The code already imports it from the new package. Remove one of the two.'
const OTHER_NAME = 'The new package may not export it: the table lists only the client.'

export function legacyImports(imported: ImportedCode, change: Change, leave: Leave): LegacyImports {
  const { code, tree, legacy, now, isLegacy, isCurrent } = imported
  const classes = new Map<string, string>()
  const modules = new Set<string>()
  const foreign = new Set<string>()
  /** Where the name of today is taken from the legacy package. */
  const taken: number[] = []
  let hasCurrent = false
  /** Whether the code gives the legacy class's name to something of its own. */
  let isOwn = false
  const textOf = ({ from, to }: SyntaxNode): string => code.slice(from, to)
  const sourceOf = (text: SyntaxNode | null | undefined): string => (text ? textOf(text).slice(1, -1) : '')

  tree.iterate({
    enter({ node }) {
      if (node.name === 'ImportDeclaration') takeImport(node)
      else if (node.name === 'ExportDeclaration') takeExport(node)
      else if (node.name === 'DynamicImport' || node.name === 'ImportType') takeLoaded(node, node)
      else if (node.name === 'CallExpression' && node.firstChild && textOf(node.firstChild) === 'require')
        takeLoaded(node, node.getChild('ArgList'))
      else if (/^(?:Variable|Type)Definition$/.test(node.name) && textOf(node) === legacy)
        isOwn ||= !node.parent?.name.startsWith('Import')
    },
  })
  if (foreign.has(now)) for (const at of taken) leave(at, now, TWICE)
  // A fragment that does not say where its client is from is assumed to be about the legacy one.
  if (classes.size === 0 && !hasCurrent && !foreign.has(legacy) && !isOwn) classes.set(legacy, now)
  return { classes, modules, foreign }

  function takeImport(node: SyntaxNode): void {
    const source = sourceOf(node.getChild('String'))
    const group = node.getChild('ImportGroup')
    const whole = node.getChild('VariableDefinition')
    hasCurrent ||= isCurrent(source)
    if (!isLegacy(source)) {
      for (const name of [whole, ...(group?.getChildren('VariableDefinition') ?? [])])
        if (name) foreign.add(textOf(name))
      return
    }
    if (whole && node.getChild('Star')) modules.add(textOf(whole))
    else if (whole) leave(whole.from, textOf(whole), `Import it by name: \`{ ${now} }\`.`)
    for (const name of group?.getChildren('VariableDefinition') ?? []) {
      const before = name.prevSibling
      takeName(before && textOf(before) === 'as' ? before.prevSibling! : name, name)
    }
  }

  /** `{ name }`, `{ name as alias }`, `{ name: alias }`: both are the same node where there is no alias. */
  function takeName(name: SyntaxNode, alias: SyntaxNode): void {
    if (textOf(name) !== legacy) return leave(name.from, textOf(name), OTHER_NAME)
    change(name.from, name.to, now)
    if (name === alias) taken.push(name.from)
    classes.set(textOf(alias), name === alias ? now : textOf(alias))
  }

  function takeExport(node: SyntaxNode): void {
    if (!isLegacy(sourceOf(node.getChild('String')))) return
    if (node.getChild('Star')) leave(node.from, textOf(node), 'The new package exports other names.')
    for (const name of node.getChild('ExportGroup')?.getChildren('VariableName') ?? []) {
      if (name.prevSibling && textOf(name.prevSibling) === 'as') continue
      const isRenamed = name.nextSibling && textOf(name.nextSibling) === 'as'
      // Whoever imports it from here finds it under the name they know.
      if (textOf(name) === legacy)
        change(name.from, name.to, isRenamed ? now : `${now} as ${legacy}`, { legacy, now })
      else leave(name.from, textOf(name), OTHER_NAME)
    }
  }

  /** `require(…)`, `import(…)`, also as a type. */
  function takeLoaded(node: SyntaxNode, holder: SyntaxNode | null): void {
    const source = sourceOf(holder?.getChild('String'))
    const { parent, prevSibling } = withAround(node)
    const name = prevSibling?.name === 'Equals' ? prevSibling.prevSibling : null
    hasCurrent ||= isCurrent(source)
    if (!isLegacy(source)) {
      for (const bound of boundIn(name)) foreign.add(textOf(bound))
      return
    }
    if (parent && /^(?:MemberExpression|IndexedType)$/.test(parent.name)) {
      const member = parent.getChild('PropertyName') ?? parent.getChild('TypeName')
      const defined = parent.prevSibling?.name === 'Equals' ? parent.prevSibling.prevSibling : null
      if (member && textOf(member) === 'then') leave(node.from, legacy, `It is now \`${now}\`.`)
      else if (member && textOf(member) !== legacy) leave(member.from, textOf(member), OTHER_NAME)
      else if (member) change(member.from, member.to, now)
      if (member && textOf(member) === legacy && defined?.name === 'VariableDefinition')
        classes.set(textOf(defined), textOf(defined))
    } else if (name?.name === 'VariableDefinition') modules.add(textOf(name))
    else if (name?.name === 'ObjectPattern')
      for (const property of name.getChildren('PatternProperty')) {
        const key = property.firstChild!
        const alias = property.getChild('VariableDefinition')
        if (alias) takeName(key.name === 'PropertyName' ? key : alias, alias)
      }
  }

  function boundIn(name: SyntaxNode | null): SyntaxNode[] {
    if (name?.name === 'VariableDefinition') return [name]
    const properties = name?.name === 'ObjectPattern' ? name.getChildren('PatternProperty') : []
    return properties.flatMap((property) => property.getChild('VariableDefinition') ?? [])
  }
}

/** With what surrounds it without changing which value it is: parentheses, `await`. */
export function withAround(node: SyntaxNode): SyntaxNode {
  let whole = node
  while (whole.parent && /^(?:ParenthesizedExpression|AwaitExpression)$/.test(whole.parent.name))
    whole = whole.parent
  return whole
}
