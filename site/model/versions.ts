// The versions of the documentation: only the current one. Readers of the previous site may have another one stored.

interface DocsVersion {
  /** As stored in browsers and requested by search crawlers. */
  name: string
  /** Display name. */
  label: string
}

export const CURRENT_VERSION: DocsVersion = { name: 'current', label: 'Next' }

export const VERSIONS: readonly DocsVersion[] = [CURRENT_VERSION]
