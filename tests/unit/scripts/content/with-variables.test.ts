import { expect, it } from 'vitest'
import { withVariables } from '#scripts/content/with-variables.ts'

const variables = { brand: 'Acme', 'key-header': 'ACM-API-KEY' }

it.each([
  ['%brand% takes %key-header%', 'Acme takes ACM-API-KEY'],
  ['%APPDATA% and 100 % of 20 %', '%APPDATA% and 100 % of 20 %'],
  [String.raw`\%brand% stands for %brand%`, '%brand% stands for Acme'],
  ['%constructor% and %toString%', '%constructor% and %toString%'],
])('puts variables in place of their names: %s', (text, expected) => {
  expect(withVariables(text, variables)).toBe(expected)
})
