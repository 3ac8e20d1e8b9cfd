import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { InlineText } from '#site/api/operation/inline-text.tsx'

it.each([
  ['Valid for **30 minutes**; see `a*b*`.', 'Valid for <strong>30 minutes</strong>; see <code>a*b*</code>.'],
  ['From _Settings → API keys_, *once*.', 'From <em>Settings → API keys</em>, <em>once</em>.'],
  ['**Use [this](/docs)** first', '<strong>Use <a href="/docs">this</a></strong> first'],
  ['snake_case_name, 2 * 3 * 4, a*b*c, ****1111, __x', 'snake_case_name, 2 * 3 * 4, a*b*c, ****1111, __x'],
  ['https://x.example/_a_/b', 'https://x.example/_a_/b'],
  ['`one` ` two', '<code>one</code> ` two'],
])('shows %s', (text, html) => expect(renderToStaticMarkup(createElement(InlineText, { text }))).toBe(html))
