import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ContractProse } from '#site/api/operation/contract-prose.tsx'

const rendered = (text: string): string => renderToStaticMarkup(createElement(ContractProse, { text }))

it('gives each item of a list a line of its own, and headings weight', () => {
  const text =
    '## Where\nA shipment is:\n\n* `bought`: paid\n  for\n* moving\n1. first\n2) second\n\n\nLast - not * a list.'
  expect(renderToStaticMarkup(createElement(ContractProse, { text }))).toBe(
    [
      '<p><strong>Where</strong></p>',
      '<p>A shipment is:</p>',
      '<p>• <code>bought</code>: paid\n  for</p>',
      '<p>• moving</p>',
      '<p>1. first</p>',
      '<p>2) second</p>',
      '<p>Last - not * a list.</p>',
    ].join(''),
  )
})

it('keeps a sentence whose line begins with a number, and emphasis in a heading', () => {
  expect(
    renderToStaticMarkup(
      createElement(ContractProse, { text: '# The *first* of `a*b`\n\nAt most\n2. not a list' }),
    ),
  ).toBe('<p><strong>The <em>first</em> of <code>a*b</code></strong></p><p>At most\n2. not a list</p>')
})

it('shows a table with its cells in the columns, and what stands before it as a paragraph', () => {
  expect(rendered('Codes:\n| Code | Means |\n|:--|---|\n| `a` | one \\| two |\n| b |')).toBe(
    '<p>Codes:</p><table><thead><tr><th>Code</th><th>Means</th></tr></thead><tbody>' +
      '<tr><td><code>a</code></td><td>one | two</td></tr><tr><td>b</td></tr></tbody></table>',
  )
  expect(rendered('A | B\n--|--\n1 | 2')).toContain('<td>1</td><td>2</td>')
})

it('shows a fence as code, with its empty lines and its language', () => {
  const html = rendered('Send:\n```json\n{\n\n  "a": "# *b*"\n}\n```\nThen wait.')
  expect(html).toMatch(/^<p>Send:<\/p><div class="code-block" data-language="json"/)
  expect(html).toContain('{\n\n  &quot;a&quot;: &quot;# *b*&quot;\n}</code>')
  expect(html).toMatch(/<p>Then wait\.<\/p>$/)
})

it('leaves a line of dashes below words, and a bar in them, as they are', () => {
  expect(rendered('Either a | b\nor c')).toBe('<p>Either a | b\nor c</p>')
  expect(rendered('---\nText')).toBe('<p>---\nText</p>')
})
