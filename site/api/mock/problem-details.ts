// The body of an error response: the API's problem-details object, with the operation's own text if it has one.

import type { ApiOperation } from '../contract/contract.ts'

export interface Problem {
  title: string
  status: number
  detail: string
  /** Messages by field; nested fields are written with dots. */
  errors?: Record<string, string[]>
}

const PROBLEMS: Record<number, [title: string, detail: string]> = {
  400: ['Bad Request', 'One or more fields are not valid.'],
  401: ['Unauthorized', 'The API key is missing or not valid.'],
  403: ['Forbidden', 'The key does not have the permission for this operation.'],
  404: ['Not Found', 'No resource has this id.'],
  405: ['Method Not Allowed', 'The path does not support this method.'],
  415: ['Unsupported Media Type', 'This operation does not accept the content type.'],
  422: ['Unprocessable Content', 'One or more fields are not valid.'],
}

export function problem(status: number, detail?: string, errors?: Problem['errors']): Problem {
  const [title, usual] = PROBLEMS[status] ?? ['Error', 'The request was rejected.']
  return { title, status, detail: detail ?? usual, ...(errors && { errors }) }
}

/**
 * The problem as the operation returns it: as it is, or in an object of one field. Where the API's errors are no problem
 * details, the documented example is what it returns: which of its fields would say what is wrong is unknown.
 */
export function problemOf({ responses }: ApiOperation, status: number, body: Problem): unknown {
  const example = responses.find((response) => response.status === status)?.examples[0]?.value
  if (example === undefined || isProblem(example)) return body
  const [[name, inner] = [], ...more] = Object.entries(example ?? {})
  return name !== undefined && more.length === 0 && isProblem(inner) ? { [name]: body } : example
}

function isProblem(value: unknown): boolean {
  return typeof value === 'object' && value !== null && ('title' in value || 'detail' in value)
}

/** The problem where no operation was found, in the form that those which document the status return. */
export function problemAnywhere(
  operations: readonly ApiOperation[],
  status: number,
  detail?: string,
): unknown {
  const examples = operations.flatMap(({ responses }) =>
    responses.flatMap((response) => (response.status === status ? response.examples.slice(0, 1) : [])),
  )
  const [first] = examples
  return !first || examples.some(({ value }) => isProblem(value)) ? problem(status, detail) : first.value
}

/** The first documented body for the status, if the operation has one. */
export function documentedProblem({ responses }: ApiOperation, status: number): unknown {
  const value = responses.find((response) => response.status === status)?.examples[0]?.value
  return value ?? problem(status)
}
