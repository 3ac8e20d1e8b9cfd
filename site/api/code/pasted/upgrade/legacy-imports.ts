// Finds what a script takes from a legacy package, in every form of import, and renames it there.

import type { SyntaxNode, Tree } from '@lezer/common'
import type { CollectedEdits } from './collect-edits.ts'

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

/** What reading the imports has found so far, and where it writes its edits. */
interface Reading {
  imported: ImportedCode
  edits: Pick<CollectedEdits, 'change' | 'leave'>
  classes: Map<string, string>
  modules: Set<string>
  foreign: Set<string>
  /** Where the name of today is taken from the legacy package. */
  taken: number[]
  hasCurrent: boolean
  /** Whether the code gives the legacy class's name to something of its own. */
  isOwn: boolean
}

export function legacyImports(imported: ImportedCode, edits: Reading['edits']): LegacyImports {
  const reading: Reading = {
    imported,
    edits,
    classes: new Map(),
    modules: new Set(),
    foreign: new Set(),
    taken: [],
    hasCurrent: false,
    isOwn: false,
  }
  imported.tree.iterate({ enter: ({ node }) => readNode(node, reading) })
  reportTakenTwice(reading)
  assumeLegacy(reading)
  const { classes, modules, foreign } = reading
  return { classes, modules, foreign }
}

function readNode(node: SyntaxNode, reading: Reading): void {
  const { code, legacy } = reading.imported
  if (node.name === 'ImportDeclaration') readImport(node, reading)
  else if (node.name === 'ExportDeclaration') readExport(node, reading)
  else if (node.name === 'DynamicImport' || node.name === 'ImportType') readLoaded(node, node, reading)
  else if (node.name === 'CallExpression' && node.firstChild && textIn(code, node.firstChild) === 'require')
    readLoaded(node, node.getChild('ArgList'), reading)
  else if (/^(?:Variable|Type)Definition$/.test(node.name) && textIn(code, node) === legacy)
    reading.isOwn ||= !node.parent?.name.startsWith('Import')
}

function reportTakenTwice({ foreign, taken, imported: { now }, edits }: Reading): void {
  if (foreign.has(now)) for (const at of taken) edits.leave(at, now, TWICE)
}

/** A fragment that does not say where its client is from is assumed to be about the legacy one. */
function assumeLegacy({ classes, foreign, hasCurrent, isOwn, imported: { legacy, now } }: Reading): void {
  if (classes.size === 0 && !hasCurrent && !foreign.has(legacy) && !isOwn) classes.set(legacy, now)
}

/** `import module, { name as alias } from '…'`, `import * as module from '…'` */
function readImport(node: SyntaxNode, reading: Reading): void {
  const { imported, edits } = reading
  const { code, now } = imported
  const source = sourceIn(code, node.getChild('String'))
  const whole = node.getChild('VariableDefinition')
  const names = node.getChild('ImportGroup')?.getChildren('VariableDefinition') ?? []
  reading.hasCurrent ||= imported.isCurrent(source)
  if (!imported.isLegacy(source)) {
    for (const name of whole ? [whole, ...names] : names) reading.foreign.add(textIn(code, name))
    return
  }
  if (whole && node.getChild('Star')) reading.modules.add(textIn(code, whole))
  else if (whole) edits.leave(whole.from, textIn(code, whole), `Import it by name: \`{ ${now} }\`.`)
  for (const name of names) {
    const before = name.prevSibling
    renameTaken(before && textIn(code, before) === 'as' ? before.prevSibling! : name, name, reading)
  }
}

/** `{ name }`, `{ name as alias }`, `{ name: alias }`: both are the same node where there is no alias. */
function renameTaken(
  name: SyntaxNode,
  alias: SyntaxNode,
  { imported, edits, taken, classes }: Reading,
): void {
  const { code, legacy, now } = imported
  if (textIn(code, name) !== legacy) return edits.leave(name.from, textIn(code, name), OTHER_NAME)
  edits.change(name.from, name.to, now)
  if (name === alias) taken.push(name.from)
  classes.set(textIn(code, alias), name === alias ? now : textIn(code, alias))
}

