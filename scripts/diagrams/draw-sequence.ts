// Draws a sequence of messages: actors at the top, time downwards. A message's words are above its line and may use the
// full width of the drawing; the actors' lines stop where words are.

import { actorLook } from './actor-role.ts'
import type { SequenceModel, SequenceStep } from './mermaid/diagram-model.ts'
import { drawCorners, drawHead } from './draw-edge.ts'
import { boxOf, drawNode, nodeSize } from './draw-node.ts'
import { Drawing, short } from './drawing.ts'
import type { DrawingForm } from './drawing-sizes.ts'
import { lifelineGaps, type Interval } from './lifeline-gaps.ts'
import type { Letters } from '../fonts/letters.ts'
import { placeActors, type ActorPlace } from './place-actors.ts'
import { textBlock, type TextBlock } from './text-block.ts'

const STEP_GAP = 15
const INSET = 8

type Message = Extract<SequenceStep, { kind: 'message' }>

export function drawSequence(letters: Letters, model: SequenceModel, form: DrawingForm): Drawing {
  const { actors, width, top } = placeActors(letters, model, form)
  const sequence = new SequenceDrawing(letters, form, actors, width, top + 8)
  for (const step of model.steps) sequence.add(step)
  return sequence.finish(model)
}

/** Steps are drawn from the top down: `#y` is where the next one begins. */
class SequenceDrawing {
  readonly #letters: Letters
  readonly #form: DrawingForm
  readonly #actors: readonly ActorPlace[]
  readonly #width: number
  readonly #drawing: Drawing
  /** Where the actors' lines stop: words and notes. */
  readonly #taken: (Interval & { left: number; right: number })[] = []
  /** Groups of steps that are still open, the innermost last. */
  readonly #frames: { top: number; splits: number[] }[] = []
  /** Messages cover the actors' lines, so they are drawn after them. */
  readonly #messages: (() => void)[] = []
  #y: number

  constructor(
    letters: Letters,
    form: DrawingForm,
    actors: readonly ActorPlace[],
    width: number,
    start: number,
  ) {
    this.#letters = letters
    this.#form = form
    this.#actors = actors
    this.#width = width
    this.#drawing = new Drawing(letters)
    this.#y = start
  }

  add(step: SequenceStep): void {
    switch (step.kind) {
      case 'message':
        return this.#message(step)
      case 'note':
        return this.#note(step.from, step.to, step.text)
      case 'open':
        this.#y += STEP_GAP + 4
        this.#frames.push({ top: this.#y, splits: [] })
        return this.#heading(step.text)
      case 'else':
        this.#y += STEP_GAP
        this.#frames.at(-1)!.splits.push(this.#y)
        return this.#heading(step.text)
      case 'close':
        return this.#close()
    }
  }

