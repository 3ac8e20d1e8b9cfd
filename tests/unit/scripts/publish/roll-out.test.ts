import { describe, expect, it } from 'vitest'
import { earlierVersion, parseSteps, rollOut } from '#scripts/publish/roll-out.ts'
import type { Deployment } from '#scripts/publish/worker-versions.ts'

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

  it('is none where another version is named but serves nobody', () => {
    const shares = [
      { versionId: 'new', percentage: 100 },
      { versionId: 'old', percentage: 0 },
    ]
    expect(earlierVersion({ createdOn: '', shares }, 'new')).toBeUndefined()
  })
})

describe('rollOut', () => {
  /** What happens, in order. `live`: shares of the readers now, by version. `broken`: the share at which the check fails. */
  async function happens(live: Record<string, number> | undefined, broken?: number): Promise<string[]> {
    const events: string[] = []
    const shares = Object.entries(live ?? {}).map(([versionId, percentage]) => ({ versionId, percentage }))
    const deployments: Deployment[] = live ? [{ createdOn: '2026-11-28T00:00:00Z', shares }] : []
    const unused = (): never => {
      throw new Error('a rollout uploads nothing')
    }
    const failure = await rollOut({
      version: { id: 'new', release: 'r', createdOn: '' },
      steps: [10, 100],
      versions: {
        list: unused,
        find: unused,
        upload: unused,
        create: unused,
        deployments: async () => deployments,
        deploy: async (given) =>
          void events.push(given.map(({ versionId, percentage }) => `${versionId} ${percentage}`).join(', ')),
      },
      async smoke(directly) {
        const isBroken = broken !== undefined && events.at(-1)!.includes(`new ${broken}`)
        events.push(directly ? 'check by id' : 'check')
        if (isBroken) throw new Error('it fails')
      },
      pause: async () => void events.push('pause'),
      now: () => 0,
      report: () => undefined,
    }).catch((error: Error) => error.message)
    return failure === undefined ? events : [...events, failure]
  }

  it('begins with no reader, and pauses between the steps that readers get', async () => {
    expect(await happens({ old: 100 })).toEqual([
      'old 100, new 0',
      'check by id',
      'old 90, new 10',
      'check by id',
      'pause',
      'new 100',
      'check',
    ])
  })

  it('goes on from the share that it had reached', async () => {
    expect(await happens({ old: 90, new: 10 })).toEqual(['pause', 'new 100', 'check'])
  })

  it.each<Record<string, number> | undefined>([undefined, { new: 100 }, { new: 100, old: 0 }])(
    'only checks what all readers get: %o',
    async (live) => {
      expect(await happens(live)).toEqual([...(live ? [] : ['new 100']), 'check'])
    },
  )

  it('gives readers the earlier version back when a check fails', async () => {
    const told = 'it fails; all traffic is back on version old'
    const [begun, first] = ['old 100, new 0', 'check by id']
    expect(await happens({ old: 100 }, 0)).toEqual([begun, first, 'old 100', told])
    expect((await happens({ old: 90, new: 10 }, 100)).slice(-2)).toEqual(['old 100', told])
  })
})
