import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { diagramHash, hashInDrawing } from '#scripts/compiler/page/diagram-drawings.ts'
import { createDiagramDrawer, type DiagramDrawer } from '#scripts/diagrams/draw-diagram.ts'

const FLOW = 'flowchart LR\n  A[Your code] -->|token id| B[(Vault)]'

describe('createDiagramDrawer', () => {
  let drawer: DiagramDrawer
  beforeAll(async () => {
    drawer = await createDiagramDrawer()
  })
  afterAll(() => drawer.close())

  it('draws a diagram in both themes, as images that name their source', async () => {
    const { dark, light } = await drawer.draw('flow', FLOW)
    expect([hashInDrawing(dark), hashInDrawing(light)]).toEqual([diagramHash(FLOW), diagramHash(FLOW)])
    expect(dark).toContain('Your')
    expect(dark).not.toContain('<foreignObject')
    expect(dark).not.toBe(light)
  })

  it('draws the same source in the same bytes', async () => {
    expect(await drawer.draw('flow', FLOW)).toEqual(await drawer.draw('flow', FLOW))
  })

  it('passes on what mermaid says of a source that is no diagram', async () => {
    await expect(drawer.draw('flow', 'flowchart LR\n  A --')).rejects.toThrow(/^Parse error on line/)
  })
})
