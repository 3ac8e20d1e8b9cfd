import { describe, expect, it } from 'vitest'
import { compileBody } from '../../compile-text.ts'

const steps =
  '<Steps>\n<Step title="One">\n\nText.\n\n</Step>\n<Step title="Two" id="second">\n\nText.\n\n</Step>\n</Steps>'

describe('rehypeStepHeadings', () => {
  it('puts step titles one level below the heading above', async () => {
    const { toc } = await compileBody(
      `## Install\n\n${steps}\n\n### Linux\n\n${steps.replace(' id="second"', '')}`,
    )
    expect(toc.map(({ id, level }) => `${level} ${id}`)).toEqual([
      '2 install',
      '3 one',
      '3 second',
      '3 linux',
    ])
  })

  it('puts steps without a heading above on level two', async () => {
    const { body } = await compileBody(steps)
    expect(body).toContain('<li class="step"><h2 class="step__title" id="one">One<a')
    expect(body).toContain('<h2 class="step__title" id="second">Two<a')
  })
})
