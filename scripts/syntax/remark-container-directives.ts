// Adds the container syntax of directives to the parser, and only that: a colon in prose is a colon.
//
//   :::note[Title]          containerDirective "note" with its label
//   `token:read`, 10:30     text, as written

import remarkDirective from 'remark-directive'
import type { Processor } from 'unified'

const COLON = 58

interface SyntaxExtension {
  text?: unknown
  flow?: Record<number, unknown>
}

export function remarkContainerDirectives(this: Processor): void {
  remarkDirective.call(this as never)
  const { micromarkExtensions = [] } = this.data() as { micromarkExtensions?: SyntaxExtension[] }
  const directive = micromarkExtensions.at(-1)
  const constructs = directive?.flow?.[COLON]
  if (!directive || !Array.isArray(constructs))
    throw new Error('remark-directive no longer adds its container first')
  delete directive.text
  directive.flow = { [COLON]: constructs[0] }
}
