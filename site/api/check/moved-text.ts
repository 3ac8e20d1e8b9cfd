// The sentence that says where misplaced fields belong, without its full stop.

/** `put `number`, `cvc` into `data`` where `data` is missing, or `take `type`, `data` out of `token`` where it is unknown. */
export function movedText(keyword: string, property: string, fields: readonly string[]): string {
  const names = fields.map((name) => `\`${name}\``).join(', ')
  return keyword.endsWith('equired')
    ? `put ${names} into \`${property}\``
    : `take ${names} out of \`${property}\``
}
