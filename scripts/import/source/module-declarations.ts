// Lists what a JavaScript or TypeScript file declares, imports and exports by default, by name and unevaluated.

import type { SyntaxNode } from '@lezer/common'
import { childrenOf, codeOf, parseScript, unquote } from './syntax-nodes.ts'

export interface ModuleDeclarations {
  /** The expression or function that each name refers to. */
  declared: ReadonlyMap<string, SyntaxNode>
  imports: ReadonlyMap<string, { from: string; name: string }>
  default: SyntaxNode | undefined
}

export function moduleDeclarations(code: string): ModuleDeclarations {
  const declared = new Map<string, SyntaxNode>()
  const imports = new Map<string, { from: string; name: string }>()
  let standard: SyntaxNode | undefined

  const declare = (statement: SyntaxNode): void => {
    switch (statement.name) {
      case 'ExportDeclaration': {
        const parts = childrenOf(statement)
        const inner = parts.find(({ name }) => name.endsWith('Declaration'))
        if (parts.some(({ name }) => name === 'default')) standard = inner ?? parts.at(-1)
        else if (inner) declare(inner)
        return
      }
      case 'ImportDeclaration':
        for (const [name, imported] of importsOf(statement, code)) imports.set(name, imported)
        return
      case 'FunctionDeclaration': {
        const name = statement.getChild('VariableDefinition')
        if (name) declared.set(codeOf(name, code), statement)
        return
      }
      case 'VariableDeclaration':
        for (const [name, value] of variablesOf(statement, code)) declared.set(name, value)
        return
      case 'ExpressionStatement': {
        const assignment = statement.getChild('AssignmentExpression')
        const target = assignment?.firstChild ? codeOf(assignment.firstChild, code) : ''
        if (/^(?:module\.)?exports(?:\.default)?$/.test(target)) standard = assignment?.lastChild ?? undefined
      }
    }
  }
  for (const statement of childrenOf(parseScript(code))) declare(statement)
  return { declared, imports, default: standard }
}

function variablesOf(statement: SyntaxNode, code: string): Map<string, SyntaxNode> {
  const variables = new Map<string, SyntaxNode>()
  let name: string | undefined
  let assigned = false
  for (const part of childrenOf(statement)) {
    if (part.name === 'VariableDefinition') [name, assigned] = [codeOf(part, code), false]
    else if (part.name === 'Equals') assigned = true
    else if (assigned && name !== undefined) {
      variables.set(name, part)
      name = undefined
    }
  }
  return variables
}

function importsOf(statement: SyntaxNode, code: string): Map<string, { from: string; name: string }> {
  const imports = new Map<string, { from: string; name: string }>()
  const specifier = statement.getChild('String')
  if (!specifier) return imports
  const from = unquote(codeOf(specifier, code))
  const names = codeOf(statement, code).matchAll(/[{,]\s*(\w+)(?:\s+as\s+(\w+))?\s*(?=[,}])/g)
  for (const [, name = '', as = name] of names) imports.set(as, { from, name })
  const whole = statement.getChild('VariableDefinition')
  if (whole) imports.set(codeOf(whole, code), { from, name: 'default' })
  return imports
}
