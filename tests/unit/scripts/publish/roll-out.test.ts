import { describe, expect, it } from 'vitest'
import { earlierVersion, parseSteps } from '#scripts/publish/roll-out.ts'

describe('parseSteps', () => {
  it('reads percentages that rise to 100', () => {
    expect(parseSteps('100')).toEqual([100])
    expect(parseSteps('1, 10,50,100')).toEqual([1, 10, 50, 100])
  })

  it.each(['', '10', '50,10,100', '0,100', '10,10,100', '10,100,110', 'ten,100', '12.5,100', '-5,100'])(
    'refuses "%s"',
    (text) => {
      expect(() => parseSteps(text)).toThrow(/write rising whole percentages that end with 100/)
    },
  )
})

describe('earlierVersion', () => {
  it('is the version beside the new one that serves most readers', () => {
    const shares = [
      { versionId: 'a', percentage: 10 },
      { versionId: 'b', percentage: 90 },
    ]
    expect(earlierVersion({ createdOn: '', shares }, 'new')).toBe('b')
    expect(earlierVersion({ createdOn: '', shares }, 'b')).toBe('a')
  })

  it('is none before the first deploy and when the new one serves everyone', () => {
    expect(earlierVersion(undefined, 'new')).toBeUndefined()
    expect(
      earlierVersion({ createdOn: '', shares: [{ versionId: 'new', percentage: 100 }] }, 'new'),
    ).toBeUndefined()
  })
})
