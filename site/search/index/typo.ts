// What counts as a typo: an extra, missing, wrong or transposed letter; two of them in a long word.

/** The intended word has at least five letters, of which one may be missing. */
const MIN_TYPED = 4
const MIN_MEANT = 5
/** From this many typed letters, two typos are forgiven. */
const TWO_FROM = 8
/** Longer runs of letters are not words, and the index has none. */
const LONGEST = 40

/** Whether the typed text may be a misspelling of the word. Equal texts are not. */
export function isTypoOf(word: string, typed: string): boolean {
  if (typed.length < MIN_TYPED || word.length < MIN_MEANT || word === typed) return false
  if (isOneSlipAway(word, typed)) return true
  // Two typos never include the first letter.
  return typed.length >= TWO_FROM && word[0] === typed[0] && slipsBetween(word, typed, 2) <= 2
}

function isOneSlipAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  const at = firstDifference(a, b)
  if (a.length > b.length) return a.slice(at + 1) === b.slice(at)
  if (a.length < b.length) return a.slice(at) === b.slice(at + 1)
  if (a.slice(at + 1) === b.slice(at + 1)) return true
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}

function firstDifference(a: string, b: string): number {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return at
}

/** The last three rows of the distance table, reused because a word is compared with thousands of others. */
const rows = [new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1)] as const

/** The edit distance between two texts; any number above `most` once it exceeds it. */
function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || a.length > LONGEST || b.length > LONGEST) return most + 1
  let [row, last, before] = rows
  for (let j = 0; j <= b.length; j++) last[j] = j
  for (let i = 1; i <= a.length; i++) {
    row[0] = i
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
      let slips = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        slips = Math.min(slips, before[j - 2]! + 1)
      row[j] = slips
      if (slips < least) least = slips
    }
    if (least > most) return most + 1
    ;[row, last, before] = [before, row, last]
  }
  return last[b.length]!
}
