import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { InlineText, Paragraphs } from '#site/api/operation/inline-text.tsx'

it.each([
  ['Valid for **30 minutes**; see `a*b*`.', 'Valid for <strong>30 minutes</strong>; see <code>a*b*</code>.'],
  ['From _Settings → API keys_, *once*.', 'From <em>Settings → API keys</em>, <em>once</em>.'],
  ['**Use [this](/docs)** first', '<strong>Use <a href="/docs">this</a></strong> first'],
  ['snake_case_name, 2 * 3 * 4, a*b*c, ****1111, __x', 'snake_case_name, 2 * 3 * 4, a*b*c, ****1111, __x'],
  ['https://x.example/_a_/b', 'https://x.example/_a_/b'],
  ['`one` ` two', '<code>one</code> ` two'],
])('shows %s', (text, html) => expect(renderToStaticMarkup(createElement(InlineText, { text }))).toBe(html))

it('gives each item of a list a line of its own, and headings weight', () => {
  const text =
    '## Where\nA shipment is:\n\n* `bought`: paid\n  for\n* moving\n1. first\n2) second\n\n\nLast - not * a list.'
  expect(renderToStaticMarkup(createElement(Paragraphs, { text }))).toBe(
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
      createElement(Paragraphs, { text: '# The *first* of `a*b`\n\nAt most\n2. not a list' }),
    ),
  ).toBe('<p><strong>The <em>first</em> of <code>a*b</code></strong></p><p>At most\n2. not a list</p>')
})
