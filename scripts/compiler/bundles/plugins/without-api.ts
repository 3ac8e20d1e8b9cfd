// Leaves the platform's API out of the bundles of a site without a contract, and fails if a byte of it is left.

import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { PROJECT_ROOT } from '../../../project/project-root.ts'

/** The modules through which the site's code imports the API's, and what replaces them. */
const IN_PLACE: Readonly<Record<string, string>> = {
  'site/client/api-parts.ts': 'site/client/no-api-parts.ts',
  'site/api/code/pasted/pasted-request.ts': 'site/client/search/no-request-check.ts',
  'worker/mcp/api/api-tools.ts': 'worker/mcp/no-api-tools.ts',
}
const OF_API = /^(?:site\/api|worker\/mcp\/api)\//

export const withoutApi: Plugin = {
  name: 'without the platform’s API',
  setup({ onResolve, onLoad, onEnd }) {
    onResolve({ filter: /api.*\.ts$/ }, ({ path, resolveDir }) => {
      const target = path.startsWith('.') ? join(resolveDir, path) : join(PROJECT_ROOT, path.slice(1))
      const instead = IN_PLACE[target.slice(PROJECT_ROOT.length + 1)]
      return instead === undefined ? undefined : { path: join(PROJECT_ROOT, instead) }
    })
    onResolve({ filter: /\/api\/.*\.css$/ }, ({ path }) => ({ path, namespace: 'absent' }))
    onLoad({ filter: /./, namespace: 'absent' }, () => ({ contents: '', loader: 'css' }))
    onEnd(({ metafile }) => {
      const left = Object.values(metafile?.outputs ?? {}).flatMap(({ inputs }) =>
        Object.keys(inputs).filter((file) => OF_API.test(file) && inputs[file]!.bytesInOutput > 0),
      )
      return { errors: left.map((file) => ({ text: `${file} is in a bundle of a site without an API` })) }
    })
  },
}
