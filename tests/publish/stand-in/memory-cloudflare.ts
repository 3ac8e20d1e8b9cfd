// Cloudflare in memory: the KV store and Worker versions that publishing uses, a site that responds to smoke checks,
// and a connection that can be cut at a chosen call.

import { blobKey, type Hash, type StoredRelease } from '#site/model/release.ts'
import type { BlobStore, StoredKey } from '#scripts/publish/blob-store.ts'
import type { Hosts, Occupant } from '#scripts/publish/hosts.ts'
import { publishRelease } from '#scripts/publish/publish-release.ts'
import type { BuiltRelease } from '#scripts/publish/release-on-disk.ts'
import { smokeCheck, type SmokeCheck } from '#scripts/publish/smoke-check.ts'
import type { StepWatch } from '#scripts/publish/comparison/step-watch.ts'
import type { Deployment, Upload, WorkerVersion, WorkerVersions } from '#scripts/publish/worker-versions.ts'
import { silentSteps } from '#scripts/terminal/progress.ts'
import { siteResponse } from './site-responses.ts'

export interface Cut {
  /** Number of the call that fails, from 1. */
  call: number
  /** Whether the call still takes effect and only its response is lost. */
  late: boolean
  /** Whether all later calls fail too, as when the process is killed. */
  dies?: boolean
}

export class MemoryCloudflare {
  values = new Map<string, { value: Uint8Array; metadata?: unknown }>()
  uploaded: WorkerVersion[] = []
  history: Deployment[] = []
  /** Releases that were served while blobs were missing. */
  violations: string[] = []
  /** Releases with broken documents, whose smoke checks fail. */
  broken = new Set<Hash>()
  /** Called before a list of keys is returned. */
  beforeList: (() => void) | undefined
  /** What somebody else does just before the call with that number. */
  meanwhile = new Map<number, () => Promise<void>>()
  /** How old the lists of keys are, and what was there, if they are not current. */
  private lag: { age: number; states: { at: number; keys: StoredKey[] }[] } | undefined
  /** Lines printed by the deploys. */
  reported: string[] = []
  calls = 0
  cut: Cut | undefined
  clock = Date.UTC(2026, 0, 1)
  /** How many versions a list shows. */
  listedVersions = 100

  readonly store: BlobStore = {
    list: (prefix) =>
      this.call(() => {
        this.beforeList?.()
        return this.keys(prefix)
      }),
    get: (key) => this.call(() => this.values.get(key)?.value),
    putMany: (pairs) =>
      this.call(() => {
        for (const { key, value, metadata } of pairs) this.values.set(key, { value, metadata })
        this.noteChange()
      }),
    deleteMany: (keys) =>
      this.call(() => {
        for (const key of keys) this.values.delete(key)
        this.noteChange()
      }),
  }

  readonly versions: WorkerVersions = {
    list: () => this.call(() => this.uploaded.toReversed().slice(0, this.listedVersions)),
    find: (id) => this.call(() => this.uploaded.find((version) => version.id === id)),
    deployments: () => this.call(() => this.history.toReversed()),
    upload: (upload) => this.call(() => this.addVersion(upload)),
    create: (upload) =>
      this.call(() => {
        const version = this.addVersion(upload)
        this.history.push({ createdOn: this.time(), shares: [{ versionId: version.id, percentage: 100 }] })
        this.examine(upload.release)
        return version
      }),
    deploy: (shares, message) =>
      this.call(() => {
        this.history.push({ createdOn: this.time(), message, shares })
        for (const { versionId } of shares) this.examine(this.releaseOf(versionId))
      }),
  }

  /** What each host currently serves. */
  occupied = new Map<string, Occupant[]>()
  /** Hosts that the zone refuses to connect. */
  refused = new Set<string>()
  readonly hosts: Hosts = {
    wanted: ['docs.example'],
    occupants: (host) => this.call(() => this.occupied.get(host) ?? []),
    connect: () =>
      this.call(() => {
        if (this.history.length === 0) throw new Error('nothing is deployed')
        for (const host of this.hosts.wanted) {
          if (!this.refused.has(host)) this.occupied.set(host, [{ kind: 'worker', service: 'docs' }])
        }
      }),
  }

  readonly smoke: SmokeCheck = (target) =>
    this.call(() => smokeCheck({ fetch: this.fetch, wait: async () => {}, attempts: 2 })(target))

