// Draws lines between nodes: straight segments with round corners and an arrowhead.

import { short, type Box, type Drawing } from './drawing.ts'

export interface Point {
  x: number
  y: number
}

interface LineStyle {
  dashed: boolean
  arrow: boolean
}

const HEAD = { length: 8, half: 4.2 }

/** Straight lines with round corners. */
export function drawCorners(drawing: Drawing, points: readonly Point[], style: LineStyle): void {
  const last = points.at(-1)!
  const before = points.at(-2)!
  const way = { x: Math.sign(last.x - before.x), y: Math.sign(last.y - before.y) }
  const path = style.arrow
    ? [
        ...points.slice(0, -1),
        { x: last.x - way.x * (HEAD.length - 1), y: last.y - way.y * (HEAD.length - 1) },
      ]
    : points
  drawing.path(style.dashed ? 'edge-dashed' : 'edge', roundCorners(path), around(points))
  if (style.arrow) drawHead(drawing, last, way)
}

export function drawHead(drawing: Drawing, tip: Point, way: Point): void {
  const back = { x: tip.x - way.x * HEAD.length, y: tip.y - way.y * HEAD.length }
  const side = { x: -way.y * HEAD.half, y: way.x * HEAD.half }
  const corners = [
    tip,
    { x: back.x + side.x, y: back.y + side.y },
    { x: back.x - side.x, y: back.y - side.y },
  ]
  drawing.path('head', `M${corners.map(at).join('L')}Z`, around(corners))
}

function roundCorners(points: readonly Point[]): string {
  const first = points[0]!
  return points.slice(1).reduce(
    (data, point, index) => {
      const next = points[index + 2]
      if (!next) return `${data}L${at(point)}`
      const radius = Math.min(8, distance(points[index]!, point) / 2, distance(point, next) / 2)
      const [enter, leave] = [towards(point, points[index]!, radius), towards(point, next, radius)]
      return `${data}L${at(enter)}Q${at(point)} ${at(leave)}`
    },
    `M${at(first)}`,
  )
}

function towards(from: Point, to: Point, length: number): Point {
  const share = length / (distance(from, to) || 1)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function at({ x, y }: Point): string {
  return `${short(x)} ${short(y)}`
}

function around(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}
