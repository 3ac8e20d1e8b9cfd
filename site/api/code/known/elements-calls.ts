// The calls of Elements, in browsers and apps, that end at the API: what each is in the server SDKs' words.

/** The call of the server SDKs that does the same; `elsewhere` for what the contract cannot judge. */
type Target = { sdk: string } | 'elsewhere'

const create = { sdk: 'tokens.create' }
const read = { sdk: 'tokens.get' }
const update = { sdk: 'tokens.update' }
const remove = { sdk: 'tokens.delete' }
const tokenize = { sdk: 'tokens.tokenize' }
const createIntent = { sdk: 'tokenIntents.create' }
const createSession = { sdk: 'sessions.create' }

const ANY_METHOD = ['get', 'post', 'put', 'patch', 'delete']

/** By the names behind the instance. */
export const ELEMENTS_CALLS: ReadonlyMap<string, Target> = new Map<string, Target>([
  ['tokens.create', create],
  ['tokens.retrieve', read],
  ['tokens.update', update],
  ['tokens.delete', remove],
  ['tokens.tokenize', tokenize],
  ['tokens.encrypt', 'elsewhere'],
  ['tokens.encryptToken', 'elsewhere'],
  ['tokenize', tokenize],
  ['tokenIntents.create', createIntent],
  ['sessions.create', createSession],
  ['proxy', 'elsewhere'],
  ...ANY_METHOD.flatMap((method): [string, Target][] => [
    [`proxy.${method}`, 'elsewhere'],
    [`client.${method}`, 'elsewhere'],
  ]),
  // Apps.
  ['createToken', create],
  ['getToken', read],
  ['getTokenById', read],
  ['updateToken', update],
  ['deleteToken', remove],
  ['createTokenIntent', createIntent],
  ['createSession', createSession],
  ['encryptToken', 'elsewhere'],
])

/** What an instance does in the page or the app alone, and the HTTP client of iOS, whose methods are static. */
export const LOCAL_CALLS =
  /^(?:createElement|on|off|hasOwnProperty|builder(?:\..*)?|get|post|put|patch|delete)$/
