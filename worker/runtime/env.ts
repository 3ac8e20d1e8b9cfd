// The bindings of the Worker, as wrangler.toml declares them and local runs provide them.

/** The part of a KV namespace that the Worker uses: reads of whole values. */
export interface BlobSource {
  get(key: string, options: { type: 'arrayBuffer'; cacheTtl: number }): Promise<ArrayBuffer | null>
}

/** A dataset of Workers Analytics Engine. */
export interface Dataset {
  writeDataPoint(point: { indexes: string[]; blobs: string[]; doubles: number[] }): void
}

/** A rate limit of the platform. */
export interface RateLimit {
  limit(asked: { key: string }): Promise<{ success: boolean }>
}

export interface Bindings {
  /** KV namespace of the content: `c/<hash>` blobs of every release that is still served somewhere. */
  CONTENT: BlobSource
  /** `true` on the canonical host alone; anything else sends `X-Robots-Tag: noindex`. */
  INDEXED?: string
  /** `true` where the site is served over plain http on loopback: leaves out `upgrade-insecure-requests`. */
  LOOPBACK?: string
  /** `warn` keeps lines about ordinary requests out of the log. */
  LOG_LEVEL?: string
  /** The Worker version that responds, named in the log and at `/_status`; `timestamp` is the time of its upload. */
  VERSION?: { id: string; tag: string; timestamp?: string }
  /** Searches, policy reports and large files of one reader in a minute; absent: unlimited. */
  SEARCH_LIMIT?: RateLimit
  REPORT_LIMIT?: RateLimit
  FILE_LIMIT?: RateLimit
  /** What is counted goes here; absent: nothing is counted, and no browser is asked. */
  INSIGHTS?: Dataset
  /** Reports of mistakes go here; absent: none are taken. */
  FEEDBACK?: Dataset
  FEEDBACK_LIMIT?: RateLimit
  /** Calls of the tools at /mcp. */
  MCP_LIMIT?: RateLimit
}
