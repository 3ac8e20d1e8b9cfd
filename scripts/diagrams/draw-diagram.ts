// Draws mermaid sources as SVG images: for the column width of a desktop and of a phone, in both themes.

import { diagramHash, DIAGRAM_THEMES, type DiagramTheme } from '../compiler/page/diagram-drawings.ts'
import type { DiagramModel } from './mermaid/diagram-model.ts'
import { drawGraph } from './draw-graph.ts'
import { drawSequence } from './draw-sequence.ts'
import type { Drawing } from './drawing.ts'
import { NARROW, WIDE, type DrawingForm } from './drawing-sizes.ts'
import { loadLetters, type Letters } from '../fonts/letters.ts'
import { paletteOf } from './palette.ts'
import { createMermaidReader } from './mermaid/read-mermaid.ts'

/** The image of each form and theme. */
export type Drawings = Record<DrawingForm['name'], Record<DiagramTheme, string>>

export interface DiagramDrawer {
  /** The drawings of a source. Throws mermaid's own message if the source is not a diagram. */
  draw(source: string): Promise<Drawings>
  close(): Promise<void>
}

/** Starts a browser in which mermaid runs until it is closed. */
export async function createDiagramDrawer(): Promise<DiagramDrawer> {
  const letters = await loadLetters()
  const reader = await createMermaidReader()
  return {
    async draw(source) {
      const model = await reader.read(source)
      const images = (form: DrawingForm): Record<DiagramTheme, string> => {
        const drawing = drawModel(letters, model, form)
        const image = (theme: DiagramTheme): string => drawing.toSvg(paletteOf(theme), diagramHash(source))
        const [dark, light] = DIAGRAM_THEMES
        return { [dark]: image(dark), [light]: image(light) } as Record<DiagramTheme, string>
      }
      return { wide: images(WIDE), narrow: images(NARROW) }
    },
    close: () => reader.close(),
  }
}

function drawModel(letters: Letters, model: DiagramModel, form: DrawingForm): Drawing {
  return model.kind === 'graph' ? drawGraph(letters, model, form) : drawSequence(letters, model, form)
}
