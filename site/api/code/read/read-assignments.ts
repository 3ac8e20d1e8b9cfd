// Reads assignments to variables and their declared types, in code of any language. Only paths of names are read:
// `client.tokens`, `new S3Client(`, `AcmeApiClient.builder(`.

export interface Assignment {
  name: string
  /** Names separated by dots; empty where something else is assigned. */
  path: string[]
  /** `path`: nothing but the path; `call` and `new`: the path is called; `type`: it is the variable's type. */
  kind: 'path' | 'call' | 'new' | 'type' | 'unknown'
  /** The field of the call's result that is taken, as in `{ bt } = useClient(…)`. */
  field?: string
}

const NAME = String.raw`[A-Za-z_$][\w$]*`
const PATH = String.raw`${NAME}(?:[?!]?\.${NAME})*`
/** `client = `, `client, err := `, `self.client: Vault = await (new Vault` */
const ASSIGNED = new RegExp(
  String.raw`(?<![\w$])(${NAME})(?:,[ \t]*${NAME})?(?:[ \t]*:[ \t]*[A-Za-z_$][\w$.<>?*[\]]{0,80})?[ \t]*:?=(?![=>])\s*(?:await\b\s*)?(?:\(\s*(?=new\b))?(new\b\s*)?(${PATH})?`,
  'g',
)
/** `const { tokens, reactors: runs } = client` */
const TAKEN_APART = new RegExp(
  String.raw`\b(?:const|let|var)\s*\{([^{}]{0,400})\}\s*=\s*(?:await\s+)?(new\b\s*)?(${PATH})`,
  'g',
)
const TYPED: readonly { pattern: RegExp; name: number; type: number }[] = [
  // `client: S3Client`
  {
    pattern: new RegExp(String.raw`(?<![\w$])(${NAME})\??:[ \t]*((?:${NAME}\.)*[A-Z][\w$]*)`, 'g'),
    name: 1,
    type: 2,
  },
  // `S3Client client`, `private readonly Task<Client> client;`
  {
    pattern: new RegExp(
      String.raw`(?<![\w$.])((?:${NAME}\.)*[A-Z][\w$]*)(?:<[^<>()\n]{0,80}>)?\??[ \t]+([a-z_][\w$]*)[ \t]*(?=[;=,)])`,
      'g',
    ),
    name: 2,
    type: 1,
  },
  // `c *gin.Context`
  { pattern: /(?<![\w$.])([a-z]\w*)[ \t]+\*?([a-z]\w*\.[A-Z]\w*)\b(?![(.])/g, name: 1, type: 2 },
]
/** Limit for a snippet. */
const MAX_READ = 400

export function assignmentsIn(code: string): Assignment[] {
  const plain = [...code.matchAll(ASSIGNED)].slice(0, MAX_READ).map((match): Assignment => {
    const { 0: whole, 1: name = '', 2: made, 3: written = '', index } = match
    const path = partsOf(written)
    if (made !== undefined) return { name, path, kind: 'new' }
    return { name, path, kind: kindOf(code.slice(index + whole.length, index + whole.length + 200), path) }
  })
  const apart = [...code.matchAll(TAKEN_APART)].slice(0, MAX_READ).flatMap((match): Assignment[] => {
    const { 0: whole, 1: entries = '', 2: made, 3: written = '', index } = match
    const path = partsOf(written)
    const after = code.slice(index + whole.length, index + whole.length + 200)
    const kind = made === undefined ? kindOf(after, path) : 'new'
    return entries.split(',').flatMap((entry): Assignment[] => {
      const [, field, name = field] = /^\s*([\w$]+)(?:\s*:\s*([\w$]+))?\s*$/.exec(entry) ?? []
      if (field === undefined || name === undefined) return []
      return kind === 'path' ? [{ name, path: [...path, field], kind }] : [{ name, path, kind, field }]
    })
  })
  return [...plain, ...apart]
}

export function typedNamesIn(code: string): { name: string; type: string[] }[] {
  return TYPED.flatMap(({ pattern, name, type }) =>
    [...code.matchAll(pattern)]
      .slice(0, MAX_READ)
      .map((match) => ({ name: match[name]!, type: match[type]!.split('.') })),
  )
}

const partsOf = (path: string): string[] => (path === '' ? [] : path.split(/[?!]?\./))

/** `after`: what follows the path. */
function kindOf(after: string, path: readonly string[]): Assignment['kind'] {
  if (path.length === 0) return 'unknown'
  // In Java, a group is a method.
  if (path.length > 1 && /^\(\)[ \t]*(?:;|\r?\n(?!\s*\.)|$)/.test(after)) return 'path'
  if (/^\s?[(<{]/.test(after)) return 'call'
  return /^[ \t]*(?:[;,)]|\r?\n(?!\s*[.?+&|])|$)/.test(after) ? 'path' : 'unknown'
}
