// Chooses a graph's layout: in the author's direction if that fits, else in the other one, else in one column.

import { drawColumn } from './column-graph.ts'
import type { GraphModel } from './mermaid/diagram-model.ts'
import type { Drawing } from './drawing.ts'
import type { DrawingForm } from './drawing-sizes.ts'
import { drawLayers } from './layered-graph.ts'
import type { Letters } from '../fonts/letters.ts'

export function drawGraph(letters: Letters, model: GraphModel, form: DrawingForm): Drawing {
  const across = (): Drawing => drawLayers(letters, model, form, 'across')
  const down = (): Drawing => drawLayers(letters, model, form, 'down')
  if (form.name === 'narrow') {
    const layers = down()
    return layers.width <= form.room ? layers : drawColumn(letters, model, form)
  }
  const wanted = model.direction === 'across' ? across() : down()
  if (wanted.width <= form.room) return wanted
  const other = model.direction === 'across' ? down() : across()
  return other.width < wanted.width ? other : wanted
}
