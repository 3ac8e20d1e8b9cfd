import { describe, expect, it } from 'vitest'
import { parseArguments } from '#scripts/terminal/arguments.ts'

const command = {
  name: 'build',
  summary: 'Builds.',
  options: {
    out: { type: 'string', value: 'DIR', help: 'folder', default: 'dist' },
    content: { type: 'string', value: 'DIR', help: 'folder' },
    'no-cache': { type: 'boolean', help: 'anew' },
  },
} as const

describe('parseArguments', () => {
  it('gives defaults for what is not written', () => {
    expect(parseArguments(command, []).values).toEqual({ out: 'dist', content: undefined, 'no-cache': false })
  })

  it('reads values written with a space or an equals sign, and flags', () => {
    const { values } = parseArguments(command, ['--out', 'a', '--content=b', '--no-cache'])
    expect(values).toEqual({ out: 'a', content: 'b', 'no-cache': true })
  })

  it.each([
    [['--ot', 'a'], 'unknown option --ot; did you mean --out?'],
    [['--verbose'], 'unknown option --verbose'],
    [['--out'], '--out needs a value: --out DIR'],
    [['--no-cache=yes'], '--no-cache takes no value'],
    [['dist'], 'unexpected argument "dist": this command takes only options'],
  ])('refuses %j: %s', (args, message) => {
    expect(() => parseArguments(command, args)).toThrow(message)
  })

  it('takes one of the listed names where the command has them', () => {
    const bench = {
      ...command,
      positionals: { name: 'kind', help: 'what', values: { build: 'a', serve: 'b' } },
    }
    expect(parseArguments(bench, ['serve']).positionals).toEqual(['serve'])
    expect(() => parseArguments(bench, ['page'])).toThrow('unknown kind "page": use one of build, serve')
    expect(() => parseArguments(bench, ['sreve'])).toThrow('; did you mean serve?')
  })

  it('refuses a second name unless the command takes several', () => {
    const positionals = { name: 'step', help: 'run only these' }
    expect(() => parseArguments({ ...command, positionals }, ['unit', 'browser'])).toThrow(
      'unexpected argument "browser": give only one step',
    )
    const several = { ...command, positionals: { ...positionals, several: true as const } }
    expect(parseArguments(several, ['unit', 'browser']).positionals).toEqual(['unit', 'browser'])
  })
})
