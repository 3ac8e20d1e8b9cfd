import { describe, expect, it } from 'vitest'
import { UserError } from '#scripts/project/errors.ts'
import { MemoryCloudflare } from './stand-in/memory-cloudflare.ts'
import { releaseOf } from './release-fixture.ts'

const release = releaseOf({ '/': 'home' })

describe('the hosts of a deploy', () => {
  it.each([
    { kind: 'worker' as const, service: 'shop' },
    { kind: 'dns' as const, type: 'CNAME', content: 'shop.example' },
    { kind: 'dns' as const, type: 'AAAA', content: '2001:db8::1' },
  ])('are not taken from what serves them now: %o', async (occupant) => {
    const cloudflare = new MemoryCloudflare()
    cloudflare.occupied.set('docs.example', [occupant])
    await expect(cloudflare.deploy(release)).rejects.toThrow(
      /docs\.example is in use \((?:Worker shop|DNS record CNAME shop\.example|DNS record AAAA 2001:db8::1)\), and nothing was sent.*--take-over docs\.example/,
    )
    expect([cloudflare.values.size, cloudflare.uploaded.length]).toEqual([0, 0])
  })

  it('are ours with the record that the platform makes for a domain', async () => {
    const cloudflare = new MemoryCloudflare()
    cloudflare.occupied.set('docs.example', [{ kind: 'dns', type: 'AAAA', content: '100::' }])
    await cloudflare.deploy(release)
    expect(cloudflare.outcome().hosts).toEqual(['docs.example'])
  })

  it('are taken over if the operator says so', async () => {
    const cloudflare = new MemoryCloudflare()
    cloudflare.occupied.set('docs.example', [{ kind: 'worker', service: 'shop' }])
    await cloudflare.deploy(release, [100], ['docs.example'])
    expect(cloudflare.outcome().hosts).toEqual(['docs.example'])
  })

  it('are named correctly, or nothing is sent', async () => {
    const cloudflare = new MemoryCloudflare()
    await expect(cloudflare.deploy(release, [100], ['dosc.example'])).rejects.toThrow(
      '--take-over dosc.example: no route in wrangler.toml has this host (routes: docs.example)',
    )
    expect([cloudflare.values.size, cloudflare.uploaded.length]).toEqual([0, 0])
  })

  it('that the token cannot read are connected anyway', async () => {
    const cloudflare = new MemoryCloudflare()
    cloudflare.occupied.set('docs.example', [{ kind: 'unknown', why: '403' }])
    await cloudflare.deploy(release)
    expect(cloudflare.outcome().hosts).toEqual(['docs.example'])
  })

  it('fail the deploy if they cannot be connected, and are connected on retry', async () => {
    const cloudflare = new MemoryCloudflare()
    cloudflare.refused.add('docs.example')
    await expect(cloudflare.deploy(release)).rejects.toThrow('docs.example could not be connected')
    const { connect } = cloudflare.hosts
    cloudflare.hosts.connect = () => Promise.reject(new UserError('wrangler failed'))
    await expect(cloudflare.deploy(release)).rejects.toThrow(
      "docs.example could not be connected: look at the domain's zone and run the command again",
    )
    cloudflare.hosts.connect = connect
    cloudflare.refused.clear()
    await cloudflare.deploy(release)
    expect(cloudflare.outcome().hosts).toEqual(['docs.example'])
  })

  it('must include the origin of the site', async () => {
    const cloudflare = new MemoryCloudflare()
    Object.assign(cloudflare.hosts, { wanted: ['other.example'] })
    await expect(cloudflare.deploy(release)).rejects.toThrow(
      "the site's origin is https://docs.example, but wrangler.toml has routes only for other.example",
    )
    expect(cloudflare.values.size).toBe(0)
  })
})