  /** Responds like the site: by the version named in the override, else by the version with the largest share. */
  readonly fetch: typeof fetch = async (input, options) => {
    const override = new Headers(options?.headers).get('Cloudflare-Workers-Version-Overrides')
    const shares = this.history.at(-1)?.shares.toSorted((a, b) => b.percentage - a.percentage) ?? []
    const versionId = override?.split('"')[1] ?? shares[0]?.versionId ?? ''
    const release = this.releaseOf(versionId)
    const path = new URL(input instanceof Request ? input.url : input).pathname
    const broken = this.broken.has(release)
    return siteResponse(path, options, { release, ...(broken && { body: '<html>cut off' }) })
  }

  /** From now on, a list of keys shows what was there that long ago. */
  delayLists(milliseconds: number): void {
    this.lag = { age: milliseconds, states: [{ at: 0, keys: this.currentKeys() }] }
  }

  /** Deploys with everything real except Cloudflare. */
  deploy(
    release: BuiltRelease,
    percentages = [100],
    takeOver: string[] = [],
    watch?: StepWatch,
    resend = false,
  ): Promise<WorkerVersion> {
    return publishRelease({
      release,
      workerConfig: 'name = "docs"',
      workerName: 'docs',
      origin: 'https://docs.example',
      hosts: this.hosts,
      takeOver,
      resend,
      checked: true,
      percentages,
      watch,
      pauseMs: 0,
      store: this.store,
      versions: this.versions,
      smoke: this.smoke,
      steps: silentSteps(),
      report: (line) => this.reported.push(line),
      now: () => this.clock,
      wait: async (milliseconds) => void (this.clock += milliseconds),
    })
  }

  /** The final state: KV keys, the releases in service with their shares, connected hosts. */
  outcome(): { keys: string[]; serving: [Hash, number][]; hosts: string[] } {
    const shares = this.history.at(-1)?.shares ?? []
    return {
      keys: [...this.values.keys()].toSorted(),
      hosts: [...this.occupied.keys()].filter((host) =>
        this.occupied
          .get(host)!
          .some((occupant) => occupant.kind === 'worker' && occupant.service === 'docs'),
      ),
      serving: shares.map(({ versionId, percentage }) => [this.releaseOf(versionId), percentage]),
    }
  }

  releaseOf(versionId: string): Hash {
    return this.uploaded.find((version) => version.id === versionId)?.release ?? ''
  }

  private keys(prefix: string): StoredKey[] {
    const state = this.lag?.states.findLast(({ at }) => at <= this.clock - this.lag!.age)
    return (state?.keys ?? this.currentKeys()).filter(({ name }) => name.startsWith(prefix))
  }

  private currentKeys(): StoredKey[] {
    return [...this.values].map(([name, { metadata }]) => ({ name, metadata }))
  }

  private noteChange(): void {
    this.lag?.states.push({ at: this.clock, keys: this.currentKeys() })
  }

  private addVersion({ release, tag }: Upload): WorkerVersion {
    const version = { id: `version-${this.uploaded.length + 1}`, release, tag, createdOn: this.time() }
    this.uploaded.push(version)
    return version
  }

  /** Records a release whose registration or blobs are missing from KV. */
  private examine(release: Hash): void {
    const registered = this.values.get(`m/${release}`)
    if (!registered) {
      this.violations.push(`${release} is not registered`)
      return
    }
    const stored = JSON.parse(Buffer.from(registered.value).toString()) as StoredRelease
    const missing = Object.keys(stored.blobs).filter((hash) => !this.values.has(blobKey(hash)))
    if (missing.length > 0) this.violations.push(`${release} lacks ${missing.length} blobs`)
  }

  private time(): string {
    this.clock += 1000
    return new Date(this.clock).toISOString()
  }

  private async call<Result>(effect: () => Result | Promise<Result>): Promise<Result> {
    const number = ++this.calls
    const { meanwhile } = this
    if (meanwhile.has(number)) {
      this.meanwhile = new Map()
      await meanwhile.get(number)!()
      this.meanwhile = meanwhile
      this.calls = number
    }
    if (this.cut?.dies && this.calls > this.cut.call) throw new Error('the process is dead')
    const cutNow = this.cut?.call === this.calls
    if (cutNow && !this.cut?.late) throw new Error('the connection was cut before the call')
    const result = await effect()
    if (cutNow) throw new Error('the connection was cut after the call')
    return result
  }
}
