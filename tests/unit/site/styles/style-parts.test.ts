// Which styles a page's document contains: everything it shows, and nothing else.

import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { STYLE_PARTS, stylesFor } from '#site/styles/style-parts.ts'
import { styleText } from '#site/styles/style-text.ts'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'

const withImports = (file: string): string =>
  readFileSync(file, 'utf8').replaceAll(/@import '(.+)';/g, (_, name: string) =>
    withImports(join(dirname(file), name)),
  )

describe('stylesFor', () => {
  it('names the parts that a page needs, in the order of the styles', () => {
    const html =
      '<div class="steps"><div class="tabs wide" id="a"></div></div><p class="detailsless">cards</p>'
    expect(stylesFor(html)).toBe('tabs steps')
    expect(stylesFor('<p>Text</p>')).toBe('')
  })

  it('includes tabs on a page with an operation, for its console', () => {
    expect(stylesFor('<section class="operation" id="a"></section>')).toBe('tabs table operation')
  })

  it.each(STYLE_PARTS.filter(({ marks }) => marks.length > 0))(
    'has a mark of $name that its styles use',
    ({ file, marks }) => {
      const styles = withImports(join(PROJECT_ROOT, 'site', file))
      const selector = (mark: string): string => (mark.startsWith('<') ? mark.slice(1) : `.${mark}`)
      expect(marks.some((mark) => styles.includes(`\n${selector(mark)} {`))).toBe(true)
    },
  )
})

it('puts a document’s parts after the base, in cascade order, a layer’s neighbours in one block', () => {
  const parts = [
    { name: 'tabs', layer: 'content', code: '.tabs{}' },
    { name: 'table', layer: 'content', code: 'table{}', always: true as const },
    { name: 'notice', layer: 'pages', code: '.notice{}' },
  ]
  const styles = { base: 'body{}', parts, all: '/assets/parts.css' }
  const whole = 'body{}@layer content{.tabs{}table{}}@layer pages{.notice{}}'
  expect(styleText(styles, 'notice tabs')).toBe(whole)
  expect(styleText(styles, 'notice')).toBe('body{}@layer content{table{}}@layer pages{.notice{}}')
  expect(styleText(styles, '')).toBe('body{}@layer content{table{}}')
  expect(styleText(styles)).toBe(whole)
  expect(styleText({ ...styles, parts: [] })).toBe('body{}')
})
