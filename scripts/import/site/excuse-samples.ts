// Marks samples that do not parse, such as those with omissions: their own engine shows any text as code.

import type { Code, Root } from 'mdast'
import { readJson } from '#site/api/code/read/read-json.ts'
import { grammarOf } from '../../syntax/grammars.ts'
import { checkSyntax } from '../../syntax/syntax-errors.ts'
import { nodesIn, type AnyNode } from '../markdown/nodes.ts'

export async function excuseSamples(tree: Root): Promise<void> {
  for (const code of codesOf(tree)) {
    if (/\bnocheck=/.test(code.meta ?? '')) continue
    if (code.value.includes('{{')) excuse(code, 'braces of another language')
    else if (await isBroken(code)) excuse(code, 'imported, does not parse')
  }
}

function excuse(code: Code, reason: string): void {
  code.meta = `${code.meta ?? ''} nocheck="${reason}"`.trim()
}

async function isBroken({ lang, value }: Code): Promise<boolean> {
  const language = lang ?? ''
  if (grammarOf(language) === 'json') return readJson(value).mistakes.length > 0
  return (await checkSyntax(language, value)).length > 0
}

function codesOf(node: Root | AnyNode): Code[] {
  if (node.type === 'code') return [node]
  return 'children' in node ? nodesIn(node).flatMap(codesOf) : []
}
