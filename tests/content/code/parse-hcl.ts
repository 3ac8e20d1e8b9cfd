// A strict reader of the part of HCL (Terraform's language) that is written here: blocks, attributes, strings, numbers,
// lists, references. Everything else is a mistake.

export interface HclBlock {
  type: string
  labels: string[]
  attributes: Record<string, unknown>
  blocks: HclBlock[]
}

const TOKEN =
  /(?<space>[ \t]+)|(?<end>\n)|(?<text>"(?:[^"\\\n]|\\(?:["\\nrt]|u[0-9a-fA-F]{4}))*")|(?<number>\d+)|(?<name>[A-Za-z_][\w-]*(?:\.[A-Za-z_][\w-]*)*)|(?<sign>[{}[\],=])/y

interface Token {
  kind: string
  text: string
  line: number
}

export function parseHcl(source: string): HclBlock[] {
  const tokens = tokensOf(source)
  let at = 0
  const root: HclBlock = { type: '', labels: [], attributes: {}, blocks: [] }
  readBody(root, 'the end')
  return root.blocks

  function readBody(block: HclBlock, until: string): void {
    for (;;) {
      while (tokens[at]?.kind === 'end') at++
      const token = tokens[at]
      if (!token) return until === 'the end' ? undefined : refuse(tokens.at(-1), `no ${until}`)
      if (token.text === until) return void at++
      readStatement(block)
      const after = tokens[at]
      if (after && after.kind !== 'end') refuse(after, 'more on the line')
    }
  }

  function readStatement(block: HclBlock): void {
    const name = take('name')
    if (name.includes('.')) refuse(tokens[at - 1], 'a reference as a name')
    if (tokens[at]?.text === '=') {
      at++
      if (Object.hasOwn(block.attributes, name)) refuse(tokens[at], `${name} twice`)
      block.attributes[name] = readValue()
      return
    }
    const inner: HclBlock = { type: name, labels: [], attributes: {}, blocks: [] }
    while (tokens[at]?.kind === 'text') inner.labels.push(identifier(readText()))
    take('sign', '{')
    take('end')
    readBody(inner, '}')
    block.blocks.push(inner)
  }

  function readValue(): unknown {
    const token = tokens[at]
    if (token?.kind === 'text') return readText()
    if (token?.kind === 'number') return Number(take('number'))
    if (token?.kind === 'name') {
      const name = take('name')
      if (name === 'true' || name === 'false') return name === 'true'
      return name.includes('.') ? { reference: name } : refuse(token, `the bare word ${name}`)
    }
    take('sign', '[')
    const items: unknown[] = []
    while (tokens[at]?.text !== ']') {
      if (items.length > 0) take('sign', ',')
      items.push(readValue())
    }
    at++
    return items
  }

  /** `$${` and `%%{` are the signs themselves; alone they would open a template. */
  function readText(): string {
    const token = tokens[at]
    const text = JSON.parse(take('text')) as string
    if (/(?<!\$)\$\{|(?<!%)%\{/.test(text)) refuse(token, 'a template')
    return text.replaceAll('$${', '${').replaceAll('%%{', '%{')
  }

  function identifier(label: string): string {
    return /^[A-Za-z_][\w-]*$/.test(label) ? label : refuse(tokens[at - 1], `the label ${label}`)
  }

  function take(kind: string, text?: string): string {
    const token = tokens[at]
    if (token?.kind !== kind || (text !== undefined && token.text !== text))
      refuse(token, `no ${text ?? kind}`)
    at++
    return token!.text
  }
}

function tokensOf(source: string): Token[] {
  const tokens: Token[] = []
  let line = 1
  for (TOKEN.lastIndex = 0; TOKEN.lastIndex < source.length;) {
    const from = TOKEN.lastIndex
    const groups = TOKEN.exec(source)?.groups
    if (!groups) return refuse({ kind: '', text: '', line }, `"${source.slice(from, from + 10)}"`)
    const [kind, text] = Object.entries(groups).find(([, found]) => found !== undefined)!
    if (kind !== 'space') tokens.push({ kind, text: text!, line })
    if (kind === 'end') line++
  }
  return tokens
}

function refuse(token: Token | undefined, what: string): never {
  throw new Error(`line ${token?.line ?? 'last'}: ${what}`)
}
