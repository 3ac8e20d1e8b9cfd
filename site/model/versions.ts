// The versions of the documentation: one, always current. Readers of the earlier site may have another one stored.

export interface DocsVersion {
  /** As stored in browsers and asked for by search crawlers. */
  name: string
  /** As shown to readers. */
  label: string
}

export const CURRENT_VERSION: DocsVersion = { name: 'current', label: 'Next' }

export const VERSIONS: readonly DocsVersion[] = [CURRENT_VERSION]
