// Measures and draws one node: the space its label needs, and the shape around it.

import type { Look } from './actor-role.ts'
import { short, type Box, type Drawing } from './drawing.ts'
import type { TextBlock } from './text-block.ts'

export interface Placed {
  x: number
  y: number
  width: number
  height: number
}

const PADDING = { across: 13, down: 9 }
/** The height that a store's lid adds; its curve is as deep above as below. */
export const LID = 5
/** How much width a point takes, and half the size of a dot. */
const POINT = 13
const DOT = 7

export function nodeSize(look: Look, text: TextBlock, least: number): { width: number; height: number } {
  if (look.shape === 'start' || look.shape === 'end') return { width: 2 * DOT, height: 2 * DOT }
  const width = Math.max(least, text.width + 2 * PADDING.across)
  const height = text.height + 2 * PADDING.down
  if (look.shape === 'store') return { width, height: height + LID }
  if (look.shape === 'decision') return { width: width + POINT, height }
  return { width, height }
}

export function boxOf({ x, y, width, height }: Placed): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 }
}

export function drawNode(drawing: Drawing, { shape, role }: Look, text: TextBlock, place: Placed): void {
  const box = boxOf(place)
  if (shape === 'start' || shape === 'end') {
    if (shape === 'start') drawing.circle('dot', place.x, place.y, DOT - 1)
    else {
      drawing.circle('ring', place.x, place.y, DOT)
      drawing.circle('dot', place.x, place.y, DOT - 4)
    }
    return
  }
  if (shape === 'store') drawStore(drawing, role, box)
  else if (shape === 'decision') drawing.path(role, pointed(box), box)
  else drawing.rectangle(role, box, shape === 'pill' ? place.height / 2 : 7)
  const drop = shape === 'store' ? LID - 1 : 0
  drawing.words('text', text, place.x, place.y - text.height / 2 + drop, 'middle')
}

function drawStore(drawing: Drawing, role: Look['role'], box: Box): void {
  const [left, right, radius] = [short(box.left), short(box.right), short((box.right - box.left) / 2)]
  const [top, bottom] = [short(box.top + LID), short(box.bottom - LID)]
  const lid = `${radius} ${LID} 0 0`
  drawing.path(
    role,
    `M${left} ${top}A${lid} 1 ${right} ${top}V${bottom}A${lid} 1 ${left} ${bottom}ZM${left} ${top}A${lid} 0 ${right} ${top}`,
    box,
  )
}

/** A box with a point at each side: a question. */
function pointed({ left, top, right, bottom }: Box): string {
  const middle = short((top + bottom) / 2)
  const [near, far] = [short(left + POINT), short(right - POINT)]
  return `M${near} ${short(top)}H${far}L${short(right)} ${middle}L${far} ${short(bottom)}H${near}L${short(left)} ${middle}Z`
}
