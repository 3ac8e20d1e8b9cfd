// Decides where lines meet their nodes: facing their other end, as closely as the node's corners allow, and apart from
// lines of the opposite direction.

import type { Line, Spot, Stand } from './line-plan.ts'
import { nearest } from './straighten.ts'

export interface Port extends Spot {
  /** Lines of one direction that meet a node at the same place have the same name there. */
  name: string
}

interface Meeting {
  node: string
  port: Port
  leaves: boolean
  /** Where the line comes from or goes to. */
  wanted: number
}

/** Distance between an outgoing and an incoming line. */
const APART = 14

export function placePorts(
  stands: ReadonlyMap<string, Stand>,
  lines: readonly Line[],
): { start: Port; end: Port }[] {
  const sides = new Map<string, Meeting[]>()
  const meet = (id: string, towards: Spot, leaves: boolean): Port => {
    const stand = stands.get(id)!
    const { along } = stand
    const isAfter = towards.along > (along[0] + along[1]) / 2
    const port = {
      along: along[isAfter ? 1 : 0],
      beside: nearest(stand, towards.beside),
      name: '',
    }
    const side = `${id} ${isAfter ? 'after' : 'before'}`
    sides.set(side, [...(sides.get(side) ?? []), { node: id, port, leaves, wanted: towards.beside }])
    return port
  }
  const ports = lines.map(({ from, to, passes }) => ({
    start: meet(from, passes[0] ?? middleOf(stands.get(to)!), true),
    end: meet(to, passes.at(-1) ?? middleOf(stands.get(from)!), false),
  }))
  for (const [side, meetings] of sides) spread(side, meetings, stands.get(meetings[0]!.node)!)
  return ports
}

function spread(side: string, meetings: readonly Meeting[], stand: Stand): void {
  const groups = inGroups(meetings)
  const rows: Row[] = []
  for (const group of groups) {
    let row: Row = { groups: [group], start: group.at }
    for (let before = rows.at(-1); before && row.start < endOf(before); before = rows.at(-1)) {
      rows.pop()
      row = rowOf([...before.groups, ...row.groups], stand)
    }
    rows.push(row)
  }
  for (const row of rows) for (const [at, group] of row.groups.entries()) group.at = row.start + at * APART
  for (const { members, leaves, at } of groups) {
    for (const { port } of members) {
      port.beside = at
      port.name = `${side} ${leaves} ${Math.round(at)}`
    }
  }
}

/** Groups that stand as close together as they may. */
interface Row {
  groups: readonly Group[]
  start: number
}

function endOf({ groups, start }: Row): number {
  return start + groups.length * APART
}

/** A straight line stays where it is if that leaves the others room at the node; else all move as little as they can. */
function rowOf(groups: readonly Group[], { beside: [low, high], inset }: Stand): Row {
  const starts = groups.map(({ at }, index) => at - index * APART)
  const straight = starts.filter((_, index) =>
    groups[index]!.members.some(({ wanted }) => wanted === groups[index]!.at),
  )
  const mean = (of: readonly number[]): number => of.reduce((sum, one) => sum + one, 0) / of.length
  const start = straight.length === 1 ? straight[0]! : mean(starts)
  const span = (groups.length - 1) * APART
  const [first, last] = [low + inset / 2, high - inset / 2 - span]
  if (first > last) return { groups, start: (low + high - span) / 2 }
  const fits = start >= first && start <= last
  return { groups, start: fits ? start : Math.min(Math.max(mean(starts), first), last) }
}

interface Group {
  members: Meeting[]
  leaves: boolean
  at: number
}

/**
 * Neighbours of the same direction that are too close for two ports share one: that of a straight line if there is one.
 */
function inGroups(meetings: readonly Meeting[]): Group[] {
  const groups: Group[] = []
  const inOrder = [...meetings].sort((a, b) => a.port.beside - b.port.beside || a.wanted - b.wanted)
  for (const meeting of inOrder) {
    const { port, leaves, wanted } = meeting
    const last = groups.at(-1)
    if (last?.leaves !== leaves || port.beside - last.at >= APART) {
      groups.push({ members: [meeting], leaves, at: port.beside })
      continue
    }
    last.members.push(meeting)
    if (port.beside === wanted && !last.members.some((other) => other.wanted === last.at)) last.at = wanted
  }
  return groups
}

function middleOf({ along, beside }: Stand): Spot {
  return { along: (along[0] + along[1]) / 2, beside: (beside[0] + beside[1]) / 2 }
}
