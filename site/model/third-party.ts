// The configuration of third-party services, and the hosts that they add to the security policy. Loading them, after
// consent, is up to site/client/third-party/.

/** A third-party script and the hosts it needs. */
export interface ThirdPartySlot {
  /** Full URL of the script; its host is allowed as a script source. */
  script: string
  /** Further hosts, as CSP sources: `https://collect.example`. */
  hosts?: Partial<Record<SourceKind, string[]>>
}

export type SourceKind = 'script' | 'connect' | 'image' | 'style' | 'font' | 'frame'

export interface ThirdPartyConfig {
  /** The consent question, in a sentence or two. */
  question: string
  /** A consent platform, which receives the reader's choice; loaded before the others. */
  consent?: ThirdPartySlot
  /** A tag container. Consent is passed through `dataLayer` before it is loaded. */
  analytics?: ThirdPartySlot
  /** A question widget. Loaded once the reader asks for it and has read `notice`. */
  assistant?: ThirdPartySlot & { label: string; notice: string }
  /** `off` lets scripts write HTML freely. Tag containers need it; it weakens the policy for every reader. */
  trustedTypes?: 'off'
}

const KINDS: readonly SourceKind[] = ['script', 'connect', 'image', 'style', 'font', 'frame']

/** The sources that the configured services add to the content security policy: exactly their hosts. */
export function thirdPartySources(config: ThirdPartyConfig | undefined): Record<SourceKind, string[]> {
  const slots = [config?.consent, config?.analytics, config?.assistant].filter((slot) => slot !== undefined)
  const sources = (kind: SourceKind): string[] => {
    const listed = slots.flatMap(({ hosts }) => hosts?.[kind] ?? [])
    const scripts = kind === 'script' ? slots.map(({ script }) => new URL(script).origin) : []
    return [...new Set([...scripts, ...listed])]
  }
  return Object.fromEntries(KINDS.map((kind) => [kind, sources(kind)])) as Record<SourceKind, string[]>
}
