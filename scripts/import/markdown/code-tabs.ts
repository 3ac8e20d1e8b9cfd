// A group of code samples as tabs, each named by the title of its fence.

import type { Code } from 'mdast'
import type { Position } from 'unist'
import { component, type AnyNode } from './nodes.ts'

const TITLE = /\s*\btitle="([^"]*)"/

export function codeTabs(children: readonly AnyNode[], position?: Position): AnyNode[] {
  const codes = children.filter((child): child is Code => child.type === 'code')
  const others = children.filter((child) => child.type !== 'code')
  if (codes.length < 2) return [...children]
  const tabs = codes.map((code, index) => {
    const label = TITLE.exec(code.meta ?? '')?.[1] ?? code.lang ?? `Sample ${index + 1}`
    const meta = (code.meta ?? '').replace(TITLE, '').trim()
    return component('Tab', { label }, [{ ...code, meta: meta === '' ? null : meta }], code.position)
  })
  return [component('Tabs', {}, tabs, position), ...others]
}
