import { describe, expect, it } from 'vitest'
import { findRollbackTarget, rollBack, smokeAfter } from '#scripts/publish/rollback-release.ts'
import { listReleases } from '#scripts/publish/list-releases.ts'
import { MemoryCloudflare } from './stand-in/memory-cloudflare.ts'
import { releaseOf } from './release-fixture.ts'

const [first, second, third] = ['one', 'two', 'three'].map((text) =>
  releaseOf({ '/': text, '/docs': 'docs' }),
) as [ReturnType<typeof releaseOf>, ReturnType<typeof releaseOf>, ReturnType<typeof releaseOf>]

async function withThree(): Promise<MemoryCloudflare> {
  const cloudflare = new MemoryCloudflare()
  for (const release of [first, second, third]) await cloudflare.deploy(release)
  return cloudflare
}

async function goBack(cloudflare: MemoryCloudflare, to?: string): Promise<void> {
  await rollBack(cloudflare.versions, await findRollbackTarget(cloudflare.store, cloudflare.versions, to))
}

describe('a rollback', () => {
  it('routes all traffic to the previous release', async () => {
    const cloudflare = await withThree()
    await goBack(cloudflare)
    expect(cloudflare.outcome().serving).toEqual([[second.stored.id, 100]])
  })

  it('repeated goes further back, and never to a release that was rolled back', async () => {
    const cloudflare = await withThree()
    await goBack(cloudflare)
    await goBack(cloudflare)
    expect(cloudflare.outcome().serving).toEqual([[first.stored.id, 100]])
    await expect(goBack(cloudflare)).rejects.toThrow('no version served readers before this one')
  })

  it('whose smoke check fails says that readers stay there, and what to do', async () => {
    const cloudflare = await withThree()
    await goBack(cloudflare)
    cloudflare.broken.add(second.stored.id)
    await expect(smokeAfter(cloudflare.smoke, second.stored, 'https://docs.example')).rejects.toThrow(
      `; readers stay on release ${second.stored.id}: if only this machine cannot reach the site, set SMOKE_URL; otherwise "npm run rollback" goes further back`,
    )
  })

  it('after one made in the dashboard does not return to what that one left', async () => {
    const cloudflare = await withThree()
    const [, older] = cloudflare.uploaded.toReversed()
    await cloudflare.versions.deploy([{ versionId: older!.id, percentage: 100 }], '')
    await goBack(cloudflare)
    expect(cloudflare.outcome().serving).toEqual([[first.stored.id, 100]])
  })

  it('returns to a release that was rolled back once and has been deployed again', async () => {
    const cloudflare = new MemoryCloudflare()
    for (const release of [first, second]) await cloudflare.deploy(release)
    await goBack(cloudflare)
    for (const release of [second, third]) await cloudflare.deploy(release)
    await goBack(cloudflare)
    expect(cloudflare.outcome().serving).toEqual([[second.stored.id, 100]])
  })

  it('leads to what readers saw before, past versions of the same release from other commits', async () => {
    const cloudflare = new MemoryCloudflare()
    for (const release of [first, second]) await cloudflare.deploy(release)
    const { release = '', tag = '' } = cloudflare.uploaded.at(-1)!
    const again = await cloudflare.versions.upload({ release, tag: `${tag}-0123456789ab` })
    await cloudflare.versions.deploy([{ versionId: again.id, percentage: 100 }], 'release to 100 %')
    await goBack(cloudflare)
    expect(cloudflare.outcome().serving).toEqual([[first.stored.id, 100]])
    await expect(goBack(cloudflare)).rejects.toThrow('no version served readers before this one')
  })

  it('returns to the same release under another wrangler.toml', async () => {
    const cloudflare = new MemoryCloudflare()
    await cloudflare.deploy(first)
    const release = first.stored.id
    const other = await cloudflare.versions.upload({ release, tag: `${release.slice(0, 12)}-00000000` })
    await cloudflare.versions.deploy([{ versionId: other.id, percentage: 100 }], 'release to 100 %')
    await goBack(cloudflare)
    expect(cloudflare.history.at(-1)?.shares).toEqual([{ versionId: 'version-1', percentage: 100 }])
  })

  it('skips a deploy that rolled itself back', async () => {
    const cloudflare = new MemoryCloudflare()
    await cloudflare.deploy(first)
    await cloudflare.deploy(second)
    cloudflare.broken.add(third.stored.id)
    await expect(cloudflare.deploy(third, [50, 100])).rejects.toThrow()
    await goBack(cloudflare)
    expect(cloudflare.outcome().serving).toEqual([[first.stored.id, 100]])
  })

  it('accepts a prefix of a release id', async () => {
    const cloudflare = await withThree()
    await goBack(cloudflare, first.stored.id.slice(0, 8))
    expect(cloudflare.outcome().serving).toEqual([[first.stored.id, 100]])
  })

  it('leaves the newer version during a gradual rollout', async () => {
    const cloudflare = await withThree()
    const [newer, older] = cloudflare.uploaded.toReversed()
    await cloudflare.versions.deploy(
      [
        { versionId: older!.id, percentage: 60 },
        { versionId: newer!.id, percentage: 40 },
      ],
      'by hand',
    )
    await goBack(cloudflare)
    expect(cloudflare.outcome().serving).toEqual([[second.stored.id, 100]])
  })

  it('refuses a release with missing blobs, and changes nothing', async () => {
    const cloudflare = await withThree()
    const own = Object.keys(second.stored.blobs).find((hash) => !(hash in third.stored.blobs))!
    cloudflare.values.delete(`c/${own}`)
    await expect(goBack(cloudflare)).rejects.toThrow(`1 blob missing from KV (first: ${own})`)
    expect(cloudflare.outcome().serving).toEqual([[third.stored.id, 100]])
  })

  it('refuses a release that is no longer in KV', async () => {
    const cloudflare = await withThree()
    cloudflare.values.delete(`m/${second.stored.id}`)
    await expect(goBack(cloudflare)).rejects.toThrow(`release ${second.stored.id} is no longer in KV`)
  })

  it('refuses a version that this project did not deploy', async () => {
    const cloudflare = await withThree()
    delete cloudflare.uploaded[1]!.release
    await expect(goBack(cloudflare)).rejects.toThrow('version-2 has no release id')
  })

  it('says when there is nothing to roll back to, or no such release', async () => {
    const cloudflare = new MemoryCloudflare()
    await cloudflare.deploy(first)
    await expect(goBack(cloudflare)).rejects.toThrow('no version served readers before this one')
    await expect(goBack(cloudflare, 'zzz')).rejects.toThrow(
      '"zzz" is not the start of any release or version',
    )
    await cloudflare.deploy(second)
    await expect(goBack(cloudflare, 'version-')).rejects.toThrow('"version-" is the start of more than one')
  })

  it('can be followed by deploying the same release again', async () => {
    const cloudflare = await withThree()
    await goBack(cloudflare)
    await cloudflare.deploy(third)
    expect(cloudflare.outcome().serving).toEqual([[third.stored.id, 100]])
  })
})

