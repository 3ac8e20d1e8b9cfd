// Proves that each part of the OpenAPI document is a document of its own, on the project's own contract.

import { lintFromString, createConfig } from '@redocly/openapi-core'
import { beforeAll, expect, it } from 'vitest'
import { contract } from '#scripts/api/contract/contract.step.ts'
import { openSite } from '#scripts/build/open-site.ts'
import type { Contract } from '#site/api/contract/contract.ts'

type Document = Record<string, Record<string, unknown>>

let slices: Map<string, Document>
let whole: Document
let operations: Contract['operations']

beforeAll(async () => {
  const graph = openSite()
  const read = await graph.repairing(() => graph.ask(contract, null))
  slices = new Map(Object.entries(read.document!.slices).map(([path, text]) => [path, JSON.parse(text)]))
  whole = JSON.parse(read.document!.json)
  operations = read.contract!.operations
})

const referencesIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1]!)

function pointedAt(document: Document, reference: string): unknown {
  const steps = reference.replace(/^#\//, '').split('/')
  return steps.reduce<unknown>(
    (node, step) => (node as Record<string, unknown> | undefined)?.[step.replaceAll('~1', '/')],
    document,
  )
}

it('gives every operation, every tag and the events a document', () => {
  const names = [...slices.keys()]
  expect(names.filter((name) => name.startsWith('/openapi/operations/')).sort()).toEqual(
    operations.map(({ id }) => `/openapi/operations/${id}.json`).sort(),
  )
  const tags = new Set(operations.map(({ tag }) => tag))
  expect(names.filter((name) => name.startsWith('/openapi/tags/'))).toHaveLength(tags.size)
  expect(Object.keys(slices.get('/openapi/webhooks.json')!['webhooks']!)).toEqual(
    Object.keys(whole['webhooks']!),
  )
})

it('holds in each all that it refers to, and no component that it does not', () => {
  for (const [path, slice] of slices) {
    const references = new Set(referencesIn(slice))
    for (const reference of references)
      expect([path, reference, typeof pointedAt(slice, reference)]).toEqual([path, reference, 'object'])
    const held = Object.entries(slice['components']!)
      .filter(([kind]) => kind !== 'securitySchemes')
      .flatMap(([kind, members]) =>
        Object.keys(members as object).map((name) => `#/components/${kind}/${name}`),
      )
    expect([path, held.filter((name) => !references.has(name))]).toEqual([path, []])
  }
})

it('shows with each operation its samples in all languages', () => {
  for (const { id, path, method } of operations) {
    const slice = slices.get(`/openapi/operations/${id}.json`)!
    const item = slice['paths']![path] as Record<
      string,
      { 'x-codeSamples': { lang: string; source: string }[] }
    >
    const samples = item[method.toLowerCase()]!['x-codeSamples']
    expect(samples.map(({ lang }) => lang)).toEqual(['bash', 'ts', 'python', 'csharp', 'java', 'go'])
    expect(samples.every(({ source }) => source.trim() !== '')).toBe(true)
  }
})

it('is read as OpenAPI without an error', async () => {
  const config = await createConfig({ extends: ['spec'] })
  for (const path of [
    '/openapi/operations/create-token.json',
    '/openapi/tags/tokens.json',
    '/openapi/webhooks.json',
  ]) {
    const problems = await lintFromString({ source: JSON.stringify(slices.get(path)), config })
    expect([
      path,
      problems.filter(({ severity }) => severity === 'error').map(({ message }) => message),
    ]).toEqual([path, []])
  }
})
