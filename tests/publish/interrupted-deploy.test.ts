import { describe, expect, it } from 'vitest'
import { describeReaders } from '#scripts/publish/cloudflare/describe-readers.ts'
import { MemoryCloudflare } from './stand-in/memory-cloudflare.ts'
import { releaseOf } from './release-fixture.ts'

const first = releaseOf({ '/': 'home', '/docs': 'docs' })
const second = releaseOf({ '/': 'home', '/docs': 'docs, changed', '/docs/new': 'new' })

async function withFirst(): Promise<MemoryCloudflare> {
  const cloudflare = new MemoryCloudflare()
  await cloudflare.deploy(first)
  cloudflare.calls = 0
  return cloudflare
}

describe('a deploy', () => {
  it('sends only the blobs that KV lacks', async () => {
    const cloudflare = await withFirst()
    const before = new Set(cloudflare.values.keys())
    const sent: string[] = []
    const { putMany } = cloudflare.store
    cloudflare.store.putMany = (pairs) => {
      sent.push(...pairs.map((pair) => pair.key))
      return putMany(pairs)
    }
    await cloudflare.deploy(second)
    expect(sent.filter((key) => before.has(key))).toEqual([])
    expect(sent.filter((key) => key.startsWith('c/'))).toHaveLength(2)
  })

  it('replaces damaged blobs when asked to, which no list of keys shows', async () => {
    const cloudflare = await withFirst()
    const [hash] = Object.keys(first.stored.blobs)
    const whole = cloudflare.values.get(`c/${hash}`)!.value
    const damage = () => cloudflare.values.set(`c/${hash}`, { value: Buffer.from('damaged') })
    damage()
    await cloudflare.deploy(first)
    expect(Buffer.from(cloudflare.values.get(`c/${hash}`)!.value).toString()).toBe('damaged')
    await cloudflare.deploy(first, [100], [], undefined, true)
    expect(cloudflare.values.get(`c/${hash}`)!.value).toEqual(whole)
  })

  it('rolls a version out in steps, 0 % first', async () => {
    const cloudflare = await withFirst()
    const { id } = await cloudflare.deploy(second, [10, 50, 100])
    const shares = cloudflare.history.map((deployment) =>
      deployment.shares.find((share) => share.versionId === id),
    )
    expect(shares.map((share) => share?.percentage)).toEqual([undefined, 0, 10, 50, 100])
  })

  it('changes nothing when repeated', async () => {
    const cloudflare = await withFirst()
    await cloudflare.deploy(second)
    const { uploaded, history } = structuredClone({
      uploaded: cloudflare.uploaded,
      history: cloudflare.history,
    })
    await cloudflare.deploy(second)
    expect(cloudflare.uploaded).toEqual(uploaded)
    expect(cloudflare.history).toEqual(history)
  })

  it('rolls back all traffic when a smoke check fails', async () => {
    const cloudflare = await withFirst()
    cloudflare.broken.add(second.stored.id)
    await expect(cloudflare.deploy(second, [10, 100])).rejects.toThrow(
      /not a complete document; all traffic is back on/,
    )
    expect(cloudflare.outcome().serving).toEqual([[first.stored.id, 100]])
  })

  it('says how to roll back by hand when even that fails', async () => {
    const cloudflare = await withFirst()
    cloudflare.broken.add(second.stored.id)
    const { deploy } = cloudflare.versions
    cloudflare.versions.deploy = (shares, message) =>
      message.startsWith('return') ? Promise.reject(new Error('API down')) : deploy(shares, message)
    await expect(cloudflare.deploy(second)).rejects.toThrow(
      /rolling back to version version-1 also failed \(API down\): run "npm run rollback -- --to version-1"/,
    )
  })

  it('uploads again what a concurrent prune deleted', async () => {
    const cloudflare = await withFirst()
    const shared = Object.keys(first.stored.blobs).find((hash) => hash in second.stored.blobs)!
    let lists = 0
    cloudflare.beforeList = () => {
      lists++
      if (lists === 3) cloudflare.values.delete(`c/${shared}`)
    }
    await cloudflare.deploy(second)
    expect(cloudflare.values.has(`c/${shared}`)).toBe(true)
  })

  it('stops when KV keeps losing a blob', async () => {
    const cloudflare = await withFirst()
    const lost = Object.keys(second.stored.blobs).find((hash) => !(hash in first.stored.blobs))!
    const { putMany } = cloudflare.store
    cloudflare.store.putMany = (pairs) => putMany(pairs.filter((pair) => pair.key !== `c/${lost}`))
    await expect(cloudflare.deploy(second)).rejects.toThrow(
      /1 blob is still missing from KV after 3 attempts.*nothing was released/,
    )
    expect(cloudflare.outcome().serving).toEqual([[first.stored.id, 100]])
  })
})

