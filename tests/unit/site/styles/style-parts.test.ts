// Which styles a page's document holds: what it shows is styled, and what it does not show costs it nothing.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { STYLE_PARTS, stylesFor } from '#site/styles/style-parts.ts'
import { styleText } from '#site/styles/style-text.ts'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'

describe('stylesFor', () => {
  it('names the parts that a page needs, in the order of the styles', () => {
    const html =
      '<div class="steps"><div class="tabs wide" id="a"></div></div><p class="detailsless">cards</p>'
    expect(stylesFor(html)).toBe('tabs steps')
    expect(stylesFor('<p>Text</p>')).toBe('')
  })

  it('gives a page with an operation the tabs that its console will have', () => {
    expect(stylesFor('<section class="operation" id="a"></section>')).toBe('tabs operation')
  })

  it.each(STYLE_PARTS.filter(({ marks }) => marks.length > 0))(
    'knows a mark of $name that its styles begin with',
    ({ file, marks }) => {
      const styles = readFileSync(join(PROJECT_ROOT, 'site', file), 'utf8')
      expect(marks.some((mark) => styles.includes(`\n.${mark} {`))).toBe(true)
    },
  )
})

it('puts the parts of a document behind its base, in their own order', () => {
  const parts = [
    { name: 'tabs', code: '.tabs{}' },
    { name: 'table', code: 'table{}', always: true as const },
    { name: 'steps', code: '.steps{}' },
  ]
  const styles = { base: 'body{}', parts, all: '/assets/parts.css' }
  expect(styleText(styles, 'steps tabs')).toBe('body{}.tabs{}table{}.steps{}')
  expect(styleText(styles, 'steps')).toBe('body{}table{}.steps{}')
  expect(styleText(styles, '')).toBe('body{}table{}')
  expect(styleText(styles)).toBe('body{}.tabs{}table{}.steps{}')
})
