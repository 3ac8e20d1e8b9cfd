import { describe, expect, it } from 'vitest'
import { imageFromMermaid } from '#scripts/diagrams/image-from-mermaid.ts'

describe('imageFromMermaid', () => {
  it('gives a drawing its size and the hash of its source', () => {
    expect(
      imageFromMermaid(
        '<svg id="a" width="100%" style="max-width: 9px" viewBox="-8 -8 90.4 20"><text>a<br></text></svg>',
        'f00d',
      ),
    ).toBe(
      '<svg id="a" viewBox="-8 -8 90.4 20" width="91" height="20" data-source-hash="f00d"><text>a<br/></text></svg>\n',
    )
  })

  it('puts the name of a state into the middle of its box, whatever font the reader has', () => {
    expect(
      imageFromMermaid(
        '<svg viewBox="0 0 1 1"><g class="node statediagram-state" transform="translate(9, 9)"><rect/><g class="label" transform="translate(-22.79, -9)"><text/></g></g></svg>',
        'a',
      ),
    ).toContain('<g class="label" transform="translate(0, -9)">')
  })

  it('refuses what an image cannot show', () => {
    expect(() => imageFromMermaid('<svg viewBox="0 0 1 1"><foreignObject/></svg>', 'a')).toThrow('holds HTML')
    expect(() =>
      imageFromMermaid('<svg viewBox="0 0 1 1"><image href="https://other.example/a.png"/></svg>', 'a'),
    ).toThrow('another file')
    expect(() => imageFromMermaid('<svg></svg>', 'a')).toThrow('no size')
  })
})
