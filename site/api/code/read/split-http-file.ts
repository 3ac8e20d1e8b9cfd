// Divides the HTTP files of editors into their requests: `###` between them, `@base = https://…` for their variables.

const VARIABLE = /^@([\w-]+)[ \t]*=[ \t]*(.*?)[ \t]*$/gm

/** What the server said to a request is often copied with it. */
const RESPONSE_BEHIND =
  /^((?:[\s\S]*\n)?[A-Z]+ \S+(?: HTTP\/[\d.]+)?\n[\s\S]*?\n)HTTP\/[\d.]+ \d{3}\b[\s\S]*$/

/** Each request, on the line numbers it has in the file. */
export function splitHttpFile(code: string): string[] {
  const values = new Map([...code.matchAll(VARIABLE)].map(([, name, value]) => [name!, value!]))
  // Variables that the file does not set stay as they are: the API's own expressions look the same.
  const plain = code
    .replaceAll(VARIABLE, '')
    .replaceAll(/\{\{\s*([\w-]+)\s*\}\}/g, (written, name: string) => values.get(name) ?? written)
  let before = ''
  return plain.split(/^(?=###)/m).map((text) => {
    const piece = before + text.replace(RESPONSE_BEHIND, '$1')
    before += text.replaceAll(/[^\n]/g, '')
    return piece
  })
}
