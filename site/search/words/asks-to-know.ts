// Whether a task or question asks what is so, as in `do I have to authenticate`, and not for something to be done. Its form
// says so: words that open such a question are few, verbs are many.

/** `how` is not among them: `how do I charge a card` leads to the steps. */
const OPENING: ReadonlySet<string> = new Set(
  'am are can could did do does if is may must should was were what when where whether which who why will would'.split(
    ' ',
  ),
)
/** `decide whether`, `know which`, `learn when`. */
const SECOND: ReadonlySet<string> = new Set('if when whether which why'.split(' '))

/** `words`: as `normalise` writes them. */
export const asksToKnow = ([first = '', second = '']: readonly string[]): boolean =>
  OPENING.has(first) || SECOND.has(second)
