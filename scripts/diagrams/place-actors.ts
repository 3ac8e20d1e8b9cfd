// Places the actors of a sequence side by side: as far apart as their messages need, but never wider than the drawing.
// If names are too long for their column, every second one is placed lower.

import { actorLook } from './actor-role.ts'
import type { SequenceModel } from './mermaid/diagram-model.ts'
import { LID } from './draw-node.ts'
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

export function placeActors(
  letters: Letters,
  { actors, steps }: SequenceModel,
  form: DrawingForm,
): { actors: ActorPlace[]; width: number; top: number } {
  const staggered = mustStagger(letters, actors, form)
  const names = actors.map((label) =>
    textBlock(letters, label, { ...nameStyle(form), wrap: wrapOf(actors.length, form, staggered) }),
  )
  const widths = names.map((text) => Math.max(text.width + 2 * PADDING.across, MIN_WIDTH[form.name]))
  const gaps = actors
    .slice(1)
    .map((_, at) =>
      Math.max(
        gapOfNames(widths[at]!, widths[at + 1]!, form, staggered),
        form.name === 'narrow' ? 0 : gapOfMessages(letters, steps, at, form, actors.length),
      ),
    )
  const share = shareOf(gaps, (widths[0]! + widths.at(-1)!) / 2, form)
  const height = heightOf(names, actors)
  const drop = staggered ? height + 8 : 0
  let x = widths[0]! / 2
  const places = names.map((text, at) => {
    if (at > 0) x += gaps[at - 1]! * share
    const top = at % 2 === 1 ? drop : 0
    return { x, top, bottom: top + height, width: widths[at]!, text }
  })
  const last = places.at(-1)!
  return { actors: places, width: last.x + last.width / 2, top: height + drop }
}

const MIN_WIDTH = { wide: 84, narrow: 0 } as const

const nameStyle = ({ text }: DrawingForm) => ({ size: text, weight: 'strong' }) as const

/** On a narrow drawing, a word that is wider than its column makes every second name step down. */
function mustStagger(letters: Letters, actors: readonly string[], form: DrawingForm): boolean {
  if (form.name !== 'narrow' || actors.length <= 2) return false
  const { size, weight } = nameStyle(form)
  const words = actors.flatMap((label) => label.split(' '))
  const room = form.room / actors.length - 6 - 2 * PADDING.across
  return words.some((word) => letters.width(word, size, weight) > room)
}

/** How wide a name may be before it wraps. */
function wrapOf(count: number, form: DrawingForm, staggered: boolean): number {
  if (form.name === 'wide') return form.nodeWrap
  const column = form.room / count
  return (staggered ? Math.min(2 * column - 16, 110) : column - 6) - 2 * PADDING.across
}

function gapOfNames(left: number, right: number, form: DrawingForm, staggered: boolean): number {
  if (staggered) return 1
  return (left + right) / 2 + (form.name === 'wide' ? 36 : 6)
}

/** What the messages between an actor and the next need, and those to itself. */
function gapOfMessages(
  letters: Letters,
  steps: SequenceModel['steps'],
  at: number,
  form: DrawingForm,
  count: number,
): number {
  /** Two actors leave room for a full request line between them; five do not. */
  const wrap = Math.min(320, form.room / (count - 1) - 40)
  const messages = steps.flatMap((step) => {
    if (step.kind !== 'message') return []
    const near = Math.min(step.from, step.to) === at && Math.max(step.from, step.to) === at + 1
    const self = step.from === step.to && step.from === at
    if (!near && !self) return []
    const { width } = textBlock(letters, step.text, { size: form.label, weight: 'plain', wrap })
    return [width + (self ? 50 : 26)]
  })
  return Math.max(110, ...messages)
}

/** The part of each gap that the drawing has room for; a narrow one is always filled. `ends`: outside the gaps. */
function shareOf(gaps: readonly number[], ends: number, { name, room }: DrawingForm): number {
  const between = gaps.reduce((sum, gap) => sum + gap, 0)
  return name === 'narrow' || between + ends > room ? (room - ends) / between : 1
}

/** All actors are as high as the highest; where one is a store, all have room for its lid. */
function heightOf(names: readonly TextBlock[], actors: readonly string[]): number {
  const hasStore = actors.some((label) => actorLook(label).shape === 'store')
  return Math.max(...names.map((text) => text.height)) + 2 * PADDING.down + (hasStore ? LID : 0)
}
