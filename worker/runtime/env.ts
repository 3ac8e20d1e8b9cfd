// The Worker's bindings, as wrangler.toml declares them and local runs provide them.

/** The part of a KV namespace that the Worker uses: reads of whole values. */
export interface BlobSource {
  get(key: string, options: { type: 'arrayBuffer'; cacheTtl: number }): Promise<ArrayBuffer | null>
}

/** A dataset of Workers Analytics Engine. */
export interface Dataset {
  writeDataPoint(point: { indexes: string[]; blobs: string[]; doubles: number[] }): void
}

/** A rate limit binding. */
interface RateLimit {
  limit(asked: { key: string }): Promise<{ success: boolean }>
}

export interface Bindings {
  /** KV namespace with the `c/<hash>` blobs of every release that may still be in use. */
  CONTENT: BlobSource
  /** `true` only on the canonical host; anything else sends `X-Robots-Tag: noindex`. */
  INDEXED?: string
  /** `true` when served over plain http on loopback: leaves out `upgrade-insecure-requests`. */
  LOOPBACK?: string
  /** `warn` omits log lines of ordinary requests. */
  LOG_LEVEL?: string
  /** The running Worker version, shown in the log and at `/_status`; `timestamp` is its upload time. */
  VERSION?: { id: string; tag: string; timestamp?: string }
  /** Per-reader limits for searches, policy reports and large files; if absent, unlimited. */
  SEARCH_LIMIT?: RateLimit
  REPORT_LIMIT?: RateLimit
  FILE_LIMIT?: RateLimit
  /** Dataset for usage figures; if absent, nothing is counted and no browser is asked to report. */
  INSIGHTS?: Dataset
  /** Dataset for feedback; if absent, none is accepted. */
  FEEDBACK?: Dataset
  FEEDBACK_LIMIT?: RateLimit
  /** Limit for tool calls at /mcp. */
  MCP_LIMIT?: RateLimit
}
