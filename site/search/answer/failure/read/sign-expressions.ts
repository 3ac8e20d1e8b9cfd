// The regular expressions that the sources in content/data/failure-signs.yaml stand in.

/** Between the name of a member and its value, as JSON, logs and printed objects have it. */
const IS = String.raw`["']?\s{0,3}[:=]\s{0,3}\\?["']?`

const word = (text: string): RegExp => new RegExp(String.raw`\b(?:${text})\b`)

/** One per sign. They throw a `SyntaxError` for a source that is no expression. */
export const SIGN_EXPRESSIONS = {
  class: word,
  code: word,
  /** The first group is the value. */
  result: (text: string, value: string) => new RegExp(String.raw`\b(?:${text})${IS}(${value})\b`, 'i'),
  body: (member: string) => new RegExp(String.raw`["']?${member}["']?\s{0,3}[:=](?!\s{0,3}(?:null|None)\b)`),
  kind: (text: string) => new RegExp(text),
  call: (text: string) => new RegExp(String.raw`\b(?:${text})`),
}
