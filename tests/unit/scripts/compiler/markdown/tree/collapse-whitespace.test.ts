import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { describe, expect, it } from 'vitest'
import { collapseWhitespace } from '#scripts/compiler/markdown/tree/collapse-whitespace.ts'

const collapsed = (html: string): string => toHtml(collapseWhitespace(fromHtml(html, { fragment: true })))

describe('collapseWhitespace', () => {
  it.each([
    ['joins the lines of a paragraph', '<p>\n  one\n  two\t three\n</p>', '<p>one two three</p>'],
    [
      'drops what stands between blocks',
      '<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n<p>c</p>\n',
      '<ul><li>a</li><li>b</li></ul><p>c</p>',
    ],
    [
      'keeps one space between words in different elements',
      '<p>one <em> two </em> <b>three</b> </p>',
      '<p>one <em>two </em><b>three</b></p>',
    ],
    [
      'takes a space off the end of a line, however deep',
      '<p><em>one <b>two </b></em></p><p>three</p>',
      '<p><em>one <b>two</b></em></p><p>three</p>',
    ],
    ['drops a text that was the space at an end', '<p><b>one</b> </p>', '<p><b>one</b></p>'],
    ['begins a line after a break', '<p>one <br> two</p>', '<p>one<br>two</p>'],
    [
      'begins and ends a line at a block of any name',
      '<div>one <address>two <b>three </b></address> four <fieldset> five </fieldset> </div>',
      '<div>one<address>two <b>three</b></address>four<fieldset>five</fieldset></div>',
    ],
    [
      'keeps the space behind what is embedded',
      '<p>one <embed src="a"> two <math></math> three</p>',
      '<p>one <embed src="a"> two <math></math> three</p>',
    ],
    [
      'keeps spaces beside pictures and fields',
      '<p> <img src="a"> one <input> </p>',
      '<p><img src="a"> one <input></p>',
    ],
    [
      'leaves preformatted text alone',
      '<pre><code>\n\n  a\n    b\n</code></pre>',
      '<pre><code>\n\n  a\n    b\n</code></pre>',
    ],
    ['leaves comments out', '<p>a <!-- b --> c</p>', '<p>a c</p>'],
    ['keeps spaces that do not break', '<p>10&nbsp; kB</p>', '<p>10&nbsp; kB</p>'],
  ])('%s', (_, html, expected) => {
    expect(collapsed(html)).toBe(toHtml(fromHtml(expected, { fragment: true })))
  })

  it('changes nothing in the tree that it is given', () => {
    const html = '<p>\n  one <em> two </em>\n</p>\n'
    const tree = fromHtml(html, { fragment: true })
    collapseWhitespace(tree)
    expect(toHtml(tree)).toBe(html)
  })
})
