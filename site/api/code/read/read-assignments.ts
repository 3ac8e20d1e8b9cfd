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
/** What may stand between a name and `=`: a second name, as in Go, and a type. */
const SECOND_NAME = String.raw`(?:,[ \t]*${NAME})?`
const TYPE = String.raw`(?:[ \t]*:[ \t]*[A-Za-z_$][\w$.<>?*[\]]{0,80})?`
/** What may stand before the path: `await`, and a bracket around `new`. */
const BEFORE_PATH = String.raw`(?:await\b\s*)?(?:\(\s*(?=new\b))?`
/** `client = `, `client, err := `, `self.client: Vault = await (new Vault` */
const ASSIGNED = new RegExp(
  String.raw`(?<![\w$])(${NAME})${SECOND_NAME}${TYPE}[ \t]*:?=(?![=>])\s*${BEFORE_PATH}(new\b\s*)?(${PATH})?`,
  'g',
)
/** `const { tokens, reactors: runs } = client` */
const TAKEN_APART = new RegExp(
  String.raw`\b(?:const|let|var)\s*\{([^{}]{0,400})\}\s*=\s*(?:await\s+)?(new\b\s*)?(${PATH})`,
  'g',
)
/** `tokens`, `reactors: runs` */
const ENTRY = /^\s*([\w$]+)(?:\s*:\s*([\w$]+))?\s*$/
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
  const plain = [...code.matchAll(ASSIGNED)].slice(0, MAX_READ)
  const apart = [...code.matchAll(TAKEN_APART)].slice(0, MAX_READ)
  return [
    ...plain.map((match): Assignment => ({ name: match[1]!, ...assignedIn(match) })),
    ...apart.flatMap((match) => takenApart(match[1]!, assignedIn(match))),
  ]
}

/** What is assigned, of a match whose second group is `new` and whose third is the path. */
function assignedIn({
  0: whole,
  2: made,
  3: written = '',
  index,
  input,
}: RegExpExecArray): Pick<Assignment, 'path' | 'kind'> {
  const path = partsOf(written)
  if (made !== undefined) return { path, kind: 'new' }
  const end = index + whole.length
  return { path, kind: kindOf(input.slice(end, end + 200), path) }
}

/** `entries`: the text between the braces. */
function takenApart(entries: string, { path, kind }: Pick<Assignment, 'path' | 'kind'>): Assignment[] {
  return entries.split(',').flatMap((entry): Assignment[] => {
    const [, field, name = field] = ENTRY.exec(entry) ?? []
    if (field === undefined || name === undefined) return []
    return kind === 'path' ? [{ name, path: [...path, field], kind }] : [{ name, path, kind, field }]
  })
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
