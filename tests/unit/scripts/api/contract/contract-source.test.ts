import { expect, it } from 'vitest'
import { readContractSource } from '#scripts/api/contract/contract-source.ts'

const values = { brand: 'Acme', PREFIX: 'ACM', 'api-host': 'https://api.acme.example' }

it('replaces the site’s variables', () => {
  const { text, unknown } = readContractSource("title: '%brand% API'\nname: '%PREFIX%-API-KEY'\n", values)
  expect(text).toBe("title: 'Acme API'\nname: 'ACM-API-KEY'\n")
  expect(unknown).toEqual([])
})

it('leaves formats and unknown names, and says where the unknown names are', () => {
  const { text, unknown } = readContractSource('a: %Y-%m-%d\nb: %brnd%\n', values)
  expect(text).toBe('a: %Y-%m-%d\nb: %brnd%\n')
  expect(unknown).toEqual([{ name: 'brnd', line: 2, column: 4 }])
})

it('finds the way back to the column in the file, after, before and inside of a value', () => {
  const source = readContractSource('url: %api-host%/%PREFIX%/x', values)
  expect(source.text).toBe('url: https://api.acme.example/ACM/x')
  const columns = ['u', 'https', 'api.acme', '/ACM', 'ACM', '/x'].map((part) =>
    source.columnInFile(1, source.text.indexOf(part) + 1),
  )
  expect(columns).toEqual([1, 6, 6, 16, 17, 25])
})
