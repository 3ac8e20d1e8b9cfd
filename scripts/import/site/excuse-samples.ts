// Samples that do not parse, such as those with omissions, say so: their own engine shows any text as code.

import type { Code, Root } from 'mdast'
import { readJson } from '#site/api/code/read/read-json.ts'
import { grammarOf } from '../../syntax/grammars.ts'
import { checkSyntax } from '../../syntax/syntax-errors.ts'
import type { AnyNode } from '../markdown/nodes.ts'

export async function excuseSamples(tree: Root): Promise<void> {
  for (const code of codesOf(tree)) {
    if (/\bnocheck=/.test(code.meta ?? '')) continue
    const language = code.lang ?? ''
    const isJson = grammarOf(language) === 'json'
    const mistakes = isJson ? readJson(code.value).mistakes : await checkSyntax(language, code.value)
    if (mistakes.length > 0) code.meta = `${code.meta ?? ''} nocheck="imported, does not parse"`.trim()
  }
}

function codesOf(node: Root | AnyNode): Code[] {
  if (node.type === 'code') return [node]
  return 'children' in node ? (node.children as AnyNode[]).flatMap(codesOf) : []
}
