// Checks components against their rules. Mistakes are reported and removed, so that the rest can be checked.
//
//   <Crads>…</Crads>        component-unknown, with the nearest name
//   <Card title="A">        component-prop-missing: `href`
//   <Tab label="A">         component-misplaced outside of <Tabs>

import type { Root } from 'mdast'
import type { Node, Parent } from 'unist'
import type { VFile } from 'vfile'
import { componentRules, type ComponentRule } from '#site/model/component-rules.ts'
import { nearestName } from '#site/spelling/nearest-name.ts'
import { report, stateOf, type PageState } from '../../page/page-state.ts'
import { checkProps, type Component } from '../tree/component-props.ts'
import { walkNodes } from '../../../syntax/walk-tree.ts'

/** HTML that has no Markdown form and that a page may need. */
const INLINE_HTML = new Set('br kbd sub sup abbr mark wbr del ins q small cite var samp dfn'.split(' '))
const VOID_HTML = new Set('area br col hr img input source track wbr'.split(' '))
/** Never, not even in content that is not ours: they run code, load frames or restyle the page. */
const ACTIVE_HTML = new Set(
  'script style iframe object embed form template noscript base link meta title html head body'.split(' '),
)

export function remarkComponentRules() {
  return (tree: Root, file: VFile): void => {
    const state = stateOf(file)
    walkNodes(tree, (node, index, parent) => {
      if (!isComponent(node)) return undefined
      if (isOurs(node)) return undefined
      const rule = node.name === null ? undefined : ruleOf(node.name)
      if (rule) {
        checkComponent(node, rule, parent, state)
        return undefined
      }
      if (node.name !== null && isHtml(node.name, state)) {
        checkHtml(node, node.name, state)
        return undefined
      }
      if (node.name !== null) reportUnknown(node, node.name, state)
      parent.children.splice(index, 1, ...node.children)
      return index
    })
  }
}

function ruleOf(name: string): ComponentRule | undefined {
  return Object.hasOwn(componentRules, name) ? componentRules[name] : undefined
}

/** Components that the pipeline made from Markdown are not the author's words. */
function isOurs(node: Component): boolean {
  return node.data !== undefined && 'generated' in node.data
}

function isHtml(name: string, state: PageState): boolean {
  if (INLINE_HTML.has(name)) return true
  return !state.settings.content.configured && /^[a-z][a-z0-9]*$/.test(name) && !ACTIVE_HTML.has(name)
}

function reportUnknown(node: Component, name: string, state: PageState): void {
  const isTag = /^[a-z]/.test(name)
  const nearest = nearestName(name, [...Object.keys(componentRules), ...INLINE_HTML])
  const known = `the components are ${Object.keys(componentRules).join(', ')}`
  report(state, {
    code: 'component-unknown',
    at: nameSpan(node, name),
    what: isTag
      ? `\`<${name}>\` is HTML that is not allowed in pages`
      : `there is no component \`<${name}>\``,
    fix: nearest ? `use \`<${nearest}>\`` : isTag ? 'write it in Markdown' : known,
  })
}

function checkComponent(node: Component, rule: ComponentRule, parent: Parent, state: PageState): void {
  const name = node.name ?? ''
  const given = checkProps(node, name, rule, state)
  for (const [prop, { required }] of Object.entries(rule.props)) {
    if (!required || given.has(prop)) continue
    report(state, {
      code: 'component-prop-missing',
      at: nameSpan(node, name),
      what: `\`<${name}>\` has no \`${prop}\``,
      fix: `write \`<${name} ${prop}="…">\``,
    })
  }
  const parentName = isComponent(parent) ? parent.name : undefined
  if (rule.parent !== undefined && parentName !== rule.parent) {
    report(state, {
      code: 'component-misplaced',
      at: nameSpan(node, name),
      what: `\`<${name}>\` is not directly inside \`<${rule.parent}>\``,
      fix: `put it into \`<${rule.parent}>…</${rule.parent}>\``,
    })
  }
  checkChildren(node, name, rule, state)
}

function checkChildren(node: Component, name: string, rule: ComponentRule, state: PageState): void {
  const isEmpty = node.children.every((child) => child.type === 'text' && child.value.trim() === '')
  if (rule.children === 'required' && isEmpty) {
    report(state, {
      code: 'component-children-invalid',
      at: nameSpan(node, name),
      what: `\`<${name}>\` is empty`,
      fix: `put its content between \`<${name} …>\` and \`</${name}>\``,
    })
  }
  if (rule.children === 'none' && !isEmpty) {
    report(state, {
      code: 'component-children-invalid',
      at: nameSpan(node, name),
      what: `\`<${name}>\` has content, but cannot have any`,
      fix: `write it self-closing: \`<${name} … />\``,
    })
    node.children = []
  }
}

/** Takes out what React refuses or a browser would run. */
function checkHtml(node: Component, name: string, state: PageState): void {
  if (VOID_HTML.has(name)) checkChildren(node, name, { props: {}, children: 'none' }, state)
  node.attributes = node.attributes.filter(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' &&
      (typeof attribute.value === 'string' || attribute.value === null) &&
      !/^(?:on|style$|srcdoc$|dangerously|ref$|key$)/i.test(attribute.name),
  )
}

function nameSpan(node: Component, name: string) {
  const { start } = node.position!
  return { start, end: { ...start, column: start.column + 1 + name.length } }
}

function isComponent(node: Node): node is Component {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}
