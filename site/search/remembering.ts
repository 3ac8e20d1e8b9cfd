// Owns how a costly answer about a word is kept for the next time it is asked.

/** More than the vocabulary of a large site; hostile queries cannot fill memory. */
const MAX_KNOWN = 50_000

/** The function with a memory: for equal texts it makes its answer once. */
export function remembering<Answer extends {}>(make: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>()
  return (text) => {
    let answer = known.get(text)
    if (answer === undefined) {
      answer = make(text)
      if (known.size >= MAX_KNOWN) known.clear()
      known.set(text, answer)
    }
    return answer
  }
}
