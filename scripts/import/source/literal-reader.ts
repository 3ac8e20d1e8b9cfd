// Evaluates each kind of expression that is a literal, or made of literals.

import { posix } from 'node:path'
import type { SyntaxNode } from '@lezer/common'
import { moduleDeclarations, type ModuleDeclarations } from './module-declarations.ts'
import { childrenOf, codeOf, unquote } from './syntax-nodes.ts'

const MAX_DEPTH = 60
/** Names that refer to names can make a short file expand endlessly. */
const MAX_VALUES = 100_000
const OWN_FOLDER = /^(?:__dirname|import\.meta\.dirname|process\.cwd\(\))$/

export interface LiteralScope {
  /** The value that another file exports, by the specifier of the import. */
  imported?: (specifier: string, name: string) => unknown
  /** Called with each place that has no value; `keys` are the properties around it, outermost first. */
  unknown?: ((offset: number, code: string, keys: readonly string[]) => void) | undefined
}

export class LiteralReader {
  readonly #code: string
  readonly #scope: LiteralScope
  readonly #names: ReadonlyMap<string, unknown>
  readonly #module: ModuleDeclarations
  readonly #keys: string[] = []
  #depth = 0
  #silent = 0
  #count = 0

  constructor(code: string, scope: LiteralScope, names: ReadonlyMap<string, unknown>) {
    this.#code = code
    this.#scope = scope
    this.#names = names
    this.#module = moduleDeclarations(code)
  }

  exported(name: string): unknown {
    const node = name === 'default' ? this.#module.default : this.#module.declared.get(name)
    return node && this.value(node)
  }

  value(node: SyntaxNode): unknown {
    if (this.#depth > MAX_DEPTH || this.#count++ > MAX_VALUES) return this.#noValue(node)
    this.#depth++
    const value = this.#read(node)
    this.#depth--
    return value
  }

  #read(node: SyntaxNode): unknown {
    switch (node.name) {
      case 'String':
        return unquote(this.#text(node))
      case 'TemplateString':
        return node.getChild('Interpolation') ? this.#template(node) : unquote(this.#text(node))
      case 'Number':
        return Number(this.#text(node))
      case 'BooleanLiteral':
        return this.#text(node) === 'true'
      case 'null':
        return null
      case 'ObjectExpression':
        return this.#object(node)
      case 'ArrayExpression':
        return this.#array(node)
      case 'ParenthesizedExpression':
        return this.#inner(node)
      case 'VariableName':
        return this.#variable(node)
      case 'CallExpression':
      case 'NewExpression':
        return this.#call(node)
      case 'MemberExpression':
        return this.#member(node)
      case 'ArrowFunction':
      case 'FunctionDeclaration':
      case 'FunctionExpression':
        return this.#result(node)
      case 'UnaryExpression':
        return this.#text(node).startsWith('-') ? -Number(this.value(node.lastChild!)) : this.#noValue(node)
      case 'BinaryExpression':
        return this.#binary(node)
      default:
        return this.#noValue(node)
    }
  }

  /** `value as Type`, `value satisfies Type`, `"a" + "b"` and `unknown || "default"`. */
  #binary(node: SyntaxNode): unknown {
    const [left, operator, right] = childrenOf(node)
    if (!left || !operator || !right) return this.#noValue(node)
    if (/^(?:as|satisfies)$/.test(operator.name)) return this.value(left)
    const sign = this.#text(operator)
    if (sign === '||' || sign === '??') return this.#quiet(left) || this.value(right)
    const values = [this.value(left), this.value(right)]
    if (sign === '+' && values.every((value) => typeof value === 'string')) return values.join('')
    return this.#noValue(node)
  }

  /** Expressions that may have no value. */
  #quiet(node: SyntaxNode): unknown {
    this.#silent++
    const value = this.value(node)
    this.#silent--
    return value
  }

  #template(node: SyntaxNode): unknown {
    let text = this.#text(node).slice(1, -1)
    for (const part of node.getChildren('Interpolation')) {
      const value = part.firstChild?.nextSibling ? this.value(part.firstChild.nextSibling) : undefined
      if (typeof value !== 'string' && typeof value !== 'number') return undefined
      text = text.replace(this.#text(part), String(value))
    }
    return text
  }

