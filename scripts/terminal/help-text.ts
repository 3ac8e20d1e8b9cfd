// The text that `--help` prints, in one form for every npm script.

import type { Command } from './command.ts'
import { exitCodes } from './exit-codes.ts'

const WIDTH = 100

export function helpText({ name, summary, options, positionals }: Command): string {
  const usage = [positionals && usageOf(positionals), '[options]'].filter(Boolean).join(' ')
  const optionRows = Object.entries(options).map(([option, { value, help, default: fallback }]) => [
    `--${option}${value ? ` ${value}` : ''}`,
    fallback === undefined ? help : `${help} (default: ${fallback})`,
  ])
  const argumentRows = Object.entries(positionals?.values ?? {})
  if (positionals && !positionals.values) optionRows.unshift([positionals.name, positionals.help])
  return [
    `npm run ${name} -- ${usage}`,
    summary
      .split('\n')
      .map((paragraph) => wrap(paragraph, WIDTH).join('\n'))
      .join('\n'),
    ...(argumentRows.length > 0
      ? [`${positionals!.name}: ${positionals!.help}\n${table(argumentRows)}`]
      : []),
    table([...optionRows, ['--help', 'print this text']]),
    `Exits with ${exitCodes.done} when it is done, ${exitCodes.problems} when there are problems, ` +
      `${exitCodes.usage} when the command line is wrong,\nand ${exitCodes.crash} if the script itself crashes.`,
  ].join('\n\n')
}

const usageOf = ({ name, several }: NonNullable<Command['positionals']>): string =>
  several ? `[${name} …]` : `[${name}]`

/** Two columns; long text in the second continues below its start. */
function table(rows: readonly (readonly string[])[]): string {
  const left = Math.max(...rows.map(([term = '']) => term.length))
  const indent = ' '.repeat(left + 4)
  return rows
    .map(([term = '', help = '']) => {
      const lines = wrap(help, WIDTH - indent.length)
      return `  ${term.padEnd(left)}  ${lines.join(`\n${indent}`)}`
    })
    .join('\n')
}

/** Lines of at most `width` characters, broken between words. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}
