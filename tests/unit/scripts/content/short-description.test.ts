import { describe, expect, it } from 'vitest'
import { shortDescription } from '#scripts/content/short-description.ts'

const words = (characters: number): string => 'word, '.repeat(characters / 6)

describe('shortDescription', () => {
  it('leaves what fits as it is', () => {
    expect(shortDescription('One. Two.')).toBe('One. Two.')
    expect(shortDescription('a'.repeat(155))).toBe('a'.repeat(155))
  })

  it('ends with a whole sentence where one is long enough', () => {
    const first = `${'a'.repeat(80)}.`
    expect(shortDescription(`${first} ${words(120)}`)).toBe(first)
  })

  it('ends with a whole word otherwise, without what divides it from the next', () => {
    const short = shortDescription(`Short. ${words(180)}`)
    expect(short.length).toBeLessThanOrEqual(155)
    expect(short).toMatch(/word…$/)
  })
})
