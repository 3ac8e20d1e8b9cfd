// Checks that each shell variable is introduced before it is used: set by a sample above, or named in the section on
// prerequisites. Partials count as if they were written where they are included.

import { withVariables } from '../content/with-variables.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SourceReading } from './source-reading.ts'
import type { Rules } from './style/rules.ts'
import type { ShellEvent } from './shell-events.ts'

/** `partials`: events of each partial, by name. */
export function checkShellVariables(
  page: SourceReading,
  partials: ReadonlyMap<string, SourceReading>,
  rules: Rules,
): Diagnostic[] {
  const severity = rules.severity('sample-variable-unset')
  if (severity === 'off') return []
  const known = new Set<string>()
  return withPartials(page.shell, partials).flatMap((event): Diagnostic[] => {
    const { kind, name, inOpening, line, column, endColumn, partial } = event
    const isUnknown = kind === 'use' && !known.has(name)
    if (kind !== 'name' || inOpening) known.add(name)
    if (!isUnknown) return []
    const where = partial === undefined ? '' : ` by the partial \`${partial}\``
    const section = rules.style.pages.begins_with
    const naming = section === undefined ? '' : `, or name it under “${section}”`
    return [
      {
        code: 'sample-variable-unset',
        severity,
        place: { file: page.label, line, column, endLine: line, endColumn },
        what: `\`$${name}\` is used${where}, but nothing before it on the page sets it`,
        fix: `write \`export ${name}='…'\` in a sample above${naming}`,
      },
    ]
  })
}

type PlacedEvent = ShellEvent & { partial?: string }

function withPartials(
  events: readonly ShellEvent[],
  partials: ReadonlyMap<string, SourceReading>,
  within: readonly string[] = [],
): PlacedEvent[] {
  return events.flatMap((event): PlacedEvent[] => {
    if (event.kind !== 'include') return [event]
    const included = partials.get(event.name)
    // A partial that includes itself is reported elsewhere.
    if (!included || within.includes(event.name)) return []
    const { line, column, endColumn, parameters = {} } = event
    return withPartials(included.shell, partials, [...within, event.name]).map((inner) => ({
      ...inner,
      name: withVariables(inner.name, parameters),
      inOpening: inner.inOpening || event.inOpening,
      line,
      column,
      endColumn,
      partial: event.name,
    }))
  })
}
