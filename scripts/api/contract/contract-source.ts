// The text of a contract file with the site's variables replaced, and the mapping back to positions in the file.

/** Same as in pages: at least three characters. */
const VARIABLE = /%([A-Za-z](?:-?[A-Za-z0-9]){2,})%/g

export interface ContractSource {
  /** The text to parse. It has the same lines as the file. */
  text: string
  unknown: { name: string; line: number; column: number }[]
  /** Column in the file of a column in the text; both 1-based. */
  columnInFile(line: number, column: number): number
}

interface Replacement {
  line: number
  /** Where the value starts and ends in the text, and the length of the name with its percent signs. */
  from: number
  to: number
  written: number
}

export function readContractSource(file: string, values: Readonly<Record<string, string>>): ContractSource {
  const replacements: Replacement[] = []
  const unknown: ContractSource['unknown'] = []
  const lines = file.split('\n').map((written, index) => {
    let shift = 0
    return written.replaceAll(VARIABLE, (whole, name: string, at: number) => {
      const value = Object.hasOwn(values, name) ? values[name]! : undefined
      if (value === undefined) {
        unknown.push({ name, line: index + 1, column: at + 1 })
        return whole
      }
      const from = at + shift + 1
      replacements.push({ line: index + 1, from, to: from + value.length, written: whole.length })
      shift += value.length - whole.length
      return value
    })
  })
  return {
    text: lines.join('\n'),
    unknown,
    columnInFile(line, column) {
      let shift = 0
      for (const { from, to, written } of replacements.filter((replacement) => replacement.line === line)) {
        if (column <= from) break
        // Inside a value: it maps to the start of the name.
        if (column < to) return from + shift
        shift += written - (to - from)
      }
      return column + shift
    },
  }
}
