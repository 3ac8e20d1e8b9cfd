// Puts partials in the place of <Include>, with their parameters, at any depth.
//
//   <Include partial="limits" plan="Enterprise" />     partials/limits.mdx: **%plan%** has no limit.
//   becomes the paragraph **Enterprise** has no limit.

import { join } from 'node:path'
import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import type { Parent, Position } from 'unist'
import type { Processor } from 'unified'
import { VFile } from 'vfile'
import { nearestName } from '#site/spelling/nearest-name.ts'
import { report, stateOf, type PageState } from '../../page/page-state.ts'
import { prepareSource } from '../../../content/prepare-source.ts'
import { placeIn } from '../../../content/read-content.ts'
import { moveToFile } from '../../../content/source-place.ts'
import { reportSyntaxError } from '../tree/syntax-error.ts'
import { unravel } from '../tree/unravel.ts'
import { walkNodes } from '../../../syntax/walk-tree.ts'

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement
type Parse = (text: string) => Root

/** `\%name%` is text. */
const PARAMETER = /(?<!\\)%([A-Za-z](?:-?[A-Za-z0-9])+)%/g

export function remarkInclude(this: Processor) {
  const parse: Parse = (text) => this.parse(new VFile({ value: text })) as Root
  return (tree: Root, file: VFile): void => inlinePartials(tree, stateOf(file), parse, [])
}

function inlinePartials(tree: Parent, state: PageState, parse: Parse, path: string[]): void {
  walkNodes(tree, (node, index, parent) => {
    if (!isJsx(node) || node.name !== 'Include') return undefined
    const replacement = replace(node, state, parse, path)
    parent.children.splice(index, 1, ...replacement)
    return index + replacement.length
  })
}

function replace(
  node: JsxElement,
  state: PageState,
  parse: Parse,
  path: string[],
): (RootContent | PhrasingContent)[] {
  const props = stringProps(node)
  const name = props.get('partial')
  if (name === undefined) {
    report(state, {
      code: 'component-prop-missing',
      at: node,
      what: '`<Include>` has no `partial`',
      fix: 'name the file in partials/ without its extension: `<Include partial="…" />`',
    })
    return []
  }
  const file = state.settings.content.partials.get(name)
  if (file === undefined) return reportMissing(node, name, state)
  if (path.includes(name)) {
    report(state, {
      code: 'partial-circular',
      at: node,
      what: `the partial \`${name}\` includes itself: ${[...path, name].join(' → ')}`,
      fix: 'remove one of these includes',
    })
    return []
  }
  state.partials.add(name)
  state.dependencies.add(file)
  props.delete('partial')
  const root = readPartial({ node, name, file, parameters: props }, state, parse)
  if (!root) return []
  inlinePartials(root, state, parse, [...path, name])
  return node.type === 'mdxJsxFlowElement' ? root.children : inlineChildren(node, root, name, state)
}

function reportMissing(node: JsxElement, name: string, state: PageState): [] {
  const nearest = nearestName(name, state.settings.content.partials.keys())
  report(state, {
    code: 'partial-missing',
    at: attributePosition(node, 'partial'),
    what: `there is no partial \`${name}\``,
    fix: nearest ? `use \`${nearest}\`, or create partials/${name}.mdx` : `create partials/${name}.mdx`,
  })
  return []
}

interface Included {
  node: JsxElement
  /** Of the partial. */
  name: string
  file: string
  parameters: Map<string, string>
}

function readPartial(included: Included, state: PageState, parse: Parse): Root | undefined {
  const { file } = included
  const fileNumber = state.files.push(placeIn(state.settings.content, file).file) - 1
  const { reads, content } = state.settings
  const source = (reads.text(join(content.root, file)) ?? '')
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
  state.sources.push(source)
  const text = fillParameters(source, included, state)
  try {
    const root = parse(prepareSource(text))
    unravel(root)
    walkNodes(root, (child) => {
      if (child.position) moveToFile(child.position, fileNumber)
    })
    root.children = root.children.filter((child) => child.type !== 'yaml')
    return root
  } catch (error) {
    reportSyntaxError(error, state, fileNumber)
    return undefined
  }
}

/** Parameters are filled in as text, so that they may hold Markdown. The site's variables wait for their own plugin. */
function fillParameters(source: string, included: Included, state: PageState): string {
  const filled = (text: string): string =>
    text.replaceAll(PARAMETER, (whole, name: string) => included.parameters.get(name) ?? whole)
  const used = new Set([...source.matchAll(PARAMETER)].map(([, name]) => name!))
  const text = filled(source)
  reportUnused(included, used, state)
  for (const name of missingOf(included, used, state)) {
    reportUnfilled(included, name, state)
    included.parameters.set(name, '')
  }
  // A parameter's value may name another one.
  return filled(text)
}

function reportUnused(
  { node, name, parameters }: Included,
  used: ReadonlySet<string>,
  state: PageState,
): void {
  for (const parameter of parameters.keys()) {
    if (used.has(parameter)) continue
    const nearest = nearestName(parameter, used)
    report(state, {
      code: 'partial-parameter-unknown',
      at: attributePosition(node, parameter),
      what: `the partial \`${name}\` has no parameter \`${parameter}\``,
      fix: nearest
        ? `use \`${nearest}\``
        : `remove \`${parameter}\`, or write %${parameter}% in partials/${name}.mdx`,
    })
  }
}

/** Without the site's variables and the brand's, which are in capitals. */
function missingOf(
  { parameters }: Included,
  used: ReadonlySet<string>,
  { settings: { variables } }: PageState,
): string[] {
  const isVariable = (name: string): boolean => Object.hasOwn(variables, name) || name === name.toUpperCase()
  return [...used].filter((name) => !parameters.has(name) && !isVariable(name))
}

function reportUnfilled({ node, name }: Included, parameter: string, state: PageState): void {
  report(state, {
    code: 'partial-parameter-missing',
    at: node,
    what: `the partial \`${name}\` needs the parameter \`${parameter}\``,
    fix: `write \`<Include partial="${name}" ${parameter}="…" />\``,
  })
}

function inlineChildren(node: JsxElement, root: Root, name: string, state: PageState): PhrasingContent[] {
  const [only, ...others] = root.children
  if (only?.type === 'paragraph' && others.length === 0) return (only as Paragraph).children
  if (only === undefined) return []
  report(state, {
    code: 'partial-not-inline',
    at: node,
    what: `the partial \`${name}\` is inside a paragraph, but contains more than one paragraph`,
    fix: 'put `<Include … />` on a separate line, with blank lines around it',
  })
  return []
}

function stringProps(node: JsxElement): Map<string, string> {
  const props = new Map<string, string>()
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string')
      props.set(attribute.name, attribute.value)
  }
  return props
}

function attributePosition(node: JsxElement, name: string): Position | undefined {
  const attribute = node.attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  )
  return attribute?.position ?? node.position
}

function isJsx(node: { type: string }): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}
