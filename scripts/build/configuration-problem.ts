// What is wrong with a configuration that Node.js cannot load: where it cannot be parsed, or what it throws.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { transform, type Message, type TransformFailure } from 'esbuild'
import { CONFIG_FILE } from '../compiler/checks/view/place-in-config.ts'
import { lowerFirst } from '../diagnostics/lower-first.ts'
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts'
import { PROJECT_ROOT } from '../project/project-root.ts'

/** `undefined` if the configuration is not what failed. */
export async function configurationProblem(
  error: unknown,
  root: string = PROJECT_ROOT,
): Promise<Diagnostic | undefined> {
  const path = join(root, CONFIG_FILE)
  // Node.js does not say where most syntax errors are; esbuild does.
  const unparsed = error instanceof SyntaxError ? await syntaxError(readFileSync(path, 'utf8')) : undefined
  if (unparsed)
    return problem(
      placeOf(unparsed),
      `the file is not valid TypeScript: ${lowerFirst(unparsed.text)}`,
      SYNTAX_FIX,
    )
  const thrownAt = error instanceof Error ? firstLine(error, path) : undefined
  return thrownAt && problem(thrownAt, `the file throws \`${(error as Error).message}\``, RUN_FIX)
}

const SYNTAX_FIX =
  'correct the syntax; a bracket, a comma or a quotation mark may be missing on the line before'
const RUN_FIX = 'write values only; see their types in site/model/site-config.ts'

function problem(place: Place, what: string, fix: string): Diagnostic {
  return { code: 'config-invalid', severity: 'error', place, what, fix }
}

async function syntaxError(source: string): Promise<Message | undefined> {
  try {
    await transform(source, { loader: 'ts', logLevel: 'silent' })
    return undefined
  } catch (error) {
    return (error as TransformFailure).errors?.[0]
  }
}

function placeOf({ location }: Message): Place {
  if (!location) return { file: CONFIG_FILE }
  const column = location.column + 1
  return {
    file: CONFIG_FILE,
    line: location.line,
    column,
    endLine: location.line,
    endColumn: column + location.length,
  }
}

/** The first frame of a stack, where that is in the file. */
function firstLine({ stack = '' }: Error, path: string): Place | undefined {
  const [, file, line, column] = /^ +at .*?(?:file:\/\/)?(\/.+):(\d+):(\d+)\)?$/m.exec(stack) ?? []
  return file === path || file === pathToFileURL(path).pathname
    ? { file: CONFIG_FILE, line: Number(line), column: Number(column) }
    : undefined
}
