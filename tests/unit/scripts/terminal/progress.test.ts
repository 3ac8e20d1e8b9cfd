import { describe, expect, it } from 'vitest'
import { createSteps } from '#scripts/terminal/progress.ts'

function recorder(isTTY: boolean): { text: () => string; write(text: string): void; isTTY: boolean } {
  let written = ''
  return { text: () => written, write: (text) => void (written += text), isTTY }
}

describe('createSteps', () => {
  it('prints one line per finished step where there is no terminal', async () => {
    const output = recorder(false)
    const steps = createSteps('build', output)
    expect(
      await steps.run(
        'compile',
        () => 3,
        (count) => `${count} pages`,
      ),
    ).toBe(3)
    expect(output.text()).toMatch(/^build: compile: 3 pages \(\d+ ms\)\n$/)
    expect(steps.timings.map(({ name }) => name)).toEqual(['compile'])
  })

  it('shows a running step in a terminal and replaces it by the finished one', async () => {
    const output = recorder(true)
    await createSteps('build', output).run('compile', () => undefined)
    expect(output.text()).toMatch(/^build: compile …\r\u001b\[2Kbuild: compile \(\d+ ms\)\n$/)
  })

  it('passes on what a step throws', async () => {
    const failing = createSteps('build', recorder(false)).run('compile', () =>
      Promise.reject(new Error('no')),
    )
    await expect(failing).rejects.toThrow('no')
  })
})
