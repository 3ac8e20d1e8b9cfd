import type { Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { expect, it } from 'vitest'
import { rehypeOperationsFirst } from '#scripts/compiler/markdown/rehype/rehype-operations-first.ts'

it('puts the first operation of a section directly below its heading, and leaves the others in place', () => {
  const operation = (id: string): string => `<div class="operation" id="${id}"></div>`
  const tree: Root = fromHtml(
    `<h1>A</h1><h2>One</h2><p>About.</p>${operation('a')}<p>More.</p>${operation('b')}<h2>Two</h2><p>Last.</p>`,
    { fragment: true },
  )
  rehypeOperationsFirst()(tree)
  expect(toHtml(tree)).toBe(
    `<h1>A</h1><h2>One</h2>${operation('a')}<p>About.</p><p>More.</p>${operation('b')}<h2>Two</h2><p>Last.</p>`,
  )
})