  finish(model: SequenceModel): Drawing {
    this.#y += 16
    this.#drawLifelines()
    for (const draw of this.#messages) draw()
    this.#drawActors(model)
    return this.#drawing
  }

  #block(text: string, wrap: number): TextBlock {
    return textBlock(this.#letters, text, { size: this.#form.label, weight: 'plain', wrap })
  }

  /** Returns the height of the text. */
  #say(text: string, x: number, wrap: number, align: 'middle' | 'start' = 'middle'): number {
    const block = this.#block(text, wrap)
    const edge = this.#frames.length > 0 ? INSET + 2 : 0
    const y = this.#y
    const left =
      align === 'start' ? x : Math.min(Math.max(x - block.width / 2, edge), this.#width - edge - block.width)
    this.#taken.push({ left: left - 4, right: left + block.width + 4, from: y - 1, to: y + block.height + 1 })
    if (align === 'start') this.#drawing.words('text', block, left, y, 'start')
    else this.#drawing.words('text', block, left + block.width / 2, y, 'middle')
    return block.height
  }

  #message(step: Message): void {
    const [from, to] = [this.#actors[step.from]!, this.#actors[step.to]!]
    this.#y += STEP_GAP
    if (step.from === step.to) return this.#selfMessage(step, from)
    const span = Math.abs(to.x - from.x)
    const inside = this.#width - (this.#frames.length > 0 ? 2 * INSET + 4 : 0)
    const wrap = Math.min(inside, Math.max(span - 16, this.#width * 0.62))
    this.#y += this.#say(step.text, (from.x + to.x) / 2, wrap) + 5
    const line = this.#y
    this.#messages.push(() => drawMessage(this.#drawing, step, from.x, to.x, line))
  }

  #selfMessage({ text, dashed, arrow }: Message, { x }: ActorPlace): void {
    const toRight = x < this.#width - 70
    const room = toRight ? this.#width - x - 36 - (this.#frames.length > 0 ? INSET : 0) : x - 36
    const isBeside = room >= 90
    if (!isBeside) this.#y += this.#say(text, x, this.#width * 0.62) + 4
    const block = this.#block(text, Math.min(room, 170))
    const height = isBeside ? Math.max(20, block.height) : 18
    if (isBeside) this.#say(text, toRight ? x + 30 : x - 30 - block.width, Math.min(room, 170), 'start')
    const [far, line] = [toRight ? x + 22 : x - 22, this.#y + (height - 18) / 2]
    const loop = [
      { x, y: line },
      { x: far, y: line },
      { x: far, y: line + 18 },
      { x, y: line + 18 },
    ]
    this.#messages.push(() => drawCorners(this.#drawing, loop, { dashed, arrow }))
    this.#y += height + 4
  }

  #note(from: number, to: number, text: string): void {
    const [left, right] = [this.#actors[from]!.x, this.#actors[to]!.x]
    const block = this.#block(text, Math.min(this.#width - 24 - 2 * INSET, 240))
    const edge = this.#frames.length > 0 ? INSET : 0
    const room = Math.min(this.#width - 2 * edge, Math.max(right - left + 28, block.width + 24))
    const start = Math.min(Math.max((left + right) / 2 - room / 2, edge), this.#width - edge - room)
    this.#y += STEP_GAP
    const top = this.#y
    const box = { left: start, top, right: start + room, bottom: top + block.height + 12 }
    this.#taken.push({ left: box.left, right: box.right, from: box.top, to: box.bottom })
    this.#drawing.rectangle('note', box, 4)
    this.#drawing.words('text', block, (box.left + box.right) / 2, top + 6, 'middle')
    this.#y = box.bottom
  }

  /** The condition at the top of a frame, or of one of its parts. */
  #heading(text: string): void {
    this.#y += 6
    this.#y += this.#say(text, INSET + 4, this.#width - 2 * INSET, 'start') - 4
  }

  #close(): void {
    const { top, splits } = this.#frames.pop()!
    const right = this.#width
    this.#y += STEP_GAP
    this.#drawing.rectangle('group', { left: 0, top, right, bottom: this.#y }, 8)
    for (const y of splits) {
      this.#drawing.path('group', `M0 ${short(y)}H${short(right)}`, { left: 0, right, top: y, bottom: y })
    }
  }

  #drawLifelines(): void {
    for (const { x, bottom } of this.#actors) {
      for (const { from, to } of lifelineGaps(x, bottom, this.#y, this.#taken, this.#actors)) {
        const box = { left: x, right: x, top: from, bottom: to }
        this.#drawing.path('lifeline', `M${short(x)} ${short(from)}V${short(to)}`, box)
      }
    }
  }

  #drawActors(model: SequenceModel): void {
    for (const [at, { x, top, bottom, width, text }] of this.#actors.entries()) {
      const look = actorLook(model.actors[at]!)
      const height = bottom - top
      const y = top + height / 2
      const { height: least } = nodeSize(look, text, 0)
      drawNode(this.#drawing, look, text, { x, y, width, height: Math.max(height, least) })
      this.#drawing.cover(boxOf({ x, y, width, height }))
    }
  }
}

/** A line with its head if it has one, or with a cross where it gets lost. */
function drawMessage(
  drawing: Drawing,
  { dashed, arrow, lost }: Message,
  from: number,
  to: number,
  y: number,
): void {
  const way = Math.sign(to - from)
  const end = to - way * (lost ? Math.abs(to - from) * 0.28 : 1)
  const stop = end - way * (lost ? 2 : arrow ? 7 : 0)
  drawing.path(dashed ? 'edge-dashed' : 'edge', `M${short(from)} ${short(y)}H${short(stop)}`, {
    left: Math.min(from, end),
    right: Math.max(from, end),
    top: y,
    bottom: y,
  })
  if (lost) drawCross(drawing, end, y)
  else if (arrow) drawHead(drawing, { x: end, y }, { x: way, y: 0 })
}

function drawCross(drawing: Drawing, x: number, y: number): void {
  const [left, right, top, bottom] = [x - 5, x + 5, y - 5, y + 5].map((value) => short(value))
  const cross = `M${left} ${top}L${right} ${bottom}M${left} ${bottom}L${right} ${top}`
  drawing.path('lost', cross, { left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 })
}
