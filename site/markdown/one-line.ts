/** Text with single spaces where it has any white space, and none at its ends. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
