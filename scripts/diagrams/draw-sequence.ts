// Draws a sequence of messages: actors at the top, time downwards. A message's words are above its line and may use the
// full width of the drawing; the actors' lines stop where words are.

import { actorLook } from './actor-role.ts'
import type { SequenceModel, SequenceStep } from './diagram-model.ts'
import { drawCorners, drawHead } from './draw-edge.ts'
import { boxOf, drawNode, nodeSize } from './draw-node.ts'
import { Drawing, short } from './drawing.ts'
import type { DrawingForm } from './drawing-sizes.ts'
import { lifelineGaps, type Interval } from './lifeline-gaps.ts'
import type { Letters } from '../fonts/letters.ts'
import { placeActors, type ActorPlace } from './place-actors.ts'
import { textBlock } from './text-block.ts'

const STEP_GAP = 15
const INSET = 8

type Message = Extract<SequenceStep, { kind: 'message' }>

export function drawSequence(letters: Letters, model: SequenceModel, form: DrawingForm): Drawing {
  const { actors, width, top } = placeActors(letters, model, form)
  const drawing = new Drawing(letters)
  const taken: (Interval & { left: number; right: number })[] = []
  const frames: { top: number; splits: number[] }[] = []
  const late: (() => void)[] = []
  let y = top + 8

  const say = (text: string, middle: number, wrap: number, align: 'middle' | 'start' = 'middle'): number => {
    const block = textBlock(letters, text, { size: form.label, weight: 'plain', wrap })
    const edge = frames.length > 0 ? INSET + 2 : 0
    const left =
      align === 'start'
        ? middle
        : Math.min(Math.max(middle - block.width / 2, edge), width - edge - block.width)
    taken.push({ left: left - 4, right: left + block.width + 4, from: y - 1, to: y + block.height + 1 })
    if (align === 'start') drawing.words('text', block, left, y, 'start')
    else drawing.words('text', block, left + block.width / 2, y, 'middle')
    return block.height
  }

  const message = (step: Message): void => {
    const [from, to] = [actors[step.from]!, actors[step.to]!]
    y += STEP_GAP
    if (step.from === step.to) {
      y += selfMessage(step, from) + 4
      return
    }
    const span = Math.abs(to.x - from.x)
    const inside = width - (frames.length > 0 ? 2 * INSET + 4 : 0)
    y += say(step.text, (from.x + to.x) / 2, Math.min(inside, Math.max(span - 16, width * 0.62))) + 5
    const line = y
    late.push(() => drawMessage(drawing, step, from.x, to.x, line))
  }

  const selfMessage = (step: Message, { x }: ActorPlace): number => {
    const toRight = x < width - 70
    const room = toRight ? width - x - 36 - (frames.length > 0 ? INSET : 0) : x - 36
    const beside = room >= 90
    const start = y
    if (!beside) y += say(step.text, x, width * 0.62) + 4
    const block = textBlock(letters, step.text, {
      size: form.label,
      weight: 'plain',
      wrap: Math.min(room, 170),
    })
    const height = beside ? Math.max(20, block.height) : 18
    if (beside) say(step.text, toRight ? x + 30 : x - 30 - block.width, Math.min(room, 170), 'start')
    const [far, line] = [toRight ? x + 22 : x - 22, y + (height - 18) / 2]
    late.push(() =>
      drawCorners(
        drawing,
        [
          { x, y: line },
          { x: far, y: line },
          { x: far, y: line + 18 },
          { x, y: line + 18 },
        ],
        { dashed: step.dashed, arrow: true },
      ),
    )
    return y + height - start
  }

  const note = (from: number, to: number, text: string): void => {
    const [left, right] = [actors[from]!.x, actors[to]!.x]
    const block = textBlock(letters, text, {
      size: form.label,
      weight: 'plain',
      wrap: Math.min(width - 24 - 2 * INSET, 240),
    })
    const edge = frames.length > 0 ? INSET : 0
    const room = Math.min(width - 2 * edge, Math.max(right - left + 28, block.width + 24))
    const start = Math.min(Math.max((left + right) / 2 - room / 2, edge), width - edge - room)
    y += STEP_GAP
    const box = { left: start, top: y, right: start + room, bottom: y + block.height + 12 }
    taken.push({ left: box.left, right: box.right, from: box.top, to: box.bottom })
    drawing.rectangle('note', box, 4)
    drawing.words('text', block, (box.left + box.right) / 2, y + 6, 'middle')
    y = box.bottom
  }

  for (const step of model.steps) {
    if (step.kind === 'message') message(step)
    else if (step.kind === 'note') note(step.from, step.to, step.text)
    else if (step.kind === 'open') {
      y += STEP_GAP + 4
      frames.push({ top: y, splits: [] })
      y += 6
      y += say(step.text, INSET + 4, width - 2 * INSET, 'start') - 4
    } else if (step.kind === 'else') {
      y += STEP_GAP
      frames.at(-1)!.splits.push(y)
      y += 6
      y += say(step.text, INSET + 4, width - 2 * INSET, 'start') - 4
    } else {
      const frame = frames.pop()!
      y += STEP_GAP
      drawing.rectangle('group', { left: 0, top: frame.top, right: width, bottom: y }, 8)
      for (const split of frame.splits) {
        drawing.path('group', `M0 ${short(split)}H${short(width)}`, {
          left: 0,
          right: width,
          top: split,
          bottom: split,
        })
      }
    }
  }
  y += 16
  for (const { x, bottom } of actors) {
    for (const { from, to } of lifelineGaps(x, bottom, y, taken, actors)) {
      drawing.path('lifeline', `M${short(x)} ${short(from)}V${short(to)}`, {
        left: x,
        right: x,
        top: from,
        bottom: to,
      })
    }
  }
  for (const draw of late) draw()
  for (const [at, actor] of actors.entries()) {
    const look = actorLook(model.actors[at]!)
    const size = nodeSize(look, actor.text, 0)
    const height = actor.bottom - actor.top
    drawNode(drawing, look, actor.text, {
      x: actor.x,
      y: actor.top + height / 2,
      width: actor.width,
      height: Math.max(height, size.height),
    })
    drawing.cover(boxOf({ x: actor.x, y: actor.top + height / 2, width: actor.width, height }))
  }
  return drawing
}

/** A line with its head, or with a cross where it gets lost. */
function drawMessage(drawing: Drawing, { dashed, lost }: Message, from: number, to: number, y: number): void {
  const way = Math.sign(to - from)
  const end = to - way * (lost ? Math.abs(to - from) * 0.28 : 1)
  const stop = lost ? end - way * 2 : end - way * 7
  drawing.path(dashed ? 'edge-dashed' : 'edge', `M${short(from)} ${short(y)}H${short(stop)}`, {
    left: Math.min(from, end),
    right: Math.max(from, end),
    top: y,
    bottom: y,
  })
  if (!lost) drawHead(drawing, { x: end, y }, { x: way, y: 0 })
  else {
    const [left, right, top, bottom] = [end - 5, end + 5, y - 5, y + 5].map((value) => short(value))
    const cross = `M${left} ${top}L${right} ${bottom}M${left} ${bottom}L${right} ${top}`
    drawing.path('lost', cross, { left: end - 5, right: end + 5, top: y - 5, bottom: y + 5 })
  }
}
