// The question between two steps, on a terminal: what each answer means, and what no answer means.

import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { terminalDecision } from '#scripts/publish/comparison/ask-terminal.ts'

const CTRL_C = '\u0003'
const CTRL_D = '\u0004'

/** A terminal on which `typed` is typed. */
function terminal(typed: string, isTTY = true) {
  const input = Object.assign(new PassThrough(), { isTTY, setRawMode: () => input })
  const output = Object.assign(new PassThrough(), { isTTY, columns: 200 })
  const decide = terminalDecision({ input, output })
  const decision = decide?.()
  input.write(typed)
  return { decide, decision, input, shown: () => String(output.read()) }
}

it.each([
  ['c', 'on'],
  ['continue', 'on'],
  ['g', 'on'],
  [' Wait ', 'wait'],
  ['B', 'back'],
])('takes "%s" for %s', async (typed, decision) => {
  await expect(terminal(`${typed}\r`).decision).resolves.toBe(decision)
})

it.each(['', 'y', 'yes', 'no', 'goo', '\u001b[A'])(
  'asks again after "%s", and says what counts',
  async (typed) => {
    const { decision, shown } = terminal(`${typed}\rb\r`)
    await expect(decision).resolves.toBe('back')
    const text = shown()
    expect(text.match(/\[b\]ack\? /g)!.length).toBeGreaterThan(1)
    expect(text).toContain('traffic stays split until you choose')
  },
)

it.each([
  ['Ctrl+C', CTRL_C],
  ['Ctrl+D', CTRL_D],
])('takes %s for no decision', async (_, key) => {
  await expect(terminal(key).decision).resolves.toBe('leave')
})

it('takes the end of the input for no decision', async () => {
  const { decision, input } = terminal('')
  input.end()
  await expect(decision).resolves.toBe('leave')
})

it('asks nobody without a terminal', () => {
  expect(terminal('g\r', false).decide).toBeUndefined()
})
