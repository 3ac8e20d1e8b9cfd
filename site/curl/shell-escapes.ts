// Reads the shell's strings with C-style escapes.

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' }
const CODE = /^(?:x([0-9a-f]{1,2})|u([0-9a-f]{1,4}))/i

/** `$'it\\'s\\n'`: C-style escapes. The text, and the index after its closing quote. */
export function readEscaped(code: string, from: number, to: number): [text: string, end: number] {
  let text = ''
  for (let at = from; at < to; at++) {
    const sign = code[at]!
    if (sign === "'") return [text, at + 1]
    if (sign !== '\\') {
      text += sign
      continue
    }
    const [whole, byte, unit] = CODE.exec(code.slice(at + 1, at + 6)) ?? []
    const next = code[++at] ?? ''
    text += whole === undefined ? (ESCAPES[next] ?? next) : String.fromCharCode(parseInt(byte ?? unit!, 16))
    if (whole !== undefined) at += whole.length - 1
  }
  return [text, to]
}
