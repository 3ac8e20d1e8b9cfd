// Parses request headers that list what a client accepts, with weights (RFC 9110, section 12.4.2).

export interface Weighted {
  /** In lower case, without parameters. */
  name: string
  /** Parameters before the weight, in lower case and without quotes: `charset=utf-8`. */
  parameters: string[]
  /** 0 for a malformed weight. */
  weight: number
}

/** Commas and semicolons in quoted strings separate nothing (section 5.6.4). A missing end quote stands at the end. */
const LIST_ITEM = /(?:[^,"]|"(?:\\.|[^"\\])*"?)+/g
const ITEM_PART = /(?:[^;"]|"(?:\\.|[^"\\])*"?)+/g

export function parseWeighted(header: string): Weighted[] {
  const items = header.toLowerCase().match(LIST_ITEM) ?? []
  return items.map((item) => {
    const parts = (item.match(ITEM_PART) ?? []).map((part) => part.trim())
    const [name = '', ...rest] = parts.map((part) => part.replace(/^(\w+)\s*=\s*/, '$1='))
    const at = rest.findIndex((parameter) => parameter.startsWith('q='))
    const parameters = rest.slice(0, at < 0 ? undefined : at).map(withoutQuotes)
    return { name, parameters, weight: at < 0 ? 1 : parseWeight(rest[at]!.slice(2)) }
  })
}

const withoutQuotes = (parameter: string): string => parameter.replace(/="([^"\\]*)"$/, '=$1')

function parseWeight(text: string): number {
  return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(text) ? Number(text) : 0
}
