// Wraps loose parts in the component they belong to: consecutive cards, tabs or steps. Parts of which nothing is left
// go: what they held was listed when it was left out.

import type { Root } from 'mdast'
import { nodesIn, component, setChildren, type AnyNode } from './nodes.ts'

const WHOLE: Readonly<Record<string, string>> = { Card: 'Cards', Tab: 'Tabs', Step: 'Steps' }

const NEVER_EMPTY = new Set(['Tab', 'Tabs', 'Step', 'Steps', 'Details'])

const isDefinition = ({ type }: AnyNode): boolean => type === 'definition'

export function gatherParts(parent: Root | AnyNode): void {
  if (!('children' in parent)) return
  const own = parent.type === 'mdxJsxFlowElement' ? parent.name : undefined
  const result: AnyNode[] = []
  for (const child of nodesIn(parent)) {
    gatherParts(child)
    const name = child.type === 'mdxJsxFlowElement' ? child.name : null
    if (name !== null && NEVER_EMPTY.has(name) && nodesIn(child).every(isDefinition)) {
      // Nothing shows a definition, but links elsewhere on the page may need it.
      result.push(...nodesIn(child))
      continue
    }
    const whole = name !== null && Object.hasOwn(WHOLE, name) ? WHOLE[name]! : undefined
    const last = result.at(-1)
    if (whole === undefined || whole === own) result.push(child)
    else if (last?.type === 'mdxJsxFlowElement' && last.name === whole)
      setChildren(last, [...nodesIn(last), child])
    else result.push(component(whole, {}, [child]))
  }
  setChildren(parent, result)
}
