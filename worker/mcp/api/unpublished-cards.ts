// Card numbers in a draft's body that no table publishes for testing: they may be real.

import { findCards } from '#site/api/code/safety/find-cards.ts'
import type { AgentTable } from '#site/model/agents/agent-data.ts'

const NUMBER = /\d(?:[ -]?\d){12,18}/g
/** The tables of cards for testing, by the beginning of their names. */
const TEST_CARDS = 'test-cards'
/** Payment networks issue numbers that begin with these; times in milliseconds begin with 1. */
const LEADING_DIGIT = /[2-6]/

/** Whether a body holds a number like a card's that no table publishes. Text that is not JSON is read as it is. */
export function holdsUnpublishedCard(body: string, facts: Readonly<Record<string, AgentTable>>): boolean {
  const tables = Object.entries(facts).flatMap(([name, table]) => (name.startsWith(TEST_CARDS) ? table : []))
  const cells = tables.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row)))
  const numbers = cells.flatMap((cell) => cell.match(NUMBER) ?? [])
  const cards = new Set(numbers.map((number) => number.replaceAll(/\D/g, '')))
  return cards.size > 0 && textsOf(body).some((text) => holdsCard(text, cards))
}

const holdsCard = (text: string, cards: ReadonlySet<string>): boolean =>
  findCards(text, { cards }).some(({ column }) => LEADING_DIGIT.test(text.charAt(column)))

/** Line breaks and tabs, as JSON that does not parse writes them. */
const ESCAPED_SPACE = /\\[nrt]/g

/** The names, strings and numbers of JSON; any other text itself, and what it holds if it is a form. */
function textsOf(body: string): string[] {
  try {
    return leavesOf(JSON.parse(body))
  } catch {
    return [body.replaceAll(ESCAPED_SPACE, ' '), ...[...new URLSearchParams(body)].flat()]
  }
}

function leavesOf(json: unknown): string[] {
  const texts: string[] = []
  const open = [json]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value === 'string' || typeof value === 'number') texts.push(String(value))
    else if (typeof value === 'object' && value !== null) {
      texts.push(...Object.keys(value))
      open.push(...Object.values(value))
    }
  }
  return texts
}
