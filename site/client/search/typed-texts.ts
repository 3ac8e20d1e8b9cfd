// Tells a text that is typed to its end from the beginning of another.

/** After so long without another key a text is at its end. Most people type faster than this. */
const PAUSE_MS = 130

export interface TypedText {
  /** It follows another closely, so another may follow it. */
  isTyping: boolean
  /** Resolves at the text's end; rejects if another has followed it. */
  atEnd(): Promise<void>
}

/** Returns what to call with each text. */
export function createTypedTexts(): () => TypedText {
  let texts = 0
  let last = -Infinity
  return () => {
    const now = performance.now()
    const isTyping = now - last < PAUSE_MS
    const own = ++texts
    last = now
    const pause = isTyping ? new Promise((resolve) => setTimeout(resolve, PAUSE_MS)) : undefined
    return {
      isTyping,
      async atEnd() {
        await pause
        if (own !== texts) throw new Error('Another text was typed')
      },
    }
  }
}
