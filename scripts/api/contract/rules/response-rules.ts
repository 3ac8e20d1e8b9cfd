// Our rules for the responses of an operation, and for the causes of errors beside them.

import type { Node, Report } from './rule-context.ts'
import { isStatusCode } from './status-code.ts'

/** Statuses that every operation must document. */
const COMMON_STATUSES = ['429', '500']

export const responseRules = {
  // Paths only: webhooks are called by the platform, which is not rate-limited.
  'common-statuses': () => ({
    Paths: {
      PathItem: {
        Operation(operation: Node, { report, location }: Report) {
          const given = statusesOf(operation)
          for (const status of COMMON_STATUSES.filter((common) => !given.includes(common))) {
            report({ message: `the operation has no response ${status}`, location: location.key() })
          }
        },
      },
    },
  }),
  'status-code': () => ({
    Paths: {
      PathItem: {
        Operation(operation: Node, { report, location }: Report) {
          for (const status of statusesOf(operation).filter((code) => !isStatusCode(code))) {
            const message = `the reference does not show the response \`${status}\`, which is not a status code`
            report({ message, location: location.child('responses').key() })
          }
        },
      },
    },
  }),
  causes: () => ({
    Operation(operation: Node, { report, location }: Report) {
      const given = statusesOf(operation)
      const causes = operation['x-causes'] ?? []
      if (!Array.isArray(causes)) {
        report({ message: '`x-causes` is not a list', location: location.child('x-causes') })
        return
      }
      for (const [index, cause] of (causes as (Node | null)[]).entries()) {
        const at = location.child(['x-causes', String(index)])
        if (
          ['cause', 'fix'].some((key) => typeof cause?.[key] !== 'string') ||
          cause?.['status'] === undefined
        )
          report({ message: 'a cause needs `status`, `cause` and `fix`', location: at })
        else if (!given.includes(String(cause['status'])))
          report({ message: `the operation never returns ${String(cause['status'])}`, location: at })
      }
    },
  }),
}

const statusesOf = (operation: Node): string[] => Object.keys((operation['responses'] ?? {}) as object)
