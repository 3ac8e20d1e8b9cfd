import { expect, it } from 'vitest'
import { readPort } from '#scripts/terminal/read-port.ts'

it.each([
  ['1', 1],
  ['8787', 8787],
  ['65535', 65_535],
])('reads %s', (text, port) => expect(readPort(text, 1)).toBe(port))

it.each(['65536', '99999', '0', '-1', '80.5', '0x50', '', 'http'])(
  'refuses %j, and says what to use',
  (text) => {
    expect(() => readPort(text, 1)).toThrow(`"${text}" is not a port: use a number from 1 to 65535`)
  },
)

it('takes 0 where any free port will do', () => {
  expect(readPort('0', 0)).toBe(0)
  expect(() => readPort('x', 0)).toThrow('from 0 (any free port) to 65535')
})
