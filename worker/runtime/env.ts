// The bindings of the Worker, as wrangler.toml declares them and local runs provide them.

/** The part of a KV namespace that the Worker uses: reads of whole values. */
export interface BlobSource {
  get(key: string, options: { type: 'arrayBuffer'; cacheTtl: number }): Promise<ArrayBuffer | null>
}

export interface Bindings {
  /** KV namespace of the content: `c/<hash>` blobs of every release that is still served somewhere. */
  CONTENT: BlobSource
  /** `true` on the canonical host alone; anything else answers `X-Robots-Tag: noindex`. */
  INDEXED?: string
  /** `true` where the site is served over plain http on loopback: leaves out `upgrade-insecure-requests`. */
  LOOPBACK?: string
  /** `warn` keeps lines about ordinary requests out of the log. */
  LOG_LEVEL?: string
  /** The Worker version that answers, named in the log. */
  VERSION?: { id: string; tag: string }
}
