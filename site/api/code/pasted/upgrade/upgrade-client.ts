// Rewrites how a script makes the client of the legacy package: `await new Brand().init(key)`. Reports what has no
// equivalent.

import type { SyntaxNode } from '@lezer/common'
import type { CollectedEdits } from './collect-edits.ts'
import { textIn, withAround, type ImportedCode, type LegacyImports } from './legacy-imports.ts'

interface LegacyScript extends ImportedCode, Omit<LegacyImports, 'foreign'> {
  edits: Pick<CollectedEdits, 'change' | 'leave'>
  /** Where the names of rewritten clients begin: they are not renamed again. */
  done: Set<number>
}

export function upgradeClient(
  imported: ImportedCode,
  { classes, modules }: LegacyImports,
  edits: LegacyScript['edits'],
): void {
  const script: LegacyScript = { ...imported, classes, modules, edits, done: new Set() }
  imported.tree.iterate({
    enter({ node }) {
      if (node.name === 'NewExpression') rewriteClient(node, script)
      else if (node.name === 'VariableName' || node.name === 'TypeName') renameName(node, script)
      else if (node.name === 'Property') renameShorthand(node, script)
      else if (node.name === 'ExportGroup' && !node.parent?.getChild('String')) renameExported(node, script)
    },
  })
}

/** `new Brand()`, also of a module: `new module.Brand()`. */
function rewriteClient(node: SyntaxNode, script: LegacyScript): void {
  const { code, edits } = script
  const called = node.getChild('VariableName') ?? node.getChild('MemberExpression')
  const name = called && nameOfClass(called, script)
  if (!called || !name) return leaveLoadedClient(node, script)
  const init = initOf(node, script)
  if (!init) return edits.leave(node.from, `new ${textIn(code, called)}`, createWith(name))
  const prefix = code.slice(node.from, called.from)
  script.done.add(called.lastChild?.from ?? called.from)
  edits.change(init.from, init.to, `${prefix}${name}({ apiKey: ${keyText(init, code)} })`)
  if (init.options) edits.leave(node.from, 'init', 'The table has no equivalent for its other options.')
}