/** `export { name as alias } from '…'`, `export * from '…'` */
function readExport(node: SyntaxNode, { imported, edits }: Reading): void {
  const { code, legacy, now } = imported
  if (!imported.isLegacy(sourceIn(code, node.getChild('String')))) return
  if (node.getChild('Star'))
    edits.leave(node.from, textIn(code, node), 'The new package exports other names.')
  for (const name of node.getChild('ExportGroup')?.getChildren('VariableName') ?? []) {
    if (name.prevSibling && textIn(code, name.prevSibling) === 'as') continue
    const isRenamed = name.nextSibling && textIn(code, name.nextSibling) === 'as'
    // Whoever imports it from here finds it under the name they know.
    if (textIn(code, name) === legacy)
      edits.change(name.from, name.to, isRenamed ? now : `${now} as ${legacy}`, { legacy, now })
    else edits.leave(name.from, textIn(code, name), OTHER_NAME)
  }
}

/** `require(…)`, `import(…)`, also as a type. `holder` has the source as its string. */
function readLoaded(node: SyntaxNode, holder: SyntaxNode | null, reading: Reading): void {
  const { imported, modules, foreign } = reading
  const { code } = imported
  const source = sourceIn(code, holder?.getChild('String'))
  const { parent, prevSibling } = withAround(node)
  const bound = prevSibling?.name === 'Equals' ? prevSibling.prevSibling : null
  reading.hasCurrent ||= imported.isCurrent(source)
  if (!imported.isLegacy(source)) for (const name of namesIn(bound)) foreign.add(textIn(code, name))
  else if (parent && /^(?:MemberExpression|IndexedType)$/.test(parent.name))
    readLoadedMember(node, parent, reading)
  else if (bound?.name === 'VariableDefinition') modules.add(textIn(code, bound))
  else if (bound?.name === 'ObjectPattern') renameProperties(bound, reading)
}

/** `require(…).name`, `(await import(…)).name`, `import(…).then` */
function readLoadedMember(node: SyntaxNode, parent: SyntaxNode, { imported, edits, classes }: Reading): void {
  const { code, legacy, now } = imported
  const member = parent.getChild('PropertyName') ?? parent.getChild('TypeName')
  if (!member) return
  const name = textIn(code, member)
  if (name === 'then') return edits.leave(node.from, legacy, `It is now \`${now}\`.`)
  if (name !== legacy) return edits.leave(member.from, name, OTHER_NAME)
  edits.change(member.from, member.to, now)
  const defined = parent.prevSibling?.name === 'Equals' ? parent.prevSibling.prevSibling : null
  if (defined?.name === 'VariableDefinition') classes.set(textIn(code, defined), textIn(code, defined))
}

/** `const { name, name: alias } = require(…)` */
function renameProperties(pattern: SyntaxNode, reading: Reading): void {
  for (const property of pattern.getChildren('PatternProperty')) {
    const key = property.firstChild!
    const alias = property.getChild('VariableDefinition')
    if (alias) renameTaken(key.name === 'PropertyName' ? key : alias, alias, reading)
  }
}

function namesIn(bound: SyntaxNode | null): SyntaxNode[] {
  if (bound?.name === 'VariableDefinition') return [bound]
  const properties = bound?.name === 'ObjectPattern' ? bound.getChildren('PatternProperty') : []
  return properties.flatMap((property) => property.getChild('VariableDefinition') ?? [])
}

export const textIn = (code: string, { from, to }: SyntaxNode): string => code.slice(from, to)

const sourceIn = (code: string, text: SyntaxNode | null | undefined): string =>
  text ? textIn(code, text).slice(1, -1) : ''

/** With what surrounds it without changing which value it is: parentheses, `await`. */
export function withAround(node: SyntaxNode): SyntaxNode {
  let whole = node
  while (whole.parent && /^(?:ParenthesizedExpression|AwaitExpression)$/.test(whole.parent.name))
    whole = whole.parent
  return whole
}
