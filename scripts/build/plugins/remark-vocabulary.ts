// Checks components against the vocabulary. What is wrong is reported and taken out, so that the rest can be checked.
//
//   <Crads>…</Crads>        component-unknown, with the nearest name
//   <Card title="A">        component-prop-missing: `href`
//   <Tab label="A">         component-misplaced outside of <Tabs>

import type { Root } from 'mdast'
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import type { Node, Parent } from 'unist'
import type { VFile } from 'vfile'
import { vocabulary, type ComponentRule, type PropRule } from '#site/model/vocabulary.ts'
import { nearestName } from '../../diagnostics/nearest-name.ts'
import { report, stateOf, type PageState } from '../page-state.ts'
import { walkNodes } from './walk-tree.ts'

type Component = MdxJsxFlowElement | MdxJsxTextElement

/** HTML that has no Markdown form and that a page may need. */
const INLINE_HTML = new Set(['br', 'kbd', 'sub', 'sup', 'abbr', 'mark', 'wbr', 'del', 'ins', 'q', 'small', 'cite', 'var', 'samp', 'dfn'])
const VOID_HTML = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'source', 'track', 'wbr'])
/** Never, not even in content that is not ours: they run code, load frames or restyle the page. */
const ACTIVE_HTML = new Set(['script', 'style', 'iframe', 'object', 'embed', 'form', 'template', 'noscript', 'base', 'link', 'meta', 'title', 'html', 'head', 'body'])

export function remarkVocabulary() {
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
  return Object.hasOwn(vocabulary, name) ? vocabulary[name] : undefined
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
  const nearest = nearestName(name, [...Object.keys(vocabulary), ...INLINE_HTML])
  const known = `the components are ${Object.keys(vocabulary).join(', ')}`
  report(state, {
    code: 'component-unknown',
    at: nameSpan(node, name),
    what: isTag ? `\`<${name}>\` is HTML that pages may not use` : `there is no component \`<${name}>\``,
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
      what: `\`<${name}>\` does not stand directly in \`<${rule.parent}>\``,
      fix: `put it into \`<${rule.parent}>…</${rule.parent}>\``,
    })
  }
  checkChildren(node, name, rule, state)
}

function checkChildren(node: Component, name: string, rule: ComponentRule, state: PageState): void {
  const isEmpty = node.children.every((child) => child.type === 'text' && child.value.trim() === '')
  if (rule.children === 'required' && isEmpty) {
    report(state, { code: 'component-children-invalid', at: nameSpan(node, name), what: `\`<${name}>\` is empty`, fix: `put its content between \`<${name} …>\` and \`</${name}>\`` })
  }
  if (rule.children === 'none' && !isEmpty) {
    report(state, { code: 'component-children-invalid', at: nameSpan(node, name), what: `\`<${name}>\` holds content and cannot`, fix: `write it self-closing: \`<${name} … />\`` })
    node.children = []
  }
}

/** Checks the props, leaves out the wrong ones, and returns the names of those that the author wrote. */
function checkProps(node: Component, name: string, rule: ComponentRule, state: PageState): Set<string> {
  const given = new Set<string>()
  node.attributes = node.attributes.filter((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') {
      report(state, { code: 'component-prop-invalid', at: attribute.position ?? node, what: `\`<${name}>\` takes no \`{…}\` props`, fix: 'write each prop as `name="value"`' })
      return false
    }
    given.add(attribute.name)
    const propRule = rule.props[attribute.name]
    if (propRule) return checkProp(attribute, propRule, name, node, state)
    const nearest = nearestName(attribute.name, Object.keys(rule.props))
    const props = Object.keys(rule.props)
    report(state, {
      code: 'component-prop-unknown',
      at: attribute.position ?? node,
      what: `\`<${name}>\` has no prop \`${attribute.name}\``,
      fix: nearest ? `use \`${nearest}\`` : props.length > 0 ? `its props are ${props.join(', ')}` : 'take it out',
    })
    return false
  })
  return given
}

function checkProp(attribute: MdxJsxAttribute, rule: PropRule, name: string, node: Component, state: PageState): boolean {
  const value = literal(attribute)
  const problem = problemOf(value, rule)
  if (problem === undefined) {
    attribute.value = rule.type === 'boolean' ? (value === true ? null : undefined) : String(value)
    return !(rule.type === 'boolean' && value === false)
  }
  report(state, {
    code: 'component-prop-invalid',
    at: attribute.position ?? node,
    what: `\`${attribute.name}\` of \`<${name}>\` ${problem.what}`,
    fix: problem.fix,
  })
  return false
}

function problemOf(value: unknown, rule: PropRule): { what: string; fix: string } | undefined {
  if (value === undefined) return { what: 'is an expression', fix: 'write the value itself: `name="value"`, `name={3}` or `name={true}`' }
  if (rule.type === 'boolean') return typeof value === 'boolean' ? undefined : { what: 'is not true or false', fix: 'write the name alone, or `{false}`' }
  if (rule.type === 'number') return Number.isFinite(Number(value)) && value !== '' && value !== true ? undefined : { what: 'is not a number', fix: 'write a number: `{3}`' }
  if (typeof value !== 'string') return { what: 'is not text', fix: 'write `name="text"`' }
  if (rule.required && value.trim() === '') return { what: 'is empty', fix: 'write its text' }
  if (!rule.values || rule.values.includes(value)) return undefined
  const nearest = nearestName(value, rule.values)
  return { what: `cannot be \`${value}\``, fix: nearest ? `use \`${nearest}\`` : `use one of ${rule.values.join(', ')}` }
}

/** The value that an attribute names, without running anything; undefined for an expression. */
function literal(attribute: MdxJsxAttribute): string | number | boolean | undefined {
  const { value } = attribute
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value
  const source = value.value.trim()
  if (source === 'true' || source === 'false') return source === 'true'
  if (/^-?\d+(?:\.\d+)?$/.test(source)) return Number(source)
  return /^(["'])[^"'\\]*\1$/.test(source) ? source.slice(1, -1) : undefined
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