  #object(node: SyntaxNode): Record<string, unknown> {
    const result: Record<string, unknown> = Object.create(null)
    for (const property of node.getChildren('Property')) {
      const parts = childrenOf(property)
      if (parts[0]?.name === 'Spread') {
        const spread = parts[1] && this.value(parts[1])
        if (typeof spread === 'object' && spread !== null) Object.assign(result, spread)
        continue
      }
      const [key] = parts
      if (!key) continue
      const name = key.name === 'String' ? String(this.value(key)) : this.#text(key)
      const value = parts.at(-1)!
      this.#keys.push(name)
      result[name] =
        value === key ? this.#variable(key) : value.name === 'Block' ? undefined : this.value(value)
      this.#keys.pop()
    }
    return result
  }

  #array(node: SyntaxNode): unknown[] {
    const result: unknown[] = []
    let spread = false
    for (const part of childrenOf(node)) {
      if (part.name === 'Spread') spread = true
      else if (!/^[[\],]$/.test(part.name)) {
        const value = this.value(part)
        if (spread && Array.isArray(value)) result.push(...(value as unknown[]))
        else if (!spread && value !== undefined) result.push(value)
        spread = false
      }
    }
    return result
  }

  #variable(node: SyntaxNode): unknown {
    const name = this.#text(node)
    if (this.#names.has(name)) return this.#names.get(name)
    const declared = this.#module.declared.get(name)
    if (declared && !['FunctionDeclaration', 'ArrowFunction'].includes(declared.name))
      return this.value(declared)
    const imported = this.#module.imports.get(name)
    const value = imported && this.#scope.imported?.(imported.from, imported.name)
    return value === undefined ? this.#noValue(node) : value
  }

  /** `defineConfig({…})` is its argument, `sidebar()` the function's return value, `require.resolve('x')` is `x`. */
  #call(node: SyntaxNode): unknown {
    const callee = this.#text(childrenOf(node).find(({ name }) => name !== 'new') ?? node)
    const given = childrenOf(node.getChild('ArgList') ?? node).filter(({ name }) => !/^[(),]$/.test(name))
    const [first] = given
    const declared = this.#module.declared.get(callee)
    if (declared) return this.#result(declared)
    if (/^(?:path(?:\.posix)?\.)?(?:resolve|join)$/.test(callee)) return this.#path(given)
    if (first && /^(?:define\w+|require\.resolve|fileURLToPath|URL|\w*[sS]tarlight\w*)$/.test(callee)) {
      const value = this.value(first)
      return /tarlight/.test(callee) ? { integration: callee, options: value } : value
    }
    const file = first && callee === 'require' ? this.value(first) : undefined
    if (typeof file === 'string') return this.#scope.imported?.(file, 'default')
    return this.#noValue(node)
  }

  /** `path.resolve(__dirname, '../docs')` is `../docs`: paths begin at the configuration's folder. */
  #path(given: readonly SyntaxNode[]): unknown {
    const parts = given.filter((part) => !OWN_FOLDER.test(this.#text(part))).map((part) => this.value(part))
    return parts.every((part) => typeof part === 'string') ? posix.join(...parts) : undefined
  }

  #member(node: SyntaxNode): unknown {
    const [object, , property] = childrenOf(node)
    const value = object && this.#quiet(object)
    const name =
      property && (property.name === 'String' ? unquote(this.#text(property)) : this.#text(property))
    if (typeof value !== 'object' || value === null || name === undefined || !Object.hasOwn(value, name))
      return this.#noValue(node)
    return (value as Record<string, unknown>)[name]
  }

  #result(node: SyntaxNode): unknown {
    const body = node.lastChild
    if (!body) return undefined
    if (body.name !== 'Block') return this.value(body)
    const returned = body.getChild('ReturnStatement')
    const value = returned && childrenOf(returned).find(({ name }) => !/^(?:return|;)$/.test(name))
    return value ? this.value(value) : this.#noValue(node)
  }

  #inner(node: SyntaxNode): unknown {
    const inner = childrenOf(node).find(({ name }) => !/^[()]$/.test(name))
    return inner && this.value(inner)
  }

  #noValue(node: SyntaxNode): undefined {
    if (this.#silent === 0) this.#scope.unknown?.(node.from, this.#text(node), this.#keys)
    return undefined
  }

  #text(node: SyntaxNode): string {
    return codeOf(node, this.#code)
  }
}
