// Tells whether a host that a pasted text names is the API's, or may be: a variable stands for any.

import type { AnswerData } from '../../index/answer-data.ts'

const DOMAIN = /^[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?$/

export function isOwnHost({ server }: Pick<AnswerData, 'server'>, host: string): boolean {
  if (server === undefined || !URL.canParse(server) || !DOMAIN.test(host)) return true
  const named = host.replace(/:\d+$/, '')
  return named === new URL(server).hostname || `.${named}`.endsWith(`.${ownDomain({ server })}`)
}

/** The path at the API. A page's elements call it through the host that serves them, below `/api`. */
export function pathAtApi({ server }: Pick<AnswerData, 'server'>, host: string, path: string): string {
  if (server === undefined || !URL.canParse(server) || !DOMAIN.test(host)) return path
  const isApi = host === new URL(server).host
  return isApi || !isOwnHost({ server }, host) ? path : path.replace(/^\/api(?=\/)/, '')
}

/** `acme.example`, of which `api.acme.example` is the API and other hosts serve scripts and pages. */
export function ownDomain({ server = '' }: Pick<AnswerData, 'server'>): string {
  const { hostname } = new URL(server)
  const [, ...domain] = hostname.split('.')
  return domain.length > 1 ? domain.join('.') : hostname
}
