// Replaces data in a VitePress page, which Vue treats as a template: `{{ … }}` in text, and what `v-for`, `v-html` and
// `v-text` fill. Values of the front matter are written out; the rest is reported and left out.

import type { Root } from 'mdast'
import { isJsx, nodesIn, setChildren, type AnyNode, type Jsx } from '../../markdown/nodes.ts'
import { shownByExpression, type PageContext } from '../../markdown/page-context.ts'

const INTERPOLATION = /\{\{([\s\S]*?)\}\}/g
/** Directives that fill an element with data. */
const FILLED = /^v-(?:for|html|text)$/

export function replaceTemplateData(tree: Root, page: PageContext): void {
  page.values.set('$frontmatter', page.frontMatter)
  replaceIn(tree)

  function replaceIn(parent: object): void {
    if (!('children' in parent)) return
    const children = nodesIn(parent).flatMap((child): AnyNode[] => {
      if (child.type === 'text') return [{ ...child, value: withValues(child) }]
      if (child.type === 'containerDirective' && child.name === 'v-pre') return [child]
      if (isJsx(child)) {
        const directive = attributeNames(child).find((name) => FILLED.test(name))
        if (directive !== undefined) {
          const what = `what \`${directive}\` shows in \`<${child.name}>\` was left out`
          page.report(child, 'code', what, 'write it in Markdown')
          return []
        }
        if (attributeNames(child).includes('v-pre')) return [child]
      }
      replaceIn(child)
      return [child]
    })
    setChildren(parent as Root, children)
  }

  function withValues(node: AnyNode & { value: string }): string {
    return node.value.replaceAll(INTERPOLATION, (_, code: string) =>
      shownByExpression(code.trim(), node, page, ['{{ ', ' }}']),
    )
  }
}

function attributeNames({ attributes }: Jsx): string[] {
  return attributes.flatMap((attribute) => (attribute.type === 'mdxJsxAttribute' ? [attribute.name] : []))
}
