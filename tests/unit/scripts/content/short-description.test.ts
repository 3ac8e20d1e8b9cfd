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
    expect(shortDescription(`${first} W${words(120)}`)).toBe(first)
  })

  it('ends with a whole word otherwise, without what divides it from the next', () => {
    const short = shortDescription(`Short. ${words(180)}`)
    expect(short.length).toBeLessThanOrEqual(155)
    expect(short).toMatch(/word…$/)
  })

  it('ends with the sentence that fills it', () => {
    const whole = `${'word '.repeat(30)}end.`
    expect(whole.length).toBe(154)
    expect(shortDescription(`${whole} And more.`)).toBe(whole)
    expect(shortDescription(`A${whole} And more.`)).toBe(`A${whole}`)
  })

  it('ends with a whole character where there is no word to end with', () => {
    for (const long of ['😀'.repeat(100), `a${'😀'.repeat(100)}`, '箱'.repeat(200)]) {
      const short = shortDescription(long)
      expect(short.isWellFormed()).toBe(true)
      expect(short.length).toBeGreaterThan(150)
      expect(short.length).toBeLessThanOrEqual(155)
    }
  })

  it('does not take an abbreviation for the end of a sentence', () => {
    const text = `${'word '.repeat(20)}with a scope, e.g. ${'word '.repeat(20)}`
    expect(shortDescription(text)).toMatch(/word…$/)
  })
})
