// Turns code fences into the CodeBlock component, and mermaid fences into Diagram.
//
//   ```json title="Request" {1,3-4} showLineNumbers      <CodeBlock language="json" title="Request"
//   { "a": 1 }                                             lines="1 3-4" numbers="" code='{ "a": 1 }' />
//   ```

import type { Code, Root } from 'mdast'
import type { VFile } from 'vfile'
import { drawingOf } from '../../page/diagram-drawings.ts'
import { report, stateOf, type PageState } from '../../page/page-state.ts'
import { parseCodeMeta } from '../../../content/code-meta.ts'
import { findInSource, placeOf } from '../../../content/source-place.ts'
import { jsxElement } from '../tree/jsx-element.ts'
import { walkNodes } from '../../../syntax/walk-tree.ts'

export function remarkCodeBlocks() {
  return (tree: Root, file: VFile): void => {
    const state = stateOf(file)
    walkNodes(tree, (node, index, parent) => {
      if (node.type === 'code')
        parent.children[index] = diagram(node as Code, state) ?? codeBlock(node as Code, state)
    })
  }
}

function codeBlock(node: Code, state: PageState) {
  const fence = parseCodeMeta(node.meta ?? '', node.value)
  const language = (node.lang ?? '').replace(/^language-/, '')
  for (const { what, text } of fence.problems) {
    if (state.settings.content.configured) {
      report(state, {
        code: 'code-meta-invalid',
        at: findInSource(node.position, text, state.sources),
        what,
        fix: 'write ```json title="Request" {1,3-4} showLineNumbers operation="create-project"; every part is optional',
      })
    }
  }
  const props = {
    language,
    title: fence.title,
    lines: fence.lines.length > 0 ? fence.lines.join(' ') : undefined,
    numbers: fence.lineNumbers ? '' : undefined,
    meta: fence.rest === '' ? undefined : fence.rest,
    code: fence.code,
  }
  return jsxElement('CodeBlock', props, [], node.position)
}

/** In content from elsewhere nothing is drawn: the fence stays code. */
function diagram(node: Code, state: PageState) {
  if (node.lang !== 'mermaid' || !state.settings.content.configured) return undefined
  const { name, alt } = parseCodeMeta(node.meta ?? '', node.value)
  const at = node.position && {
    start: node.position.start,
    end: { ...node.position.start, column: node.position.start.column + 10 },
  }
  if (!name || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) {
    report(state, {
      code: 'diagram-name-invalid',
      at,
      what: name ? `the diagram's name is \`${name}\`` : 'the diagram has no name',
      fix: 'write ```mermaid name="token-flow" alt="One sentence that says what the diagram shows"; in the name, use lower-case letters, digits and hyphens',
    })
    return undefined
  }
  if (!alt) {
    report(state, {
      code: 'diagram-description-missing',
      at,
      what: `the diagram \`${name}\` has no description`,
      fix: 'add alt="One sentence that says what the diagram shows"',
    })
  }
  state.diagrams.push({ name, source: node.value, place: placeOf(at, state.files) })
  const drawing = drawingOf(state, name, node.value, at)
  if (!drawing) return undefined
  return jsxElement('Diagram', { alt: alt ?? '', mermaid: node.value, ...drawing }, [], node.position)
}
