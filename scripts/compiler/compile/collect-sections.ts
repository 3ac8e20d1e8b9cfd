// Collects from a rendered tree what search needs: the prose under each heading, and the names that are defined there.
// The tree has no heading links and no highlighted code yet.

import type { Element, Nodes, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { oneLine } from '#site/markdown/one-line.ts'
import type { SearchDefinition, SearchSection } from '../page/compiled-page.ts'
import { elementsOf } from '../markdown/tree/element-parts.ts'
import { hasClass } from '../markdown/tree/has-class.ts'
import { walkElements } from '../../syntax/walk-tree.ts'
import { codeOf, headingLevel } from './collect-contents.ts'
import { operationDefinitions } from './operation-definitions.ts'

const INLINE = new Set('a abbr b code del em i kbd mark q small span strong sub sup'.split(' '))
const BETWEEN = ' · '
/** Stands for skipped content, so that the words on both sides do not become neighbours. */
const GAP = ' … '
/** Names of more than one part, which nobody types by chance. Ordinary words in samples are not worth finding. */
const COMPOUND = /\b[A-Za-z][A-Za-z0-9]*(?:[_-][A-Za-z0-9]+)+\b|\b[a-z]+(?:[A-Z][a-z0-9]+)+\b/g
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const MAX_IDENTIFIER_LENGTH = 40
const MAX_DEFINITION_LENGTH = 60
/** A whole expression or literal is an example of use, not a name. */
const EXAMPLE = /^(?:\{\{|["'])/

interface OpenSection extends SearchSection {
  definitions: SearchDefinition[]
  identifiers: string[]
}

/** Code samples give their identifiers only; inline code, tables, tabs and folded text count as prose. */
export function collectSections(tree: Root): SearchSection[] {
  const sections: OpenSection[] = [open('', '', 1)]
  const lead = leadOf(tree)
  walk(tree)
  return sections.map(close).filter(({ id, text, definitions }) => id !== '' || text !== '' || definitions)

  function walk(node: Nodes): void {
    const section = sections.at(-1)!
    if (node.type === 'text') section.text += node.value
    if (node.type !== 'element' && node.type !== 'root') return
    if (node.type === 'element') {
      if (node.tagName === 'h1') return
      if (hasClass(node, 'code-block')) section.identifiers.push(...identifiersIn(codeOf(node)))
      if (hasClass(node, 'operation')) section.definitions.push(...operationDefinitions(node))
      if (isOutsideOfProse(node)) return void (section.text += GAP)
      const level = headingLevel(node)
      if (level !== undefined) {
        sections.push(open(String(node.properties['id']), toString(node).trim(), level))
        return
      }
      section.definitions.push(...definitionsOf(node))
    }
    for (const child of node.children) walk(child)
    if (node.type === 'element') section.text = endOf(node, section.text)
    if (node === lead) section.text += GAP
  }
}

/** The paragraph below the title: on narrow screens the list of contents follows it. */
function leadOf({ children }: Root): Element | undefined {
  const [title, paragraph] = children.filter((node) => node.type === 'element')
  return title?.tagName === 'h1' && paragraph?.tagName === 'p' ? paragraph : undefined
}

/** Followed by text that does not go on from theirs. */
const SEPARATE = ['admonition__title', 'endpoint', 'endpoint__path']

/** Marks the end of a cell, a note's title, an endpoint and its path, since the text of a section is a single line. */
function endOf(element: Element, text: string): string {
  const { tagName } = element
  if (tagName === 'td' || tagName === 'th' || SEPARATE.some((name) => hasClass(element, name)))
    return `${text}${BETWEEN}`
  if (tagName === 'table') return text.replace(/(?: ·\s*)+$/, ' ')
  return INLINE.has(tagName) && !hasClass(element, 'button') ? text : `${text} `
}

function open(id: string, heading: string, level: number): OpenSection {
  return { id, heading, level, text: '', definitions: [], identifiers: [] }
}

function close({ definitions, identifiers, ...section }: OpenSection): SearchSection {
  const names = [...new Set(identifiers)]
  const firsts = definitions.filter(
    ({ name, id }, at) =>
      id !== undefined || definitions.findIndex((other) => other.name === name && !other.id) === at,
  )
  return {
    ...section,
    text: oneLine(section.text)
      .replaceAll(/(?:[·…] ){2,}/g, (signs) => (signs.includes('…') ? '… ' : '· '))
      .replace(/^· | [·…]$|^…$/g, ''),
    ...(firsts.length > 0 && { definitions: firsts }),
    ...(names.length > 0 && { identifiers: names }),
  }
}

function isOutsideOfProse(element: Element): boolean {
  return (
    ['svg', 'button'].includes(element.tagName) ||
    ['code-block', 'operation', 'tabs__label', 'code-tool__fields'].some((name) => hasClass(element, name))
  )
}

function identifiersIn(code: string): string[] {
  const names = code.match(COMPOUND) ?? []
  return names.filter((name) => name.length <= MAX_IDENTIFIER_LENGTH && !UUID.test(name))
}

/** A table's row defines the code that its first cell begins with; an endpoint line defines its operation. */
function definitionsOf(element: Element): SearchDefinition[] {
  if (hasClass(element, 'endpoint')) {
    const [path = '', ...related] = codesIn(element)
    const line = oneLine(toString(element))
    const name = `${line.split(' ')[0]} ${path}`
    return [{ name, related, text: line.replace(name, '').trim() }]
  }
  if (element.tagName !== 'tr') return []
  const cells = elementsOf(element)
  const [first, ...others] = cells
  if (first?.tagName !== 'td' || !oneLine(toString(first)).startsWith(codesIn(first)[0] ?? '\n')) return []
  const text = others.map((cell) => oneLine(toString(cell))).filter((cell) => cell !== '' && cell !== '-')
  const related = others.flatMap(codesIn)
  return codesIn(first).map((name) => ({ name, related, text: text.join(BETWEEN) }))
}

function codesIn(element: Element): string[] {
  const codes: string[] = []
  walkElements(element, (inner) => {
    if (inner.tagName === 'code') codes.push(oneLine(toString(inner)))
  })
  return codes.filter(
    (code) => /[\p{L}\p{N}]/u.test(code) && code.length <= MAX_DEFINITION_LENGTH && !EXAMPLE.test(code),
  )
}
