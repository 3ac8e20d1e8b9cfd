// The request that an operation's sample shows: one example's body, and values for the parameters it needs.

import type { ApiOperation, ApiParameter, ApiRequest } from '../../contract/contract.ts'

/** Pagination parameters, which are shown only if no filter is. */
const PAGING = /^(?:page|start|size|limit|offset|cursor|after|before|(?:page|per|starting|ending)_\w+)$/i

/** Falls back to the first example if none has that name. */
export function exampleRequest(operation: ApiOperation, exampleName?: string): ApiRequest {
  const examples = operation.body?.examples ?? []
  const example = examples.find(({ name }) => name === exampleName) ?? examples[0]
  const path: ApiRequest['path'] = {}
  const query: ApiRequest['query'] = {}
  const headers: ApiRequest['headers'] = {}
  const shown = shownByDefault(operation)
  for (const parameter of operation.parameters) {
    const given = example?.parameters?.[parameter.name]
    const isShown = example?.parameters ? given !== undefined : shown.has(parameter)
    if (!parameter.required && !isShown) continue
    const value = given ?? exampleOf(parameter) ?? placeholderOf(parameter)
    if (parameter.in === 'query') query[parameter.name] = queryValue(value)
    else (parameter.in === 'path' ? path : headers)[parameter.name] = String(value)
  }
  return { operation, path, query, headers, ...(example && { body: example.value }) }
}

/** Of the optional parameters, show one filter or the page size, and the rest of a wildcard path. */
function shownByDefault({ parameters }: ApiOperation): Set<ApiParameter> {
  const optional = parameters.filter(({ required, schema }) => !required && !schema.deprecated)
  const query = optional.filter((parameter) => parameter.in === 'query')
  const shown = [
    query.find(({ name }) => !PAGING.test(name) && /^\w+$/.test(name)),
    query.find(({ name }) => name === 'size'),
  ]
  if (parameters.some(({ rest }) => rest)) {
    shown.splice(
      0,
      2,
      optional.find((parameter) => parameter.in === 'header'),
    )
  }
  return new Set(shown.filter((parameter) => parameter !== undefined))
}

/** An example value from the contract, most specific source first. */
export function exampleOf({ example, schema }: ApiParameter): unknown {
  return example ?? schema.examples?.[0] ?? schema.default ?? schema.enum?.[0]
}

/** `shipmentId` becomes `<SHIPMENT_ID>`: the contract says nothing that could stand there. */
function placeholderOf({ name }: ApiParameter): string {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').replaceAll(/\W+/g, '_')
  return `<${words.toUpperCase()}>`
}

function queryValue(example: unknown): string | string[] {
  return Array.isArray(example) ? example.map(String) : String(example)
}