describe('the list of releases', () => {
  it('says when each was deployed, its share of traffic and whether it is complete', async () => {
    const cloudflare = await withThree()
    const own = Object.keys(first.stored.blobs).find((hash) => !(hash in second.stored.blobs))!
    cloudflare.values.delete(`c/${own}`)
    const releases = await listReleases(cloudflare.store, cloudflare.versions)
    expect(
      releases.map(({ id, versionId, percentage, blobs, missing }) => [
        id,
        versionId,
        percentage,
        blobs,
        missing,
      ]),
    ).toEqual([
      [third.stored.id, 'version-3', 100, 2, 0],
      [second.stored.id, 'version-2', 0, 2, 0],
      [first.stored.id, 'version-1', 0, 2, 1],
    ])
  })

  it('names the version of a release that serves, where there are several', async () => {
    const cloudflare = new MemoryCloudflare()
    await cloudflare.deploy(first)
    const release = first.stored.id
    const newer = await cloudflare.versions.upload({ release, tag: `${release.slice(0, 12)}-00000000` })
    const versionId = async () => (await listReleases(cloudflare.store, cloudflare.versions))[0]?.versionId
    expect(await versionId()).toBe('version-1')
    await cloudflare.versions.deploy([{ versionId: newer.id, percentage: 100 }], '')
    expect(await versionId()).toBe('version-2')
  })
})
