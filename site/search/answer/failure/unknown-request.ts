// Explains a request that no operation takes: the path has other methods, or no operation has the path.

import type { AnswerData, FailingOperation } from '../../index/answer-data.ts'
import type { FailureAnswer } from '../answer.ts'
import { nearestName } from '../../../spelling/nearest-name.ts'
import { atPath } from './find-operation.ts'

/** Leading segments that other APIs' URLs have: `/api/v1`. */
const MOST_PREFIXES = 2

export function unknownRequest(
  { operations, reference }: Pick<AnswerData, 'operations' | 'reference'>,
  { method, path, status }: { method: string; path: string; status?: number },
): FailureAnswer {
  const others = atPath(operations, path)
  const meant = others.length > 0 ? undefined : meantPath(operations, path)
  const cause =
    others.length > 0
      ? {
          cause: `The path does not support ${method}.`,
          fix: `It supports ${methodsOf(others)}.`,
          url: others[0]!.url,
        }
      : {
          cause: 'There is no operation at this path.',
          fix: meant
            ? `Use \`${meant.path}\` if that is what you meant: it supports ${methodsOf(meant.operations)}.`
            : 'Compare it with the list of resources.',
          url: reference,
        }
  return {
    kind: 'failure',
    status: status ?? (others.length > 0 ? 405 : 404),
    fields: [],
    causes: [cause],
    unknown: ['operation'],
    url: cause.url,
  }
}

const methodsOf = (operations: readonly FailingOperation[]): string =>
  [...new Set(operations.map(({ method }) => method))].join(', ')

function meantPath(operations: readonly FailingOperation[], path: string) {
  const parts = path.split('/').slice(1)
  for (let prefix = 1; prefix <= MOST_PREFIXES && prefix < parts.length; prefix++) {
    const found = atPath(operations, `/${parts.slice(prefix).join('/')}`)
    if (found.length > 0) return { path: found[0]!.path, operations: found }
  }
  const first = nearestName(parts[0] ?? '', new Set(operations.map((one) => one.path.split('/')[1]!)))
  const near = first === undefined ? [] : atPath(operations, `/${[first, ...parts.slice(1)].join('/')}`)
  return near.length > 0 ? { path: near[0]!.path, operations: near } : undefined
}
