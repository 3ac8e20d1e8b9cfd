// Wraps loose parts in the component they belong to: consecutive cards, tabs or steps.

import type { Root } from 'mdast'
import { nodesIn, component, setChildren, type AnyNode } from './nodes.ts'

const WHOLE: Readonly<Record<string, string>> = { Card: 'Cards', Tab: 'Tabs', Step: 'Steps' }

export function gatherParts(parent: Root | AnyNode): void {
  if (!('children' in parent)) return
  const own = parent.type === 'mdxJsxFlowElement' ? parent.name : undefined
  const result: AnyNode[] = []
  for (const child of nodesIn(parent)) {
    gatherParts(child)
    const name = child.type === 'mdxJsxFlowElement' ? child.name : null
    const whole = name !== null && Object.hasOwn(WHOLE, name) ? WHOLE[name]! : undefined
    const last = result.at(-1)
    if (whole === undefined || whole === own) result.push(child)
    else if (last?.type === 'mdxJsxFlowElement' && last.name === whole) last.children.push(child as never)
    else result.push(component(whole, {}, [child]))
  }
  setChildren(parent, result)
}
