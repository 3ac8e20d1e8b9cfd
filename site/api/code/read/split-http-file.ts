// Divides the HTTP files of editors into their requests: `###` between them, `@base = https://…` for their variables.

const VARIABLE = /^@([\w-]+)[ \t]*=[ \t]*(.*?)[ \t]*$/gm

/** Each request on the lines that it has in the file. */
export function splitHttpFile(code: string): string[] {
  const values = new Map([...code.matchAll(VARIABLE)].map(([, name, value]) => [name!, value!]))
  // What is not set here is left as it is: the API's own expressions look alike.
  const plain = code
    .replaceAll(VARIABLE, '')
    .replaceAll(/\{\{\s*([\w-]+)\s*\}\}/g, (written, name: string) => values.get(name) ?? written)
  let before = ''
  return plain.split(/^(?=###)/m).map((text) => {
    const piece = before + text
    before += text.replaceAll(/[^\n]/g, '')
    return piece
  })
}
