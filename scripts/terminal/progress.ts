// Shows the progress of an npm script: one line per step, with its time. A terminal shows the line while the step runs;
// elsewhere it is printed when the step is done.

import { formatDuration } from './measures.ts'

export interface Timing {
  name: string
  milliseconds: number
}

export interface Steps {
  /** Runs the work as a step. `detail` says what came out, after the name. */
  run<Result>(
    name: string,
    work: () => Result | Promise<Result>,
    detail?: (result: Result) => string,
  ): Promise<Result>
  /** The steps so far, in the order in which they ended. */
  readonly timings: Timing[]
}

interface StepOutput {
  write(text: string): unknown
  isTTY?: boolean
}

/** Steps that are measured and printed; with `output: undefined` they are only measured. */
export function createSteps(command: string, output: StepOutput | undefined = process.stdout): Steps {
  const timings: Timing[] = []
  return {
    timings,
    async run(name, work, detail) {
      const started = performance.now()
      if (output?.isTTY) output.write(`${command}: ${name} …`)
      try {
        const result = await work()
        report(name, performance.now() - started, detail?.(result))
        return result
      } catch (error) {
        if (output?.isTTY) output.write('\n')
        throw error
      }
    },
  }

  function report(name: string, milliseconds: number, detail: string | undefined): void {
    timings.push({ name, milliseconds })
    const line = `${command}: ${name}${detail ? `: ${detail}` : ''} (${formatDuration(milliseconds)})\n`
    if (output?.isTTY) output.write(`\r\u001b[2K${line}`)
    else output?.write(line)
  }
}

/** Steps without output, for callers that print nothing. */
export function silentSteps(): Steps {
  return createSteps('', { write: () => undefined })
}
