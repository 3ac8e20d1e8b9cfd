// Card numbers in a draft's body that no table publishes for testing: they may be real.

import { findCards } from '#site/api/code/safety/find-cards.ts'
import type { AgentTable } from '#site/model/agents/agent-data.ts'

const NUMBER = /\d(?:[ -]?\d){12,18}/g

/** Whether a body, as JSON text, holds a number like a card's that is in no cell of the tables. */
export function holdsUnpublishedCard(json: string, facts: Readonly<Record<string, AgentTable>>): boolean {
  const cells = Object.values(facts).flatMap(({ rows }) => rows.flatMap((row) => Object.values(row)))
  const numbers = cells.flatMap((cell) => cell.match(NUMBER) ?? [])
  const cards = new Set(numbers.map((number) => number.replaceAll(/\D/g, '')))
  return cards.size > 0 && findCards(json, { cards }).length > 0
}
