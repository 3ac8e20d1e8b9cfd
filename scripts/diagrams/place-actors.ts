// Places the actors of a sequence side by side: as far apart as their messages need, but never wider than the drawing.
// If names are too long for their column, every second one is placed lower.

import { actorLook } from './actor-role.ts'
import type { SequenceModel } from './diagram-model.ts'
import type { DrawingForm } from './drawing-sizes.ts'
import type { Letters } from '../fonts/letters.ts'
import { textBlock, type TextBlock } from './text-block.ts'

export interface ActorPlace {
  x: number
  top: number
  bottom: number
  width: number
  text: TextBlock
}

const PADDING = { across: 9, down: 9 }
const LID = 7

export function placeActors(
  letters: Letters,
  { actors, steps }: SequenceModel,
  form: DrawingForm,
): { actors: ActorPlace[]; width: number; top: number } {
  const count = actors.length
  const style = { size: form.text, weight: 'strong' } as const
  const longest = actors.map((label) =>
    Math.max(...label.split(' ').map((word) => letters.width(word, style.size, style.weight))),
  )
  const column = form.room / count
  const staggered =
    form.name === 'narrow' && count > 2 && longest.some((word) => word + 2 * PADDING.across > column - 6)
  const wrap =
    form.name === 'wide'
      ? form.nodeWrap
      : (staggered ? Math.min(2 * column - 16, 110) : column - 6) - 2 * PADDING.across
  const texts = actors.map((label) => textBlock(letters, label, { ...style, wrap }))
  const widths = texts.map((text) => Math.max(text.width + 2 * PADDING.across, form.name === 'wide' ? 84 : 0))
  /** Two actors leave room for a full request line between them; five do not. */
  const longestLine = Math.min(320, form.room / (count - 1) - 40)
  const gaps = actors.slice(1).map((_, at) => gapAfter(at))
  const ends = widths[0]! / 2 + widths.at(-1)! / 2
  const wanted = gaps.reduce((sum, gap) => sum + gap, 0) + ends
  const share = form.name === 'narrow' || wanted > form.room ? (form.room - ends) / (wanted - ends) : 1

  function gapAfter(at: number): number {
    const names = (widths[at]! + widths[at + 1]!) / 2 + (form.name === 'wide' ? 36 : 6)
    if (form.name === 'narrow') return staggered ? 1 : names
    const messages = steps.flatMap((step) => {
      if (step.kind !== 'message') return []
      const near = Math.min(step.from, step.to) === at && Math.max(step.from, step.to) === at + 1
      const self = step.from === step.to && step.from === at
      if (!near && !self) return []
      const block = textBlock(letters, step.text, { size: form.label, weight: 'plain', wrap: longestLine })
      return [block.width + (self ? 50 : 26)]
    })
    return Math.max(names, 110, ...messages)
  }

  const height =
    Math.max(...texts.map((text) => text.height)) +
    2 * PADDING.down +
    (actors.some((label) => actorLook(label).shape === 'store') ? 2 * LID : 0)
  const drop = staggered ? height + 8 : 0
  let x = widths[0]! / 2
  const places = texts.map((text, at) => {
    if (at > 0) x += gaps[at - 1]! * share
    const top = at % 2 === 1 ? drop : 0
    return { x, top, bottom: top + height, width: widths[at]!, text }
  })
  const last = places.at(-1)!
  return { actors: places, width: last.x + last.width / 2, top: height + drop }
}
