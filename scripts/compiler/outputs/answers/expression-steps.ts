// How many ways a regular expression may try at one place of a text, by its structure alone, so that the verdict is the
// same on every machine.

const TOKEN =
  /\\(?:u[\da-f]{4}|x[\da-f]{2}|[^])|\[(?:\\[^]|[^\]\\])*\]|\((?:\?(?:<?[=!]|:|<\w+>))?|\)|\||(?:[*+?]|\{\d+(?:,\d*)?\})\??|[^]/gi
const QUANTIFIER = /^(?:[*+?]\??|\{(?<least>\d+)(?<upTo>,(?<most>\d*))?\}\??)$/
/** More than a repetition may match. */
const LONGEST = 300
/** Latin letters and signs, and one letter of another script. */
const SAMPLES = [...Array.from({ length: 0x180 }, (_, code) => String.fromCharCode(code)), '字']

interface Range {
  least: number
  most: number
}

/**
 * Infinite where a repetition has no upper bound, one above 300, or repeats a group. Alternatives and repetitions multiply,
 * except those that can only end at one place, as what follows them differs.
 */
export function expressionSteps(source: string): number {
  const tokens = source.match(TOKEN) ?? []
  const alternatives = [1]
  let steps = 1
  for (const [index, token] of tokens.entries()) {
    const range = rangeOf(token)
    const before = tokens[index - 1] ?? ''
    if (token.startsWith('(')) alternatives.push(1)
    else if (token === ')') steps *= alternatives.pop() ?? 1
    else if (token === '|') alternatives.push((alternatives.pop() ?? 1) + 1)
    else if (range && (range.most > LONGEST || (before === ')' && range.most > 1))) return Infinity
    else if (range && !(before !== ')' && endsAtOnePlace(before, tokens.slice(index + 1))))
      steps *= range.most - range.least + 1
  }
  return steps * (alternatives[0] ?? 1)
}

function rangeOf(token: string | undefined): Range | undefined {
  const found = QUANTIFIER.exec(token ?? '')
  if (!found) return undefined
  const { least, upTo, most } = found.groups ?? {}
  if (least === undefined)
    return { least: token!.startsWith('+') ? 1 : 0, most: token!.startsWith('?') ? 1 : Infinity }
  return { least: Number(least), most: upTo === undefined ? Number(least) : Number(most || Infinity) }
}

function endsAtOnePlace(repeated: string, following: readonly string[]): boolean {
  let isBounded = false
  for (let at = 0; at < following.length; at++) {
    const token = following[at]!
    if (token === String.raw`\b`) isBounded = true
    else if (token === '|' || token === '^' || token === '$' || token.startsWith('(')) return false
    else if (token !== ')') {
      if (overlap(repeated, token)) return false
      if (rangeOf(following[at + 1])?.least !== 0) return true
    }
    // What stands behind an optional part may follow as well.
    if (rangeOf(following[at + 1])) at++
  }
  return !isBounded
}

function overlap(one: string, other: string): boolean {
  const [a, b] = [one, other].map((atom) => new RegExp(`^(?:${atom})$`, 'i'))
  return SAMPLES.some((letter) => a!.test(letter) && b!.test(letter))
}