describe('an interrupted and repeated deploy', () => {
  it.each([
    { name: 'before a call', late: false },
    { name: 'after a call, with the answer lost', late: true },
    { name: 'by the end of the process', late: true, dies: true },
  ])('ends in the state of one that ran through, wherever it is cut $name', async ({ late, dies }) => {
    const whole = await withFirst()
    await whole.deploy(second, [10, 100])
    const calls = whole.calls
    expect(calls).toBeGreaterThan(10)
    for (let call = 1; call <= calls; call++) {
      const cloudflare = await withFirst()
      cloudflare.cut = { call, late, dies }
      await expect(cloudflare.deploy(second, [10, 100])).rejects.toThrow()
      cloudflare.cut = undefined
      await cloudflare.deploy(second, [10, 100])
      expect({ call, ...cloudflare.outcome() }).toEqual({ call, ...whole.outcome() })
      expect({ call, violations: cloudflare.violations }).toEqual({ call, violations: [] })
      expect({ call, versions: cloudflare.uploaded.length }).toEqual({ call, versions: 2 })
    }
  })

  it('creates one Worker when the very first deploy is interrupted anywhere', async () => {
    const whole = new MemoryCloudflare()
    await whole.deploy(first)
    for (let call = 1; call <= whole.calls; call++) {
      for (const late of [false, true]) {
        const cloudflare = new MemoryCloudflare()
        cloudflare.cut = { call, late }
        await expect(cloudflare.deploy(first)).rejects.toThrow()
        cloudflare.cut = undefined
        await cloudflare.deploy(first)
        expect({ call, late, ...cloudflare.outcome() }).toEqual({ call, late, ...whole.outcome() })
        expect(cloudflare.violations).toEqual([])
        expect(cloudflare.uploaded).toHaveLength(1)
      }
    }
  })

  it('never serves a release before its blobs, even with another release in between', async () => {
    const third = releaseOf({ '/': 'home, third', '/docs': 'docs' })
    const whole = await withFirst()
    await whole.deploy(second, [10, 100])
    for (let call = 1; call <= whole.calls; call++) {
      const cloudflare = await withFirst()
      cloudflare.cut = { call, late: true }
      await expect(cloudflare.deploy(second, [10, 100])).rejects.toThrow()
      cloudflare.cut = undefined
      await cloudflare.deploy(third)
      expect(cloudflare.violations).toEqual([])
      expect(cloudflare.outcome().serving).toEqual([[third.stored.id, 100]])
    }
  })
})

const siteOn = ({ versions, hosts }: MemoryCloudflare) => ({ versions, hosts, workerName: 'docs' })

it('says what to do when the smoke check of a first deploy fails: there is nothing to roll back to', async () => {
  const cloudflare = new MemoryCloudflare()
  cloudflare.broken.add(first.stored.id)
  for (const time of ['first', 'repeated']) {
    await expect(cloudflare.deploy(first), time).rejects.toThrow(
      /smoke check failed.*; it was not rolled back, since readers have no other version: if the host is new, run the command again in a few minutes; if only this machine cannot reach it, set SMOKE_URL/,
    )
  }
  expect(cloudflare.outcome().serving).toEqual([[first.stored.id, 100]])
})

describe('what readers get', () => {
  it('says what readers get after a deploy, before the first, and that it cannot be read', async () => {
    const cloudflare = new MemoryCloudflare()
    expect(await describeReaders(siteOn(cloudflare))).toBe(
      'no version is deployed, so readers get nothing from this Worker yet',
    )
    await cloudflare.deploy(first)
    expect(await describeReaders(siteOn(cloudflare))).toBe('readers get version version-1 (100 %)')
    cloudflare.cut = { call: cloudflare.calls + 1, late: false, dies: true }
    expect(await describeReaders(siteOn(cloudflare))).toBe(
      'what readers get now could not be read: "npm run releases" shows it',
    )
  })

  it('names the host that does not lead to the Worker yet', async () => {
    const cloudflare = new MemoryCloudflare()
    cloudflare.refused.add('docs.example')
    await expect(cloudflare.deploy(first)).rejects.toThrow('docs.example could not be connected')
    expect(await describeReaders(siteOn(cloudflare))).toBe(
      'readers get version version-1 (100 %), but docs.example does not lead to the Worker yet',
    )
  })

  it('names both versions between two steps', async () => {
    const shares = [
      { versionId: 'a', percentage: 90 },
      { versionId: 'b', percentage: 10 },
    ]
    const versions = { deployments: async () => [{ createdOn: '', shares }] }
    const { hosts } = new MemoryCloudflare()
    Object.assign(hosts, { wanted: [] })
    expect(await describeReaders({ versions, hosts, workerName: 'docs' })).toBe(
      'readers get version a (90 %) and version b (10 %)',
    )
  })
})
