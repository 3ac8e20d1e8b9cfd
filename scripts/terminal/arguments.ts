// Parses the command line of every npm script: typed options, --help, and a suggestion for a misspelt option. Built on
// parseArgs of node:util; does not know what any script does.

import { parseArgs } from 'node:util'
import { nearestName } from '#site/spelling/nearest-name.ts'
import type { Command, CommandOption } from './command.ts'
import { exitCodes } from './exit-codes.ts'
import { helpText } from './help-text.ts'
import { foreignNode } from './own-node.ts'
import { UsageError } from '../project/errors.ts'

type OptionValue<Option extends CommandOption> = Option['type'] extends 'boolean'
  ? boolean
  : Option extends { default: string }
    ? string
    : string | undefined

type CommandArguments<Options extends Record<string, CommandOption>> = {
  values: { [Name in keyof Options]: OptionValue<Options[Name]> }
  positionals: string[]
}

/** Reads the arguments. Prints the help and ends the process with 0 for `--help`, with 2 for a wrong use. */
export function readArguments<const Options extends Record<string, CommandOption>>(
  command: Command<Options>,
  args: string[] = process.argv.slice(2),
): CommandArguments<Options> {
  const wrongNode = foreignNode(command.name)
  if (wrongNode !== undefined) {
    console.error(wrongNode)
    process.exit(exitCodes.usage)
  }
  if (args.includes('--help') || args.includes('-h')) {
    console.log(helpText(command))
    process.exit(exitCodes.done)
  }
  try {
    return parseArguments(command, args)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(`${command.name}: ${error.message}`)
    console.error(`See npm run ${command.name} -- --help`)
    process.exit(exitCodes.usage)
  }
}

/** As `readArguments`, without printing. Throws a `UsageError` that says what is wrong. */
export function parseArguments<const Options extends Record<string, CommandOption>>(
  command: Command<Options>,
  args: string[],
): CommandArguments<Options> {
  const names = Object.keys(command.options)
  const { tokens } = parseArgs({
    args,
    strict: false,
    tokens: true,
    allowPositionals: true,
    options: declared(command),
  })
  const values: Record<string, string | boolean | undefined> = {}
  for (const name of names) {
    const option = command.options[name]!
    values[name] = option.type === 'boolean' ? false : option.default
  }
  const positionals: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value)
    if (token.kind !== 'option') continue
    const option = Object.hasOwn(command.options, token.name) ? command.options[token.name] : undefined
    if (!option)
      throw new UsageError(`unknown option ${token.rawName}${nearestOption(token.name, command.options)}`)
    if (option.type === 'string' && (token.value === undefined || token.value === '')) {
      throw new UsageError(`${token.rawName} needs a value: ${token.rawName} ${option.value ?? 'VALUE'}`)
    }
    if (option.type === 'boolean' && token.value !== undefined) {
      throw new UsageError(`${token.rawName} takes no value`)
    }
    values[token.name] = option.type === 'boolean' ? true : token.value
  }
  checkPositionals(command, positionals)
  return { values, positionals } as CommandArguments<Options>
}

function declared(command: Command): Record<string, { type: 'string' | 'boolean' }> {
  return Object.fromEntries(Object.entries(command.options).map(([name, { type }]) => [name, { type }]))
}

function checkPositionals({ positionals }: Command, given: readonly string[]): void {
  const [first, second] = given
  if (first === undefined) return
  if (!positionals) throw new UsageError(`unexpected argument "${first}": this command takes only options`)
  if (second !== undefined && !positionals.several)
    throw new UsageError(`unexpected argument "${second}": give only one ${positionals.name}`)
  if (!positionals.values) return
  const names = Object.keys(positionals.values)
  const unknown = given.find((value) => !names.includes(value))
  if (unknown === undefined) return
  const nearest = nearestName(unknown, names)
  throw new UsageError(
    `unknown ${positionals.name} "${unknown}": use one of ${names.join(', ')}${nearest === undefined ? '' : `; did you mean ${nearest}?`}`,
  )
}

function nearestOption(name: string, options: Command['options']): string {
  const nearest = nearestName(name, Object.keys(options))
  return nearest === undefined ? '' : `; did you mean --${nearest}?`
}
