// Literals in Java samples, in Java 8 syntax: typed objects with builders, free-form ones as maps built beforehand.

import type { Doc } from '../request/layout.ts'
import { camelCase } from '../request/names.ts'
import type { ElementType, SampleField, SampleValue } from '../request/sample-value.ts'

/** Collects what surrounds a sample's values: imports, and maps that are built before they are used. */
export class JavaContext {
  /** Classes, relative to the SDK's package if they start with a dot: `.types.Token`. */
  readonly imports = new Set<string>()
  /** For each map, the statements that create and fill it. */
  readonly maps: Doc[][] = []
  readonly #names = new Set<string>(['args', 'client', 'request'])

  /** A unique variable name: `data`, `dataMap`, `dataMap2`. */
  name(wanted: string): string {
    const stem = camelCase(wanted) || 'document'
    let name = stem
    for (let count = 1; this.#names.has(name); count++) name = `${stem}Map${count === 1 ? '' : count}`
    this.#names.add(name)
    return name
  }
}

export function javaString(text: string): Doc {
  const lines = text.split('\n')
  if (lines.length === 1) return JSON.stringify(text)
  const items = ['"\\n"', ...lines.map((line) => JSON.stringify(line))]
  return { open: 'String.join(', items, close: ')', tight: true, depth: 2 }
}

export function javaValue(value: SampleValue, wanted: string, context: JavaContext): Doc {
  switch (value.kind) {
    case 'literal':
      return typeof value.value === 'string' ? javaString(value.value) : String(value.value)
    case 'list': {
      context.imports.add('java.util.Arrays')
      const items = value.items.map((item) => javaValue(item, wanted, context))
      return { open: 'Arrays.asList(', items, close: ')', tight: true, depth: 2 }
    }
    case 'object':
      // A request keeps its package where it is a part of another one.
      context.imports.add(`.${value.type.endsWith('Request') ? 'requests' : 'types'}.${value.type}`)
      return builder(value.type, value.fields, context)
    case 'map':
      return mapVariable(value.entries, value.of, wanted, context)
  }
}

/** `X.builder().type("card").build()`, broken to one call per line if it does not fit. */
export function builder(type: string, fields: SampleField[], context: JavaContext): Doc {
  const calls = fields.map(({ name, value }): Doc => {
    const inner = javaValue(value, name, context)
    return { open: `.${camelCase(name)}(`, items: [inner], close: ')', tight: true, depth: 2, hug: true }
  })
  return { open: `${type}.builder()`, items: [...calls, '.build()'], close: '', chain: true }
}

function mapVariable(
  entries: [name: string, value: SampleValue][],
  of: ElementType,
  wanted: string,
  context: JavaContext,
): string {
  context.imports.add('java.util.HashMap')
  context.imports.add('java.util.Map')
  const name = context.name(wanted)
  const puts = entries.map(([key, value]): Doc => {
    const items = [JSON.stringify(key), javaValue(value, wanted === '' ? key : `${wanted}_${key}`, context)]
    return [{ open: `${name}.put(`, items, close: ')', tight: true, depth: 2 }, ';']
  })
  const type = typeof of === 'object' ? of.type : { string: 'String', integer: 'Integer', any: 'Object' }[of]
  context.maps.push([`Map<String, ${type}> ${name} = new HashMap<>();`, ...puts])
  return name
}
