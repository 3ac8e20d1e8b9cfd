// The reader's own key in code, in the place of the placeholder.

/** Other characters would need another escape in every language; keys have none of them. */
const KEY = /^[\w-]+$/

/** The code as it is where the text is no key that could stand in it. */
export function withKey(code: string, placeholder: string, key: string): string {
  return KEY.test(key) ? code.replaceAll(placeholder, key) : code
}
