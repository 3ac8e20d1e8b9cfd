// Which styles a page's document contains: everything it shows, and nothing else.

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

  it('includes tabs on a page with an operation, for its console', () => {
    expect(stylesFor('<section class="operation" id="a"></section>')).toBe('tabs operation')
  })

  it.each(STYLE_PARTS.filter(({ marks }) => marks.length > 0))(
    'has a mark of $name that its styles use',
    ({ file, marks }) => {
      const styles = readFileSync(join(PROJECT_ROOT, 'site', file), 'utf8')
      expect(marks.some((mark) => styles.includes(`\n.${mark} {`))).toBe(true)
    },
  )
})

it('puts a document’s parts after the base, in cascade order', () => {
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
