import { expect, it } from 'vitest'
import { shortProperties } from '#scripts/compiler/bundles/short-properties.ts'

const shorten = shortProperties(':root{--color-text: black;--slow: 1s}')

it('gives a design token one short name wherever it is declared and used', () => {
  expect(shorten(':root{--color-text: #000;--slow: .1s}')).toBe(':root{--0:#000;--1:.1s}')
  expect(shorten('p{color:var(--color-text)}')).toBe('p{color:var(--0)}')
})

it('leaves other properties and the names of classes alone', () => {
  expect(shorten('.a--slow{--kind: red;color:var(--color-text-soft)}')).toBe(
    '.a--slow{--kind:red;color:var(--color-text-soft)}',
  )
})
