// Adds the container syntax of directives to the parser, and only that: a colon in prose is a colon.
//
//   :::note[Title]          containerDirective "note" with its label
//   `token:read`, 10:30     text, as written

import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import type { Plugin } from 'unified'

const COLON = 58

export const remarkContainerDirectives: Plugin<[], Root> = function () {
  remarkDirective.call(this)
  const { micromarkExtensions = [] } = this.data()
  const directive = micromarkExtensions.at(-1)
  const constructs = directive?.flow?.[COLON]
  if (!directive || !Array.isArray(constructs))
    throw new Error('remark-directive no longer adds its container first')
  delete directive.text
  directive.flow = { [COLON]: constructs[0] }
}
