// Checks the props of components: each is known and has an allowed value.

import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import type { ComponentRule, PropRule } from '#site/model/component-rules.ts'
import { nearestName } from '#site/spelling/nearest-name.ts'
import { report, type PageState } from '../../page/page-state.ts'

export type Component = MdxJsxFlowElement | MdxJsxTextElement

/** Checks the props, leaves out the wrong ones, and returns the names of those that the author wrote. */
export function checkProps(
  node: Component,
  name: string,
  rule: ComponentRule,
  state: PageState,
): Set<string> {
  const given = new Set<string>()
  node.attributes = node.attributes.filter((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') {
      report(state, {
        code: 'component-prop-invalid',
        at: attribute.position ?? node,
        what: `\`<${name}>\` accepts no \`{…}\` props`,
        fix: 'write each prop as `name="value"`',
      })
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
      fix: nearest
        ? `use \`${nearest}\``
        : props.length > 0
          ? `its props are ${props.join(', ')}`
          : 'remove it',
    })
    return false
  })
  return given
}

function checkProp(
  attribute: MdxJsxAttribute,
  rule: PropRule,
  name: string,
  node: Component,
  state: PageState,
): boolean {
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
  if (value === undefined)
    return {
      what: 'is an expression',
      fix: 'write the value itself: `name="value"`, `name={3}` or `name={true}`',
    }
  if (rule.type === 'boolean')
    return typeof value === 'boolean'
      ? undefined
      : { what: 'is not true or false', fix: 'write the name alone, or `{false}`' }
  if (rule.type === 'number')
    return Number.isFinite(Number(value)) && value !== '' && value !== true
      ? undefined
      : { what: 'is not a number', fix: 'write a number: `{3}`' }
  if (typeof value !== 'string') return { what: 'is not text', fix: 'write `name="text"`' }
  if (rule.required && value.trim() === '') return { what: 'is empty', fix: 'write text' }
  if (!rule.values || rule.values.includes(value)) return undefined
  const nearest = nearestName(value, rule.values)
  return {
    what: `cannot be \`${value}\``,
    fix: nearest ? `use \`${nearest}\`` : `use one of ${rule.values.join(', ')}`,
  }
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
