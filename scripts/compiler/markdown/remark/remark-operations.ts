// Collects the operations that a page shows, in full or as a request. Those that are not in the contract are reported
// and removed.
//
//   <Operation id="create-tokn" />                        operation-unknown: use `create-token`
//   <RequestSample id="create-token" example="crad" />    operation-example-unknown: use `card`

import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { operationComponents } from '#site/model/component-rules.ts'
import { nearestName } from '#site/spelling/nearest-name.ts'
import { report, stateOf, type PageState } from '../../page/page-state.ts'
import { placeOf } from '../../../content/source-place.ts'
import type { Component } from '../tree/component-props.ts'
import { walkNodes } from '../../../syntax/walk-tree.ts'

const SHOWN = new Set(operationComponents())

export function remarkOperations() {
  return (tree: Root, file: VFile): void => {
    const state = stateOf(file)
    walkNodes(tree, (node, index, parent) => {
      if (!isOperation(node)) return undefined
      const attribute = propOf(node, 'id')
      const id = typeof attribute?.value === 'string' ? attribute.value : undefined
      const sample = node.name === 'RequestSample'
      if (node.type === 'mdxJsxTextElement') reportInline(node, state)
      else if (id !== undefined) {
        const isFirst = sample || !state.operations.some((one) => one.id === id && !one.sample)
        state.operations.push({ id, place: placeOf(node.position, state.files), ...(sample && { sample }) })
        if (!isKnown(id, state)) reportUnknown(id, attribute?.position ? attribute : node, state)
        // A second one is reported with those of other pages.
        else if (isFirst && hasExample(id, node, state)) return undefined
      }
      parent.children.splice(index, 1)
      return index
    })
  }
}

/** Names are not checked while the contract cannot be read, which has been reported. */
function isKnown(id: string, { settings: { contractState, operations } }: PageState): boolean {
  return contractState === 'broken' || operations.get(id) !== undefined
}

function reportUnknown(id: string, at: Component | Component['attributes'][number], state: PageState): void {
  const { contractState, operations } = state.settings
  const nearest = nearestName(id, operations.keys())
  report(state, {
    code: 'operation-unknown',
    at,
    what:
      contractState === 'sound'
        ? `there is no operation \`${id}\``
        : 'there is no contract in `openapi/openapi.yaml`',
    fix: nearest ? `use \`${nearest}\`` : 'use an `operationId` from the contract',
  })
}

/** Whether the operation has the example that a sample names; it may name none. */
function hasExample(id: string, node: Component, state: PageState): boolean {
  const attribute = propOf(node, 'example')
  const names = state.settings.operations.get(id)?.examples
  if (typeof attribute?.value !== 'string' || !names) return true
  if (names.includes(attribute.value)) return true
  const nearest = nearestName(attribute.value, names)
  report(state, {
    code: 'operation-example-unknown',
    at: attribute.position ?? node,
    what: `the operation \`${id}\` has no example \`${attribute.value}\``,
    fix: nearest ? `use \`${nearest}\`` : exampleFix(names),
  })
  return false
}

const exampleFix = (names: readonly string[]): string =>
  names.length === 0 ? 'leave out `example`: it has none' : `name one of its examples: ${names.join(', ')}`

function propOf(node: Component, name: string) {
  return node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)
}

function reportInline(node: Component, state: PageState): void {
  report(state, {
    code: 'component-misplaced',
    at: node,
    what: `\`<${node.name}>\` is inside a paragraph`,
    fix: 'put it on a separate line, with blank lines around it',
  })
}

function isOperation(node: { type: string }): node is Component {
  return (
    (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
    SHOWN.has((node as Component).name ?? '')
  )
}
