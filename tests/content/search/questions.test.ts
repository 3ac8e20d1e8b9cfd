// Proves that the sets of questions and pasted failures are what they claim to be, before anything is measured on them.

import { describe, expect, it } from 'vitest'
import {
  readDeadlineQuestions,
  readFailures,
  readHeldOutQuestions,
  readIntegratorQuestions,
  readQuestions,
  readReaderQuestions,
  readRoleQuestions,
  readUnseenQuestions,
  readVoiceQuestions,
} from '#scripts/bench/ranking/golden-sets.ts'

const integrators = readIntegratorQuestions()
const readers = readReaderQuestions()
const roles = readRoleQuestions()
const deadline = readDeadlineQuestions()
const voices = readVoiceQuestions()
const tuned = [
  ...readQuestions(),
  ...[integrators, readers, roles, deadline, voices].flatMap((parted) => parted.tuned),
]
const heldOut = [
  ...readHeldOutQuestions(),
  ...readUnseenQuestions(),
  ...integrators.heldOut,
  ...readers.heldOut,
  ...roles.heldOut,
  ...deadline.heldOut,
  ...voices.heldOut,
]

describe('the golden questions', () => {
  it('are at least 150, and a third of them is held out', () => {
    const all = tuned.length + heldOut.length
    expect(all).toBeGreaterThanOrEqual(150)
    expect(heldOut.length / all).toBeGreaterThan(0.32)
  })

  it('ask nothing twice', () => {
    const texts = [...tuned, ...heldOut].map(({ query }) => query)
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('each name at least one page', () => {
    expect([...tuned, ...heldOut].filter(({ targets }) => targets.length === 0)).toEqual([])
  })
})

describe('the golden failures', () => {
  it('are at least 60, of every kind', () => {
    const failures = readFailures()
    expect(failures.length).toBeGreaterThanOrEqual(60)
    expect(new Set(failures.map(({ kind }) => kind)).size).toBe(5)
  })

  it('each lead somewhere and tell what they leave open', () => {
    for (const { paste, pages, operation, unknown = [] } of readFailures()) {
      expect(pages.length, paste).toBeGreaterThan(0)
      expect(operation === undefined, paste).toBe(unknown.includes('operation') || pages.some(isGeneral))
    }
  })
})

const isGeneral = (page: string): boolean => page.startsWith('/docs/api/proxies/proxy-errors')
