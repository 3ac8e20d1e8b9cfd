// Decides where lines meet their nodes: facing their other end, as closely as the node's corners allow, and apart from
// lines of the opposite direction.

import type { Line, Spot, Stand } from './line-plan.ts'
import { nearest } from './straighten.ts'

export interface Port extends Spot {
  /** Lines of one direction that meet a node at the same place have the same name there. */
  name: string
}

interface Meeting {
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
    sides.set(side, [...(sides.get(side) ?? []), { port, leaves, wanted: towards.beside }])
    return port
  }
  const ports = lines.map(({ from, to, passes }) => ({
    start: meet(from, passes[0] ?? middleOf(stands.get(to)!), true),
    end: meet(to, passes.at(-1) ?? middleOf(stands.get(from)!), false),
  }))
  for (const [side, meetings] of sides) spread(side, meetings)
  return ports
}

function spread(side: string, meetings: readonly Meeting[]): void {
  const groups = inGroups(meetings)
  groups.forEach((group, index) => {
    const before = groups[index - 1]
    const lack = before ? APART - (group.at - before.at) : 0
    if (lack <= 0) return
    for (const earlier of groups.slice(0, index)) earlier.at -= lack / 2
    for (const later of groups.slice(index)) later.at += lack / 2
  })
  for (const { members, leaves, at } of groups) {
    for (const { port } of members) {
      port.beside = at
      port.name = `${side} ${leaves} ${Math.round(at)}`
    }
  }
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
