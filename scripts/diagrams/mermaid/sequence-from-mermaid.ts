// Converts mermaid's parse of a sequence diagram to actors and steps.

import type { SequenceModel, SequenceStep } from './diagram-model.ts'
import { textOfMessage } from './label-text.ts'

export interface MermaidSequence {
  type: 'sequence'
  actors: { id: string; label: string }[]
  messages: { type: number; from?: string; to?: string; message?: unknown }[]
  /** Mermaid's names of the kinds of line. */
  kinds: Record<string, number>
}

type Message = MermaidSequence['messages'][number]

/** What begins a frame, with and without a condition. */
const OPENINGS: Record<string, { lead: string; alone: string }> = {
  ALT_START: { lead: 'If ', alone: 'Either' },
  OPT_START: { lead: 'If ', alone: 'Sometimes' },
  LOOP_START: { lead: 'Repeat: ', alone: 'Repeat' },
}

/** Throws for what the drawings do not support. */
export function sequenceFromMermaid({ actors, messages, kinds }: MermaidSequence): SequenceModel {
  if (actors.length === 0) throw new Error('there is nothing to draw: write messages between actors')
  const names = new Map(Object.entries(kinds).map(([name, type]) => [type, name]))
  const place = (id: string | undefined): number => actors.findIndex((actor) => actor.id === id)
  const step = ({ type, from, to, message }: Message): SequenceStep => {
    const name = names.get(type) ?? String(type)
    const text = typeof message === 'string' ? textOfMessage(message) : ''
    if (/^(?:SOLID|DOTTED)(?:_CROSS|_OPEN|_POINT)?$/.test(name)) {
      const [dashed, lost] = [name.startsWith('DOTTED'), name.endsWith('_CROSS')]
      const arrow = !name.endsWith('_OPEN')
      return { kind: 'message', from: place(from), to: place(to), text, dashed, lost, arrow }
    }
    if (name === 'NOTE') {
      const [left, right] = [place(from), place(to)].sort((a, b) => a - b)
      return { kind: 'note', from: left!, to: right!, text }
    }
    const opening = OPENINGS[name]
    if (opening) return { kind: 'open', text: text === '' ? opening.alone : `${opening.lead}${text}` }
    if (name === 'ALT_ELSE') return { kind: 'else', text: text === '' ? 'Otherwise' : `If ${text}` }
    if (/^(?:ALT|OPT|LOOP)_END$/.test(name)) return { kind: 'close' }
    throw new Error(`sequence diagrams with ${name} cannot be drawn: use messages, notes, alt, opt and loop`)
  }
  return {
    kind: 'sequence',
    actors: actors.map(({ label }) => textOfMessage(label)),
    steps: messages.map(step),
  }
}
