// Rewrites how a script makes the client of the legacy package: `await new Brand().init(key)`. Reports what has no
// equivalent.

import type { SyntaxNode } from '@lezer/common'
import type { Change, Leave } from './collect-edits.ts'
import { withAround, type ImportedCode, type LegacyImports } from './legacy-imports.ts'

export function upgradeClient(
  { code, tree, legacy, now: today }: ImportedCode,
  { classes, modules }: LegacyImports,
  change: Change,
  leave: Leave,
): void {
  const textOf = ({ from, to }: SyntaxNode): string => code.slice(from, to)
  /** Where the names of rewritten clients begin: they are not renamed again. */
  const done = new Set<number>()

  tree.iterate({
    enter({ node }) {
      if (node.name === 'NewExpression') takeMade(node)
      else if (node.name === 'VariableName' || node.name === 'TypeName') takeName(node)
      else if (node.name === 'Property') takeShorthand(node)
      else if (node.name === 'ExportGroup' && !node.parent?.getChild('String')) takeExported(node)
    },
  })

  /** `new Brand()`, also of a module: `new module.Brand()`. */
  function takeMade(node: SyntaxNode): void {
    const called = node.getChild('VariableName') ?? node.getChild('MemberExpression')
    const name = called && nameOfClass(called)
    // `new (await import(…)).Brand()`, `new (require(…).Brand)()`
    const made = code.slice(node.from, node.getChild('ArgList')?.from ?? node.to)
    if (!name && /\b(?:import|require)\s*\(/.test(made) && made.includes(legacy))
      leave(node.from, `new ${legacy}`, createWith(today))
    if (!called || !name) return
    const member = withAround(node).parent
    const call = member?.name === 'MemberExpression' ? member.parent : undefined
    const given = call?.name === 'CallExpression' ? call.getChild('ArgList') : undefined
    const isInit = member?.getChild('PropertyName')
    const awaited = call && awaitOf(call)
    const [key, options] = (given && argumentsOf(given)) ?? []
    const isRead = key && key.name !== 'Spread' && isInit && textOf(isInit) === 'init' && given
    // The promise that `init` returned is a client now, which has no `then`.
    if (!isRead || argumentsOf(node.getChild('ArgList')).length > 0 || (!awaited && isChained(call!))) {
      leave(node.from, `new ${textOf(called)}`, createWith(name))
      return
    }
    const prefix = code.slice(node.from, called.from)
    done.add(called.lastChild?.from ?? called.from)
    change((awaited ?? call!).from, call!.to, `${prefix}${name}({ apiKey: ${keyText(given, key, options)} })`)
    if (options) leave(node.from, 'init', 'The table has no equivalent for its other options.')
  }

  /** Where no semicolon ends it, the line after a call may be read as its arguments. */
  function awaitOf(call: SyntaxNode): SyntaxNode | undefined {
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

  /** The class as it is called today, if it is the legacy package's. */
  function nameOfClass(called: SyntaxNode): string | undefined {
    if (called.name === 'VariableName') return classes.get(textOf(called))
    const [of, member] = [called.firstChild!, called.lastChild!]
    if (!modules.has(textOf(of)) || textOf(member) !== legacy) return undefined
    return `${code.slice(called.from, member.from)}${today}`
  }

  /** The key with the comments around it. */
  function keyText(given: SyntaxNode, key: SyntaxNode, options: SyntaxNode | undefined): string {
    const inner = code.slice(given.from + 1, options?.from ?? given.to - 1)
    const bare = inner.trim().replace(/\s*,$/, '')
    if (bare === textOf(key)) return bare
    return inner.includes('//') ? `${inner.trim()}\n` : bare
  }

  function takeName(node: SyntaxNode): void {
    const name = textOf(node)
    const { parent, prevSibling } = node
    const isImport = parent && /^(?:ImportGroup|ExportGroup)$/.test(parent.name)
    const now = classes.get(name)
    if (now !== undefined && now !== name && !isImport && prevSibling?.name !== '.' && !isMade(node))
      change(node.from, node.to, now)
    if (modules.has(name) && parent && /^(?:MemberExpression|IndexedType)$/.test(parent.name)) {
      const member = parent.lastChild!
      if (textOf(member) === legacy && !done.has(member.from) && !isMade(parent))
        change(member.from, member.to, today)
    }
  }

  /** The name in `new Brand()` is left where the whole is. */
  function isMade({ parent }: SyntaxNode): boolean {
    return parent?.name === 'NewExpression'
  }

  /** `{ Brand }` is `{ Brand: BrandClient }`. */
  function takeShorthand({ firstChild, lastChild }: SyntaxNode): void {
    if (firstChild?.name !== 'PropertyDefinition' || firstChild.from !== lastChild?.from) return
    const name = textOf(firstChild)
    const now = classes.get(name)
    if (now !== undefined && now !== name) change(firstChild.from, firstChild.to, `${name}: ${now}`)
  }

  function takeExported(group: SyntaxNode): void {
    for (const exported of group.getChildren('VariableName')) {
      const [before, after] = [exported.prevSibling, exported.nextSibling]
      const name = textOf(exported)
      const now = classes.get(name)
      if (now === undefined || now === name || (before && textOf(before) === 'as')) continue
      change(exported.from, exported.to, after && textOf(after) === 'as' ? now : `${now} as ${name}`)
    }
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
