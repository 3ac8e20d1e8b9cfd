// Collects the shapes and words of a drawing, and writes the SVG image.

import type { Letters } from '../fonts/letters.ts'
import { roleAttributes, type Palette, type Role } from './palette.ts'
import { baseline, type TextBlock } from './text-block.ts'
import { escapeHtml } from '../project/escape-html.ts'

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

interface Item {
  role: Role
  markup: string
}

/** Margin around the drawing; half a line's width fits into it. */
const MARGIN = 3

export class Drawing {
  readonly #letters: Letters
  readonly #items: Item[] = []
  /** Ids of glyphs in this drawing, by their id in the font. */
  readonly #used = new Map<string, string>()
  #bounds: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }

  constructor(letters: Letters) {
    this.#letters = letters
  }

  path(role: Role, data: string, around: Box): void {
    this.#items.push({ role, markup: `<path d="${data}"/>` })
    this.cover(around)
  }

  rectangle(role: Role, { left, top, right, bottom }: Box, radius: number): void {
    const size = `width="${short(right - left)}" height="${short(bottom - top)}"`
    this.#items.push({
      role,
      markup: `<rect x="${short(left)}" y="${short(top)}" ${size} rx="${short(radius)}"/>`,
    })
    this.cover({ left, top, right, bottom })
  }

  circle(role: Role, x: number, y: number, radius: number): void {
    this.#items.push({ role, markup: `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"/>` })
    this.cover({ left: x - radius, top: y - radius, right: x + radius, bottom: y + radius })
  }

  /** Lines of words: centred on `x`, or from it or to it. */
  words(role: Role, block: TextBlock, x: number, top: number, align: 'start' | 'middle' | 'end'): void {
    const scale = block.size / this.#letters.units
    block.lines.forEach((line, at) => {
      const width = this.#letters.width(line, block.size, block.weight)
      const left = x - (align === 'middle' ? width / 2 : align === 'end' ? width : 0)
      const y = top + baseline(block, at)
      const uses = this.#letters
        .glyphs(line, block.weight)
        .filter(({ id }) => this.#letters.outline(id) !== '')
      const letters = uses.map(({ id, x: from }) => `<use href="#${this.#nameOf(id)}" x="${from}"/>`).join('')
      const place = `translate(${short(left)} ${short(y)})scale(${short(scale, 5)} ${short(-scale, 5)})`
      this.#items.push({
        role,
        markup: `<g aria-label="${escapeHtml(line)}" transform="${place}">${letters}</g>`,
      })
      this.cover({ left, top: y - block.size, right: left + width, bottom: y + block.size * 0.3 })
    })
  }

  cover(box: Box): void {
    const now = this.#bounds
    this.#bounds = {
      left: Math.min(now.left, box.left),
      top: Math.min(now.top, box.top),
      right: Math.max(now.right, box.right),
      bottom: Math.max(now.bottom, box.bottom),
    }
  }

  get width(): number {
    return Math.ceil(this.#bounds.right - this.#bounds.left + 2 * MARGIN)
  }

  get height(): number {
    return Math.ceil(this.#bounds.bottom - this.#bounds.top + 2 * MARGIN)
  }

  toSvg(palette: Palette, hash: string): string {
    const { width, height } = this
    const view = `${short(this.#bounds.left - MARGIN)} ${short(this.#bounds.top - MARGIN)} ${width} ${height}`
    const outlines = [...this.#used]
      .map(([id, name]) => `<path id="${name}" d="${this.#letters.outline(id)}"/>`)
      .join('')
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}" data-source-hash="${hash}"><defs>${outlines}</defs>${this.#groups(palette)}</svg>\n`
  }

  #nameOf(id: string): string {
    const known = this.#used.get(id)
    if (known !== undefined) return known
    const name = this.#used.size.toString(36).replace(/^\d/, '_$&')
    this.#used.set(id, name)
    return name
  }

  /** Neighbours with the same role share a group. */
  #groups(palette: Palette): string {
    const parts: string[] = []
    let role: Role | undefined
    for (const item of this.#items) {
      if (item.role !== role) parts.push(`${role ? '</g>' : ''}<g ${roleAttributes(palette, item.role)}>`)
      parts.push(item.markup)
      role = item.role
    }
    return `${parts.join('')}${role ? '</g>' : ''}`
  }
}

/** A number with no more digits than are visible. */
export function short(value: number, digits = 1): string {
  return String(Number(value.toFixed(digits)))
}
