import { beforeAll, describe, expect, it } from 'vitest'
import { planPrune, prune, type PrunePlan } from '#scripts/publish/prune-blobs.ts'
import { MemoryCloudflare } from './stand-in/memory-cloudflare.ts'
import { releaseOf } from './release-fixture.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const release = (number: number) =>
  releaseOf({ '/': `home ${number}`, '/docs': 'docs', '/docs/even': `even ${number % 2}` })

/** `count` deploys, one a day. */
async function withDeploys(count: number, pause = DAY): Promise<MemoryCloudflare> {
  const cloudflare = new MemoryCloudflare()
  for (let number = 0; number < count; number++) {
    cloudflare.clock += pause
    await cloudflare.deploy(release(number))
  }
  return cloudflare
}

async function pruneAt(cloudflare: MemoryCloudflare, now: number): Promise<void> {
  const { store, versions } = cloudflare
  await prune(store, versions, await planPrune(store, versions, now))
}

/** Blobs of the release that are gone. */
const lacking = (cloudflare: MemoryCloudflare, { stored }: ReturnType<typeof release>): string[] =>
  Object.keys(stored.blobs).filter((hash) => !cloudflare.values.has(`c/${hash}`))

const registered = (cloudflare: MemoryCloudflare) =>
  cloudflare.outcome().keys.filter((key) => key.startsWith('m/'))

describe('a prune', () => {
  it('keeps the last 20 releases complete and deletes what only older ones reference', async () => {
    const cloudflare = await withDeploys(25)
    await pruneAt(cloudflare, cloudflare.clock + DAY)
    expect(registered(cloudflare)).toHaveLength(20)
    for (let number = 0; number < 25; number++) {
      const { stored } = release(number)
      const gone = Object.keys(stored.blobs).filter((hash) => !cloudflare.values.has(`c/${hash}`))
      expect({ number, gone: gone.length }).toEqual({ number, gone: number < 5 ? 1 : 0 })
    }
  })

  it('keeps every release that served readers within seven days, however many', async () => {
    const cloudflare = await withDeploys(30, DAY / 5)
    await pruneAt(cloudflare, cloudflare.clock)
    expect(registered(cloudflare)).toHaveLength(30)
  })

  it('keeps the release that serves readers now, even if it is the oldest', async () => {
    const cloudflare = await withDeploys(25)
    await cloudflare.versions.deploy([{ versionId: 'version-1', percentage: 100 }], 'rollback')
    await pruneAt(cloudflare, cloudflare.clock + 30 * DAY)
    const { stored } = release(0)
    expect(Object.keys(stored.blobs).every((hash) => cloudflare.values.has(`c/${hash}`))).toBe(true)
    expect(cloudflare.values.has(`m/${stored.id}`)).toBe(true)
  })

  it('keeps what readers see or saw lately, even where its version is no longer listed', async () => {
    const cloudflare = await withDeploys(40)
    cloudflare.listedVersions = 30
    for (const number of [3, 2]) {
      cloudflare.clock += DAY
      await cloudflare.versions.deploy([{ versionId: `version-${number + 1}`, percentage: 100 }], 'rollback')
    }
    await pruneAt(cloudflare, cloudflare.clock + DAY)
    expect([1, 2, 3].map((number) => lacking(cloudflare, release(number)).length)).toEqual([1, 0, 0])
  })

  it('keeps recent blobs of a deploy in progress', async () => {
    const cloudflare = await withDeploys(2)
    await cloudflare.store.putMany([
      { key: `c/${'1'.repeat(32)}`, value: Buffer.from('x'), metadata: { sentAt: cloudflare.clock } },
      {
        key: `c/${'2'.repeat(32)}`,
        value: Buffer.from('x'),
        metadata: { sentAt: cloudflare.clock - 8 * DAY },
      },
    ])
    await pruneAt(cloudflare, cloudflare.clock)
    expect(cloudflare.values.has(`c/${'1'.repeat(32)}`)).toBe(true)
    expect(cloudflare.values.has(`c/${'2'.repeat(32)}`)).toBe(false)
  })

  it('deletes nothing if it cannot determine what is in use', async () => {
    const cloudflare = await withDeploys(25)
    const before = cloudflare.outcome().keys
    cloudflare.values.delete(`m/${release(24).stored.id}`)
    await expect(pruneAt(cloudflare, cloudflare.clock)).rejects.toThrow(
      /is kept, but KV has no list of its blobs/,
    )
    expect(cloudflare.outcome().keys).toHaveLength(before.length - 1)
  })

  it('leaves only complete releases in the register wherever it is interrupted, and ends the same when repeated', async () => {
    const whole = await withDeploys(25)
    whole.calls = 0
    await pruneAt(whole, whole.clock + DAY)
    for (let call = 1; call <= whole.calls; call++) {
      const cloudflare = await withDeploys(25)
      cloudflare.calls = 0
      cloudflare.cut = { call, late: true }
      await expect(pruneAt(cloudflare, cloudflare.clock + DAY)).rejects.toThrow('cut')
      cloudflare.cut = undefined
      for (const key of registered(cloudflare)) {
        const stored = JSON.parse(Buffer.from(cloudflare.values.get(key)!.value).toString())
        expect(Object.keys(stored.blobs).filter((hash) => !cloudflare.values.has(`c/${hash}`))).toEqual([])
      }
      await pruneAt(cloudflare, cloudflare.clock + DAY)
      expect(cloudflare.outcome()).toEqual(whole.outcome())
    }
  })

  it('keeps a release that served readers within seven days after a rollback to it', async () => {
    const cloudflare = await withDeploys(25)
    await cloudflare.versions.deploy([{ versionId: 'version-1', percentage: 100 }], 'rollback')
    cloudflare.clock += 30 * DAY
    await cloudflare.deploy(release(25))
    await pruneAt(cloudflare, cloudflare.clock + 6 * DAY)
    expect(lacking(cloudflare, release(0))).toEqual([])
    await pruneAt(cloudflare, cloudflare.clock + 8 * DAY)
    expect(lacking(cloudflare, release(0))).toHaveLength(1)
  })
})

