// Parses request headers that list what a client accepts, with weights (RFC 9110, section 12.4.2).

export interface Weighted {
  /** In lower case, without parameters. */
  name: string
  /** Parameters before the weight, in lower case: `charset=utf-8`. */
  parameters: string[]
  /** 0 for a malformed weight. */
  weight: number
}

export function parseWeighted(header: string): Weighted[] {
  return header
    .toLowerCase()
    .split(',')
    .map((item) => {
      const [name = '', ...rest] = item.split(';').map((part) => part.trim())
      const at = rest.findIndex((parameter) => parameter.startsWith('q='))
      return at < 0
        ? { name, parameters: rest, weight: 1 }
        : { name, parameters: rest.slice(0, at), weight: parseWeight(rest[at]!.slice(2)) }
    })
}

function parseWeight(text: string): number {
  return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(text) ? Number(text) : 0
}
