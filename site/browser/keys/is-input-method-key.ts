// Whether a key belongs to an input method, which takes a candidate with Enter and drops it with Escape.

const TAKEN_BY_INPUT_METHOD = 229

/** Safari ends the composition before it reports the key that did so; only the code still tells (WebKit bug 165004). */
export function isInputMethodKey({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === TAKEN_BY_INPUT_METHOD
}