describe('a deploy that uses blobs of a dropped release again', () => {
  let deployed: MemoryCloudflare
  beforeAll(async () => void (deployed = await withDeploys(25)))

  /** The account before that deploy, with lists of keys that are a minute old. */
  function withOldLists(): MemoryCloudflare {
    const { values, uploaded, history, clock } = deployed
    const copy = { values: new Map(values), uploaded: [...uploaded], history: [...history], clock }
    const cloudflare = Object.assign(new MemoryCloudflare(), copy)
    cloudflare.delayLists(MINUTE)
    return cloudflare
  }
  const again = release(0)

  it('leaves nothing missing, wherever in it a prune is planned and carried out', async () => {
    const alone = withOldLists()
    await alone.deploy(again)
    for (let planned = 1; planned <= alone.calls; planned++) {
      for (let carriedOut = planned; carriedOut <= alone.calls; carriedOut++) {
        const cloudflare = withOldLists()
        const { store, versions, meanwhile } = cloudflare
        let plan: PrunePlan
        let refusal = ''
        const carryOut = async () => {
          await prune(store, versions, plan).catch((error: Error) => (refusal = error.message))
        }
        meanwhile.set(planned, async () => {
          plan = await planPrune(store, versions, cloudflare.clock)
          if (carriedOut === planned) await carryOut()
        })
        if (carriedOut > planned) meanwhile.set(carriedOut, carryOut)
        await cloudflare.deploy(again)
        const seen = {
          planned,
          carriedOut,
          lacking: lacking(cloudflare, again),
          served: cloudflare.violations,
        }
        expect(seen).toEqual({ planned, carriedOut, lacking: [], served: [] })
        expect(refusal).toMatch(/^$|a deploy or a rollback has begun/)
      }
    }
  })

  it('leaves nothing missing when a deletion takes effect late', async () => {
    const alone = withOldLists()
    await alone.deploy(again)
    for (let call = 1; call <= alone.calls; call++) {
      const cloudflare = withOldLists()
      const { store, versions } = cloudflare
      const plan = await planPrune(store, versions, cloudflare.clock)
      const begun = cloudflare.clock
      cloudflare.calls = 0
      cloudflare.meanwhile.set(call, async () => {
        if (cloudflare.clock < begun + MINUTE) await store.deleteMany(plan.blobs)
      })
      await cloudflare.deploy(again)
      const seen = { call, lacking: lacking(cloudflare, again), served: cloudflare.violations }
      expect(seen).toEqual({ call, lacking: [], served: [] })
    }
  })

  it('does not wait where readers have all of it, or nothing of it is old', async () => {
    const cloudflare = await withDeploys(25)
    await cloudflare.deploy(release(24))
    await cloudflare.deploy(release(25))
    expect(cloudflare.reported.filter((line) => line.startsWith('waiting'))).toEqual([])
    await cloudflare.deploy(again)
    expect(cloudflare.reported.filter((line) => line.startsWith('waiting'))).toEqual([
      'waiting two minutes: 1 blob of old releases, which a clean-up may just have deleted',
    ])
  })
})
