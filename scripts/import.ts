// npm run import: takes the documentation of another engine into a content folder, and lists what it could not carry.

import { existsSync, readdirSync, rmSync, statSync, writeFileSync, mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { detectEngine, engines } from './import/detect-engine.ts'
import { problemCounts, problemsText } from './import/found/problem-text.ts'
import { problemList } from './import/found/import-problem.ts'
import { importSite } from './import/import-site.ts'
import { readTree } from './import/source/source-tree.ts'
import { PROJECT_ROOT } from './project/project-root.ts'
import { readArguments } from './terminal/arguments.ts'
import { exitCodes } from './terminal/exit-codes.ts'
import { formatCount, formatDuration } from './terminal/measures.ts'
import { runCommand } from './terminal/run-command.ts'
import { UsageError, UserError } from './project/errors.ts'

const NAMES = engines.map(({ name }) => name).join(', ')

const { values, positionals } = readArguments({
  name: 'import',
  summary:
    `Imports the documentation of another engine (${NAMES}) into a new content folder, ` +
    'and lists what it could not carry over. Configuration is read, never run. Writes nothing outside the new folder.',
  options: {
    to: { type: 'string', value: 'DIR', help: 'the new content folder', default: 'imported-content' },
    from: {
      type: 'string',
      value: 'ENGINE',
      help: `one of ${NAMES}; detected from its configuration if omitted`,
    },
    report: { type: 'string', value: 'FILE', help: 'write the list to a file instead of printing it' },
    force: { type: 'boolean', help: 'replace what is in the new folder' },
  },
  positionals: { name: 'DIR', help: 'folder with the configuration of the other engine' },
})

await runCommand('import', async () => {
  const [from] = positionals
  if (from === undefined) throw new UsageError('name one folder to import')
  if (!existsSync(from) || !statSync(from).isDirectory()) throw new UserError(`there is no folder ${from}`)
  if (values.from !== undefined && !engines.some(({ name }) => name === values.from))
    throw new UsageError(`unknown --from "${values.from}": use one of ${NAMES}`)
  const target = resolve(values.to)
  checkTarget(target, resolve(from))
  const { report, sorted } = problemList()
  const source = readTree(from, report)
  const found = detectEngine(source, values.from)
  if (!found)
    throw new UserError(
      `${from} holds no configuration of ${values.from ?? `one of ${NAMES}`}; name the folder that holds it`,
    )
  const site = await importSite(source, found.engine, found.configFile, report)
  const problems = sorted()
  const list = problemsText(problems)
  if (values.report !== undefined) writeFileSync(values.report, `${list}\n`)
  else if (list !== '') console.log(`${list}\n`)
  if (site.pages === 0) throw new UserError(`no page of ${found.engine.name} was found in ${from}`)
  if (existsSync(target)) rmSync(target, { recursive: true })
  for (const [place, text] of site.texts) write(join(target, place), text)
  for (const [place, file] of site.copies) write(join(target, place), source.bytes(file)!)
  console.log(
    `import: ${found.engine.name}, ${formatCount(site.pages, 'page')} and ${formatCount(site.copies.size, 'file')} in ${values.to}`,
  )
  console.log(`import: not carried over: ${problems.length === 0 ? 'nothing' : problemCounts(problems)}`)
  console.log(`import: next, npm run build -- --content ${values.to}`)
  console.log(`import: done in ${formatDuration(performance.now())}`)
  return exitCodes.done
})

/** Nothing that is there is lost without being asked for, and never the project or the tree itself. */
function checkTarget(target: string, from: string): void {
  const holds = (outer: string, inner: string): boolean => `${inner}/`.startsWith(`${outer}/`)
  if (holds(target, from) || holds(target, PROJECT_ROOT) || holds(target, process.cwd()))
    throw new UsageError(`--to ${target} would replace what is being read`)
  if (!existsSync(target)) return
  if (!statSync(target).isDirectory()) throw new UsageError(`--to ${target} is a file`)
  if (readdirSync(target).length > 0 && !values.force)
    throw new UserError(`${target} is not empty; name a new folder with --to, or replace it with --force`)
}

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