/** `new (await import(…)).Brand()`, `new (require(…).Brand)()` */
function leaveLoadedClient(node: SyntaxNode, { code, legacy, now, edits }: LegacyScript): void {
  const made = code.slice(node.from, node.getChild('ArgList')?.from ?? node.to)
  if (/\b(?:import|require)\s*\(/.test(made) && made.includes(legacy))
    edits.leave(node.from, `new ${legacy}`, createWith(now))
}

/** The class as it is called today, if it is the legacy package's. */
function nameOfClass(called: SyntaxNode, script: LegacyScript): string | undefined {
  const { code, classes, modules, legacy, now } = script
  if (called.name === 'VariableName') return classes.get(textIn(code, called))
  const [of, member] = [called.firstChild!, called.lastChild!]
  if (!modules.has(textIn(code, of)) || textIn(code, member) !== legacy) return undefined
  return `${code.slice(called.from, member.from)}${now}`
}

interface InitCall {
  /** From its `await` on. The `await` may end later: where no semicolon ends the call, what follows is part of it. */
  from: number
  to: number
  given: SyntaxNode
  key: SyntaxNode
  options: SyntaxNode | undefined
}

/** The call of `init(key)` on a client made without arguments, if a client can take its place. */
function initOf(made: SyntaxNode, { code }: LegacyScript): InitCall | undefined {
  const member = withAround(made).parent
  const name = member?.getChild('PropertyName')
  const call = member?.name === 'MemberExpression' ? member.parent : undefined
  const given = call?.name === 'CallExpression' ? call.getChild('ArgList') : undefined
  if (!call || !given || !name || textIn(code, name) !== 'init') return undefined
  const [key, options] = argumentsOf(given)
  if (!key || key.name === 'Spread' || argumentsOf(made.getChild('ArgList')).length > 0) return undefined
  const awaited = awaitOf(call, code)
  // The promise that `init` returned is a client now, which has no `then`.
  if (!awaited && isChained(call)) return undefined
  return { from: (awaited ?? call).from, to: call.to, given, key, options }
}

/** Where no semicolon ends it, the line after a call may be read as its arguments. */
function awaitOf(call: SyntaxNode, code: string): SyntaxNode | undefined {
  let { parent } = call
  let isNextLine = false
  while (parent && parent.name !== 'AwaitExpression') {
    const next = parent.name === 'CallExpression' && parent.getChild('ArgList')
    isNextLine ||= !!next && code.slice(call.to, next.from).includes('\n')
    const isSame = parent.name === 'ParenthesizedExpression'
    if (!isSame && !(isNextLine && /^(?:Call|Member)Expression$/.test(parent.name))) return undefined
    parent = parent.parent
  }
  return parent ?? undefined
}

/** The key with the comments around it. */
function keyText({ given, key, options }: InitCall, code: string): string {
  const inner = code.slice(given.from + 1, options?.from ?? given.to - 1)
  const bare = inner.trim().replace(/\s*,$/, '')
  if (bare === textIn(code, key)) return bare
  return inner.includes('//') ? `${inner.trim()}\n` : bare
}

/** A name of the class, or of the module that holds it. */
function renameName(
  node: SyntaxNode,
  { code, classes, modules, legacy, now, edits, done }: LegacyScript,
): void {
  const name = textIn(code, node)
  const { parent, prevSibling } = node
  const isImport = parent && /^(?:ImportGroup|ExportGroup)$/.test(parent.name)
  const renamed = classes.get(name)
  // The type of what `init` returned.
  if (renamed !== undefined && node.name === 'TypeName' && /^\s*\[\s*["']init["']/.test(code.slice(node.to)))
    return edits.leave(node.from, `${name}['init']`, `The type of the client is \`${renamed}\`.`)
  if (renamed !== undefined && renamed !== name && !isImport && prevSibling?.name !== '.' && !isMade(node))
    edits.change(node.from, node.to, renamed)
  if (!modules.has(name) || !parent || !/^(?:MemberExpression|IndexedType)$/.test(parent.name)) return
  const member = parent.lastChild!
  if (textIn(code, member) === legacy && !done.has(member.from) && !isMade(parent))
    edits.change(member.from, member.to, now)
}

/** The name in `new Brand()` is left where the whole is. */
function isMade({ parent }: SyntaxNode): boolean {
  return parent?.name === 'NewExpression'
}

/** `{ Brand }` is `{ Brand: BrandClient }`. */
function renameShorthand(
  { firstChild, lastChild }: SyntaxNode,
  { code, classes, edits }: LegacyScript,
): void {
  if (firstChild?.name !== 'PropertyDefinition' || firstChild.from !== lastChild?.from) return
  const name = textIn(code, firstChild)
  const renamed = classes.get(name)
  if (renamed !== undefined && renamed !== name)
    edits.change(firstChild.from, firstChild.to, `${name}: ${renamed}`)
}

/** `export { Brand }` is `export { BrandClient as Brand }`. */
function renameExported(group: SyntaxNode, { code, classes, edits }: LegacyScript): void {
  for (const exported of group.getChildren('VariableName')) {
    const [before, after] = [exported.prevSibling, exported.nextSibling]
    const name = textIn(code, exported)
    const renamed = classes.get(name)
    if (renamed === undefined || renamed === name || (before && textIn(code, before) === 'as')) continue
    const hasAlias = after && textIn(code, after) === 'as'
    edits.change(exported.from, exported.to, hasAlias ? renamed : `${renamed} as ${name}`)
  }
}

const createWith = (name: string): string =>
  `Create the client with \`new ${name}({ apiKey })\`, without \`init\`.`

const PUNCTUATION = /^(?:[^A-Za-z]|(?:Line|Block)Comment$)/

function argumentsOf(list: SyntaxNode | null): SyntaxNode[] {
  const given: SyntaxNode[] = []
  for (let child = list?.firstChild; child; child = child.nextSibling)
    if (!PUNCTUATION.test(child.name)) given.push(child)
  return given
}

/** `init(key).then(…)` */
function isChained(call: SyntaxNode): boolean {
  return withAround(call).parent?.name === 'MemberExpression'
}
