// The URL of a request: the path with its parameters filled in, and the query.

import type { ApiRequest } from '../../contract/contract.ts'

/** `/tokens/c06d…?size=20`, without the server. */
export function requestPath({ operation, path, query }: ApiRequest): string {
  const filled = operation.path.replace(/\/?\{([^}]+)\}/g, (part, name: string) => {
    const value = path[name] ?? ''
    const isRest = operation.parameters.some((parameter) => parameter.name === name && parameter.rest)
    if (!isRest) return part.replace(`{${name}}`, encodeSegment(value))
    const rest = value.replace(/^\/+/, '').split('/').map(encodeSegment).join('/')
    return rest === '' ? '' : `/${rest}`
  })
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, one] as const),
  )
  const search = pairs.map(([name, value]) => `${encodeQuery(name)}=${encodeQuery(value)}`).join('&')
  return search === '' ? filled : `${filled}?${search}`
}

/** A placeholder such as `<TOKEN_ID>` stays readable, because the reader replaces it. */
function encodeSegment(value: string): string {
  return /^<\w+>$/.test(value) ? value : encodeURIComponent(value)
}

/** Slashes and colons are valid in a query and easier to read unescaped. */
function encodeQuery(value: string): string {
  return /^<\w+>$/.test(value)
    ? value
    : encodeURIComponent(value).replaceAll('%2F', '/').replaceAll('%3A', ':')
}
