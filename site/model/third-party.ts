// The slots for scripts of others: their shape in the configuration, and which hosts they widen the policy by.
// Does not load anything: site/client/third-party/ does, after consent.

/** A script of another host, and what it needs beside itself. */
export interface ThirdPartySlot {
  /** Whole address of the script; its host is allowed as a source of scripts. */
  script: string
  /** Further hosts, as sources of a content security policy: `https://collect.example`. */
  hosts?: Partial<Record<SourceKind, string[]>>
}

export type SourceKind = 'script' | 'connect' | 'image' | 'style' | 'font' | 'frame'

export interface ThirdPartyConfig {
  /** What the reader is asked, in a sentence or two. */
  question: string
  /** Tells a consent platform of the answer; loaded before the others. */
  consent?: ThirdPartySlot
  /** A tag container. It is told of the consent through `dataLayer` before it is loaded. */
  analytics?: ThirdPartySlot
  /** A widget that answers questions. It is loaded when the reader asks for it and has read `notice`. */
  assistant?: ThirdPartySlot & { label: string; notice: string }
  /** `off` lets scripts write HTML as they like. Tag containers need it; it weakens the policy for every reader. */
  trustedTypes?: 'off'
}

const KINDS: readonly SourceKind[] = ['script', 'connect', 'image', 'style', 'font', 'frame']

/** The sources that the slots add to the content security policy: exactly the configured hosts. */
export function thirdPartySources(config: ThirdPartyConfig | undefined): Record<SourceKind, string[]> {
  const slots = [config?.consent, config?.analytics, config?.assistant].filter((slot) => slot !== undefined)
  const sources = (kind: SourceKind): string[] => {
    const listed = slots.flatMap(({ hosts }) => hosts?.[kind] ?? [])
    const scripts = kind === 'script' ? slots.map(({ script }) => new URL(script).origin) : []
    return [...new Set([...scripts, ...listed])]
  }
  return Object.fromEntries(KINDS.map((kind) => [kind, sources(kind)])) as Record<SourceKind, string[]>
}
