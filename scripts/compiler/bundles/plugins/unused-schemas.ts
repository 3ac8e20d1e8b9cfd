// Lets esbuild leave out the schemas of MCP's packages that nothing uses. The packages make all of them, some two hundred,
// while they are loaded, which is a seventh of what a cold call costs, and esbuild keeps whatever a call has made.

import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'
import { InternalError } from '../../../project/errors.ts'

const SCHEMAS = /[\\/]@modelcontextprotocol[\\/]core[\\/]dist[\\/](?:schemas|auth)-[^\\/]+\.mjs$/
const SERVER = /[\\/]@modelcontextprotocol[\\/]server[\\/]dist[\\/]src-[^\\/]+\.mjs$/
/** A schema at the top of a module, up to the first line without indentation that ends a statement. */
const SCHEMA = /^const (\w+Schema) = (.*|[^]*?\n\S.*);$/gm
/** Fill the tables of all schemas by name, which our server never reads. */
const REGISTERED = /^for \(const .+\) register\(key, .+\);$/gm

export const withoutUnusedSchemas: Plugin = {
  name: 'without unused schemas',
  setup({ onLoad }) {
    onLoad({ filter: SCHEMAS }, async ({ path }) => ({
      contents: replaced(await readFile(path, 'utf8'), SCHEMA, 'const $1 = /* @__PURE__ */ (() => $2)();'),
    }))
    onLoad({ filter: SERVER }, async ({ path }) => ({
      contents: replaced(await readFile(path, 'utf8'), REGISTERED, ''),
    }))
  },
}

/** Throws where the file is not written as expected: a new version has to be looked at. */
export function replaced(source: string, pattern: RegExp, by: string): string {
  const contents = source.replaceAll(pattern, by)
  if (contents === source)
    throw new InternalError('The MCP packages are written in another way: see unused-schemas.ts')
  return contents
}
