// The tables of the site itself: what other facts of the project must agree with.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readFacts } from '#scripts/content/read-facts.ts'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'
import { createWorld } from '#scripts/graph/world.ts'
import { siteConfig } from '#site/site.config.ts'
import { listFolder, readContractIn } from '../unit/scripts/compiler/site-stages.ts'

const world = createWorld()
const AUTHORS_GUIDE = readFileSync(join(PROJECT_ROOT, 'content/README.md'), 'utf8')
const content = listFolder(join(PROJECT_ROOT, 'content'))!

function columnOf(table: string, column: string): string[] {
  const { facts } = readFacts(world, content, content.data[table]!)
  return facts!.rows.flatMap((row) => row.get(column)?.values ?? [])
}

describe('the facts of the site', () => {
  it.each(Object.entries(content.data))('%s can be read without a problem', (_name, file) => {
    const { facts, diagnostics } = readFacts(world, content, file)
    expect(diagnostics).toEqual([])
    expect(facts!.rows.length).toBeGreaterThan(0)
  })

  it.each(Object.entries(content.data))(
    '%s is listed for authors with its columns, hidden ones marked',
    (name, file) => {
      const { columns } = readFacts(world, content, file).facts!
      const marked = columns.map((column) => `\`${column.name}\`${column.hidden ? '†' : ''}`)
      expect(AUTHORS_GUIDE).toMatch(new RegExp(`^\\| \`${name}\` \\| ${marked.join(', ')}(?:;| \\|)`, 'm'))
    },
  )

  it.each([
    ['test-cards', ['number']],
    ['test-cards-bin', ['number']],
    ['test-cards-3ds', ['numbers']],
    ['test-cards-account-updater', ['number', 'new_number']],
    ['test-cards-network-tokens', ['visa', 'mastercard', 'discover', 'amex']],
  ])('%s holds numbers that pass the Luhn check', (table, columns) => {
    const numbers = columns.flatMap((column) => columnOf(table, column))
    expect(numbers.length).toBeGreaterThan(0)
    expect(numbers.filter((number) => !passesLuhn(number))).toEqual([])
  })

  it('says of the unchecked 3D Secure numbers what is true: they do not pass', () => {
    expect(columnOf('test-cards-3ds', 'unchecked').filter(passesLuhn)).toEqual([])
  })

  it('names each permission and each event once', () => {
    for (const table of ['permissions', 'events']) {
      const names = columnOf(table, 'name')
      expect(names).toEqual([...new Set(names)])
    }
    expect(columnOf('events', 'name')).toHaveLength(57)
  })

  describe('beside the contract', async () => {
    const { contract } = await readContractIn(content.root, siteConfig)
    const enumOf = (schema: string) =>
      (contract!.schemas[schema] as { enum?: string[] } | undefined)?.enum ?? []

    it.each([
      ['events', 'name', 'WebhookEventType'],
      ['token-types', 'type', 'TokenType'],
      ['account-updater-result-codes', 'code', 'AccountUpdaterResultCode'],
    ])('%s names what %s of %s allows', (table, column, schema) => {
      expect(columnOf(table, column).sort()).toEqual([...enumOf(schema)].sort())
    })

    it('permissions name all that operations ask for', () => {
      const asked = Object.values(contract!.operations).flatMap(({ permissions }) => permissions)
      expect(asked.length).toBeGreaterThan(0)
      expect(asked.filter((name) => !columnOf('permissions', 'name').includes(name))).toEqual([])
    })
  })
})

function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}
