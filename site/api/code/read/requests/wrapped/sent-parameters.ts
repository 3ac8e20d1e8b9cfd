// Tells from a function's text how it sends a parameter.

export const mentions = (name: string, body: string): boolean =>
  name !== '' &&
  new RegExp(String.raw`(?<![\w$])\$?${name.replaceAll('$', String.raw`\$`)}(?![\w$])`).test(body)

/** `params=params`, `{ params }`, `{ searchParams: query }` */
export const isQuery = (name: string, body: string): boolean =>
  name !== '' &&
  new RegExp(
    String.raw`\b(?:params|searchParams|query)['"]?\s*(?:=>?|:)\s*\$?${name}\b` +
      (name === 'params' ? String.raw`|[{,]\s*params\s*[,}]` : ''),
  ).test(body)

/** A pattern of the parameter, or of a member of it: PHP puts a sign before names, and `?.` may reach a member. */
const asWritten = (name: string): string =>
  String.raw`\$?${name.replaceAll('$', String.raw`\$`).replaceAll('.', String.raw`\??\.`)}`

/** The function sends it as JSON and unchanged; what may rename its fields takes further arguments. */
export function isBody(name: string, body: string): boolean {
  if (name === '' || isChanged(name, body)) return false
  const one = asWritten(name)
  return new RegExp(
    String.raw`(?:JSON\.stringify|json\.dumps|json_encode)\(\s*${one}\s*[,)]` +
      String.raw`|(?:Marshal(?:Indent)?|Encode|Serialize|JsonContent\.Create|writeValueAsString|toJson)\(\s*${one}\s*\)` +
      String.raw`|\bjson=${one}\b|\b(?:json|data)\s*:\s*${one}\b|['"](?:json|data)['"]\s*=>\s*${one}\b|AsJsonAsync\([^;,]*,\s*${one}\s*\)` +
      (/^(?:data|json)$/.test(name) ? String.raw`|[{,]\s*${name}\s*[,}]` : ''),
  ).test(body)
}

/** `body = { …, ...body }`, `body.type = …`, `payload.update(…)`, `Object.assign(body, …)` */
function isChanged(name: string, body: string): boolean {
  const one = String.raw`${asWritten(name)}(?![\w$])`
  return new RegExp(
    String.raw`(?:^|[;{}\n])\s*${one}(?:\??\.[\w$]+|\[[^\]\n]*\])*\s*(?:[|?&+]{0,2}|:)=(?![=>])` +
      String.raw`|(?<![\w$.])${one}\.(?:update|setdefault|pop|set|put|append|delete)\(|\b(?:assign|merge|delete)[(\s]\s*${one}`,
  ).test(body)
}
