// Text from elsewhere as it may be printed.

/** Control characters but for tabs and line breaks. */
const STEERING = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g

/** With `�` in place of each: nothing that a file holds or is named may steer the terminal. */
export function withoutSteering(text: string): string {
  return text.replaceAll(STEERING, '\ufffd')
}
