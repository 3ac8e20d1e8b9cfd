// Moves parts of a value to other places in it.

import { isAtOrBelow } from '../../../model/urls.ts'
import { pointerSteps, valueAt } from './json-pointer.ts'
import type { KnownValue } from './known-value.ts'

/** From one JSON Pointer to another. */
export type Move = readonly [from: string, to: string]

type Fields = Record<string, unknown>

export function movedValue(value: KnownValue, moves: readonly Move[]): KnownValue {
  const json = structuredClone(value.json)
  for (const [from, to] of moves) {
    const around = valueAt(json, parentOf(parentOf(to))) as Fields
    const fields = (valueAt(json, parentOf(to)) ?? (around[nameOf(parentOf(to))] = {})) as Fields
    fields[nameOf(to)] = valueAt(json, from)
  }
  for (const [from] of moves) removeAt(json, from)
  const moved = (pointer: string): string => movedPointer(pointer, moves)
  return {
    ...value,
    json,
    holes: new Map([...value.holes].map(([pointer, kind]) => [moved(pointer), kind])),
    open: new Set([...value.open].map(moved)),
  }
}

/** Where a pointer leads once the parts are moved. */
export function movedPointer(pointer: string, moves: readonly Move[]): string {
  const move = moves.find(([from]) => isAtOrBelow(pointer, from))
  return move ? move[1] + pointer.slice(move[0].length) : pointer
}

/** An object goes with the last of its fields. */
function removeAt(json: unknown, pointer: string): void {
  const fields = valueAt(json, parentOf(pointer)) as Fields
  delete fields[nameOf(pointer)]
  if (pointer.lastIndexOf('/') > 0 && Object.keys(fields).length === 0) removeAt(json, parentOf(pointer))
}

const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'))
const nameOf = (pointer: string): string => pointerSteps(pointer).at(-1) ?? ''
