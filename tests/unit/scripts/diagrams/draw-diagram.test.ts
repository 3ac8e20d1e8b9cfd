import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { diagramHash, hashInDrawing } from '#scripts/compiler/page/diagram-drawings.ts'
import { createDiagramDrawer, type DiagramDrawer } from '#scripts/diagrams/draw-diagram.ts'

const FLOW = 'flowchart LR\n  A[Your code] -->|token id| B[(Vault)]'

/** A drawing without its colours. */
const geometry = (svg: string): string => svg.replaceAll(/#[0-9a-f]{6}\b/g, '')
const words = (svg: string): string[] =>
  [...svg.matchAll(/aria-label="([^"]*)"/g)].map(([, text = '']) => text)

describe('createDiagramDrawer', () => {
  let drawer: DiagramDrawer
  beforeAll(async () => {
    drawer = await createDiagramDrawer()
  })
  afterAll(() => drawer.close())

  it('draws a diagram for wide and narrow columns in both themes, as images that name their source', async () => {
    const { wide, narrow } = await drawer.draw(FLOW)
    const images = [wide.dark, wide.light, narrow.dark, narrow.light]
    expect(images.map(hashInDrawing)).toEqual(images.map(() => diagramHash(FLOW)))
    expect(words(wide.dark).sort()).toEqual(['Vault', 'Your code', 'token id'])
    expect(wide.dark).not.toBe(wide.light)
    expect(geometry(wide.dark)).toBe(geometry(wide.light))
    expect(geometry(wide.dark)).not.toBe(geometry(narrow.dark))
  })

  it('draws words as outlines, so that no face of the machine is asked for', async () => {
    const { wide } = await drawer.draw(FLOW)
    expect(wide.light).not.toMatch(/<text|font-family|<style/)
    expect(wide.light).toMatch(/<use href="#_0" x="\d+"\/>/)
  })

  it('draws the same source in the same bytes', async () => {
    expect(await drawer.draw(FLOW)).toEqual(await drawer.draw(FLOW))
  })

  it('keeps narrow drawings in the room of a phone, whatever their source', async () => {
    const many = Array.from({ length: 7 }, (_, at) => `  Q{Which one?} -->|reason ${at}| N${at}[Node ${at}]`)
    const actors = Array.from({ length: 5 }, (_, at) => `  participant A${at} as Your backend ${at}`)
    for (const source of [
      `flowchart TD\n${many.join('\n')}`,
      `sequenceDiagram\n${actors.join('\n')}\n  A0->>A4: a long message that has to be broken into lines`,
    ]) {
      const { narrow } = await drawer.draw(source)
      expect(Number(/width="(\d+)"/.exec(narrow.dark)?.[1])).toBeLessThanOrEqual(300)
    }
  })

  it('passes on what mermaid says of a source that is no diagram', async () => {
    await expect(drawer.draw('flowchart LR\n  A --')).rejects.toThrow(/^Parse error on line/)
  })

  it('says what it cannot draw', async () => {
    await expect(drawer.draw('pie\n  "a": 1')).rejects.toThrow('use flowchart, state or sequence')
    await expect(drawer.draw('flowchart LR\n  A((round))')).rejects.toThrow(
      'the shape circle cannot be drawn',
    )
  })
})
