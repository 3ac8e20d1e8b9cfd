// Leaves in the page the one sample that an operation is first shown with. All samples of the operation, in every language
// and for every status, become an asset of their own, named in the element that shows them.
//
//   <div class="operation__samples" data-parts="/assets/create-token-samples.<hash>.json">

import type { Element, ElementContent, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { VFile } from 'vfile'
import type { ApiOperation, ApiResponse } from '#site/api/contract/contract.ts'
import type { LateSamples } from '#site/api/contract/late-samples.ts'
import { scenesOf } from '#site/api/operation/scenes.ts'
import { withoutExample } from '#site/api/operation/without-example.ts'
import { FIRST_ERROR_STATUS } from '#site/model/http/first-error-status.ts'
import { generateSample } from '#site/api/samples/generate-sample.ts'
import { jsonText } from '#site/api/samples/languages/json-text.ts'
import { exampleRequest } from '#site/api/samples/request/example-request.ts'
import { languagesOf, SAMPLE_LANGUAGES } from '#site/api/samples/request/sample-languages.ts'
import type { BrandConfig } from '#site/model/site-config.ts'
import { encodePath, markdownPath } from '#site/model/urls.ts'
import type { OperationExcerpt } from '#site/api/operation/operation-data.ts'
import { hasClass } from '../tree/has-class.ts'
import { walkElements } from '../../../syntax/walk-tree.ts'
import { publishLate, stateOf } from '../../page/page-state.ts'
import { keepPhoneLines } from '../tree/keep-phone-lines.ts'
import { markTokens } from '../tree/mark-tokens.ts'

export function rehypeSamplePanes() {
  return (tree: Root, file: VFile): void => {
    const state = stateOf(file)
    let listed: string | undefined
    walkElements(tree, (operation) => {
      if (!hasClass(operation, 'operation')) return
      dropLate(operation)
      const id = String(operation.properties['id'])
      const excerpt = state.settings.operations.get(id)?.reference
      const pane = childWith(operation, 'operation__samples')
      if (!excerpt || !pane) return
      keepFirstLanguage(pane)
      const samples = samplesOf(excerpt, state.settings.brand)
      pane.properties['dataParts'] = publishLate(state, `${id}-samples`, JSON.stringify(samples))
      pane.children.push(
        listed === undefined
          ? note(linksToAll(encodePath(markdownPath(state.path))), id)
          : note([link(`#${listed}`, 'Examples in other languages')]),
      )
      listed ??= noteId(id)
    })
  }
}

function dropLate(operation: Element): void {
  walkElements(operation, (element) => {
    element.children = element.children.filter(
      (child) => child.type !== 'element' || child.properties['dataLate'] === undefined,
    )
  })
}

function keepFirstLanguage(pane: Element): void {
  walkElements(pane, (element) => {
    element.children = element.children.map((child) => {
      const panel = hasClass(child, 'tabs') ? childWith(child, 'tabs__panel') : undefined
      return (panel && childWith(panel, 'code-block')) ?? child
    })
  })
}

function childWith(element: Element, className: string): Element | undefined {
  return element.children.find((child): child is Element => hasClass(child, className))
}

/** A long page's Markdown is in one language at a time. */
function linksToAll(href: string): ElementContent[] {
  return SAMPLE_LANGUAGES.flatMap(({ key, label }, index) => [
    { type: 'text', value: index === 0 ? 'As Markdown: ' : ', ' },
    link(`${href}?lang=${key}`, `${label} examples`),
  ])
}

function link(href: string, text: string): Element {
  return { type: 'element', tagName: 'a', properties: { href }, children: [{ type: 'text', value: text }] }
}

const noteId = (operation: string): string => `${operation}-languages`

/** Without scripts there is no choice of language in a pane. `operation`: of the pane that lists the languages. */
function note(children: ElementContent[], operation?: string): Element {
  const className = ['operation__note', 'without-script']
  const properties = { className, ...(operation !== undefined && { id: noteId(operation) }) }
  return { type: 'element', tagName: 'p', properties, children }
}

function samplesOf({ operation, schemas, server }: OperationExcerpt, brand: BrandConfig): LateSamples {
  const facts = { ...brand, server, schemas }
  const samples: LateSamples = {}
  for (const scene of scenesOf(operation)) {
    const request = exampleRequest(operation, scene.name)
    for (const { key, fence } of languagesOf(operation))
      samples[`${scene.name}/${key}`] = codeHtml(generateSample(key, request, facts), fence)
    for (const status of new Set(scene.responses.map((response) => response.status))) {
      const own = scene.responses.filter((response) => response.status === status)
      const examples = own.flatMap(({ example }) => example ?? [])
      const { contentType } = operation.responses.find((response) => response.status === status) ?? {}
      samples[`${scene.name}/${status}`] = bodiesHtml({ status, examples, contentType })
    }
  }
  return { ...samples, ...otherResponses(operation) }
}

/** Failures, and successes that no example leads to. */
function otherResponses({ responses }: ApiOperation): LateSamples {
  return Object.fromEntries(responses.map((response) => [`/${response.status}`, bodiesHtml(response)]))
}

type Bodies = Pick<ApiResponse, 'status' | 'examples'> & { contentType?: string | undefined }

/** Several bodies of one status are listed below each other, each with its name. */
function bodiesHtml({ status, examples, contentType }: Bodies): string {
  if (examples.length === 0) return codeHtml(withoutExample(contentType), 'text')
  const isNamed = status >= FIRST_ERROR_STATUS || examples.length > 1
  const bodies = examples.map(
    ({ summary, value }) => `${isNamed ? `// ${summary.replaceAll('`', '')}\n` : ''}${jsonText(value)}`,
  )
  return codeHtml(bodies.join('\n\n'), 'jsonc')
}

function codeHtml(code: string, language: string): string {
  return toHtml({ type: 'root', children: keepPhoneLines(markTokens(code, language), code) })
}
