// Puts the reader's own key into code in place of the placeholder.

/** Other characters would need escaping that differs by language; keys contain none of them. */
const KEY = /^[\w-]+$/

/** Returns the code unchanged if the text cannot be a key. */
export function withKey(code: string, placeholder: string, key: string): string {
  return KEY.test(key) ? code.replaceAll(placeholder, key) : code
}
