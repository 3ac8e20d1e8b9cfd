// JSON for a script element of the document.

/** Escaped so that nothing in it closes the element. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replace(/</g, '\\u003c')
}
