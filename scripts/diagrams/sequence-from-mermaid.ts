// Converts mermaid's parse of a sequence diagram to actors and steps.

import type { SequenceModel, SequenceStep } from './diagram-model.ts'

export interface MermaidSequence {
  type: 'sequence'
  actors: { id: string; label: string }[]
  messages: { type: number; from?: string; to?: string; message?: unknown }[]
  /** Mermaid's names of the kinds of line. */
  kinds: Record<string, number>
}

type Message = MermaidSequence['messages'][number]

/** Throws for a kind of line that the drawings do not support. */
export function sequenceFromMermaid({ actors, messages, kinds }: MermaidSequence): SequenceModel {
  const names = new Map(Object.entries(kinds).map(([name, type]) => [type, name]))
  const place = (id: string | undefined): number => actors.findIndex((actor) => actor.id === id)
  const step = ({ type, from, to, message }: Message): SequenceStep => {
    const name = names.get(type) ?? String(type)
    const text = typeof message === 'string' ? message.replaceAll(/\s+/g, ' ').trim() : ''
    if (/^(?:SOLID|DOTTED)(?:_CROSS|_OPEN|_POINT)?$/.test(name)) {
      return {
        kind: 'message',
        from: place(from),
        to: place(to),
        text,
        dashed: name.startsWith('DOTTED'),
        lost: name.endsWith('_CROSS'),
      }
    }
    if (name === 'NOTE') {
      const [left, right] = [place(from), place(to)].sort((a, b) => a - b)
      return { kind: 'note', from: left!, to: right!, text }
    }
    if (/^(?:ALT|OPT|LOOP)_START$/.test(name)) {
      const lead = { A: 'If', O: 'If', L: 'Repeat:' }[name[0] as 'A' | 'O' | 'L']
      return { kind: 'open', text: `${lead} ${text}` }
    }
    if (name === 'ALT_ELSE') return { kind: 'else', text: text === '' ? 'Otherwise' : `If ${text}` }
    if (/^(?:ALT|OPT|LOOP)_END$/.test(name)) return { kind: 'close' }
    throw new Error(`sequence diagrams with ${name} cannot be drawn: use messages, notes, alt, opt and loop`)
  }
  return { kind: 'sequence', actors: actors.map(({ label }) => label), steps: messages.map(step) }
}
