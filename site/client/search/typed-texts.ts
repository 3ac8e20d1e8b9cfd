// Debounces typing: tells whether a query is still being typed, so that half-typed ones are not searched.

/** After so long without another key a text is at its end. Most people type faster than this. */
const PAUSE_MS = 130
/** Hardly anybody is done with fewer letters. */
const SHORTEST = 3

export interface TypedText {
  /** It follows another closely or is very short, so another may follow it. */
  isTyping: boolean
  /** Resolves at the text's end; rejects if another has followed it. */
  atEnd(): Promise<void>
}

/** Returns what to call with each text. `isBegun`: it was typed elsewhere, so its last key press is not known. */
export function createTypedTexts(): (text: string, isBegun?: boolean) => TypedText {
  let texts = 0
  let last = -Infinity
  return (text, isBegun = false) => {
    const now = performance.now()
    const isTyping = isBegun || now - last < PAUSE_MS || text.length < SHORTEST
    const own = ++texts
    last = now
    const pause = isTyping ? new Promise((resolve) => setTimeout(resolve, PAUSE_MS)) : undefined
    return {
      isTyping,
      async atEnd() {
        await pause
        if (own !== texts) throw new Error('The search text has changed')
      },
    }
  }
}
