// The identity of the MCP server, and the card that clients read before connecting (MCP Server Cards, SEP-2127). A
// connected client sees the same name.

import type { SiteConfig } from '../site-config.ts'

export const MCP_PATH = '/mcp'
/** The catalogue of this site's APIs (RFC 9727), whose well-known URI has no extension. */
export const API_CATALOG_PATH = '/.well-known/api-catalog'
/** Reserved by the extension: `<endpoint>/server-card`. */
export const SERVER_CARD_PATH = `${MCP_PATH}/server-card`
export const SERVER_CARD_TYPE = 'application/mcp-server-card+json'
/** The latest version of each generation of the protocol. */
const PROTOCOL_VERSIONS = ['2026-07-28', '2025-11-25']

const SCHEMA = 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json'
const MAX_DESCRIPTION = 100

type Site = Pick<SiteConfig, 'title' | 'description'>

interface ServerIdentity {
  /** The reversed host, then the server's own name: `com.example.docs/mcp`. */
  name: string
  title: string
  version: string
  websiteUrl: string
}

/** `release` becomes the version, since the server's content is the release. */
export function serverIdentity({ title }: Site, origin: string, release: string): ServerIdentity {
  const host = new URL(origin).hostname.split('.').reverse().join('.')
  return { name: `${host}/mcp`, title, version: release, websiteUrl: origin }
}

export function serverCard(site: Site, origin: string, release: string): string {
  const { name, version, ...shown } = serverIdentity(site, origin, release)
  const card = {
    $schema: SCHEMA,
    name,
    version,
    description: shortened(site.description),
    ...shown,
    remotes: [
      { type: 'streamable-http', url: origin + MCP_PATH, supportedProtocolVersions: PROTOCOL_VERSIONS },
    ],
  }
  return `${JSON.stringify(card, undefined, 2)}\n`
}

function shortened(text: string): string {
  return text.length <= MAX_DESCRIPTION
    ? text
    : `${text.slice(0, MAX_DESCRIPTION - 1).replace(/\s+\S*$/, '')}…`
}
