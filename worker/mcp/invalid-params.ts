// Finds requests whose parameters are not what their method takes. The package reports them as a fault of its own
// (-32603) and prints its schema's report.

import { isRecord } from '#site/model/is-record.ts'

type Fields = Readonly<Record<string, unknown>>

const isText = (value: unknown): boolean => typeof value === 'string'
const isCursor = ({ cursor }: Fields): string | undefined =>
  cursor === undefined || isText(cursor) ? undefined : '`cursor` must be a string'

/** What is wrong with the parameters, by method. */
const RULES: Readonly<Record<string, (params: Fields) => string | undefined>> = {
  initialize({ protocolVersion, capabilities, clientInfo }) {
    if (!isText(protocolVersion)) return '`protocolVersion` must be a string'
    if (!isRecord(capabilities)) return '`capabilities` must be an object'
    const isNamed = isRecord(clientInfo) && isText(clientInfo['name']) && isText(clientInfo['version'])
    return isNamed ? undefined : '`clientInfo` must have a `name` and a `version`'
  },
  'resources/read': ({ uri }) => (isText(uri) ? undefined : '`uri` must be a string'),
  'resources/list': isCursor,
  'resources/templates/list': isCursor,
  'tools/list': isCursor,
}

/** The response to such a request; undefined for any other. `tools`: names of what the server has, if it has them by name. */
export function invalidParams(message: unknown, tools: readonly string[] = []): Response | undefined {
  if (!isRecord(message) || message['id'] === undefined) return undefined
  const { id, method, params = {} } = message
  const rule = typeof method === 'string' && Object.hasOwn(RULES, method) ? RULES[method] : undefined
  const problem =
    method === 'tools/call' ? unknownTool(params, tools) : rule && isRecord(params) ? rule(params) : undefined
  if (problem === undefined) return undefined
  return Response.json({ jsonrpc: '2.0', id, error: { code: -32602, message: `Invalid params: ${problem}` } })
}

/** Does not echo the name: it may be anything. */
function unknownTool(params: unknown, tools: readonly string[]): string | undefined {
  const name = isRecord(params) ? params['name'] : undefined
  if (tools.length === 0 || (typeof name === 'string' && tools.includes(name))) return undefined
  const known = tools.map((one) => `\`${one}\``).join(', ')
  return `the server has no tool of this name. Call one of ${known}`
}
