// Maps the calls of Elements, in browsers and apps, that reach the API to their equivalents in the server SDKs.

/** The equivalent call of the server SDKs; `elsewhere` if the contract does not cover it. */
type Target = { sdk: string } | 'elsewhere'

const create = { sdk: 'tokens.create' }
const read = { sdk: 'tokens.get' }
const update = { sdk: 'tokens.update' }
const remove = { sdk: 'tokens.delete' }
const tokenize = { sdk: 'tokens.tokenize' }
const createIntent = { sdk: 'tokenIntents.create' }
const createSession = { sdk: 'sessions.create' }

const ANY_METHOD = ['get', 'post', 'put', 'patch', 'delete']

/** Keyed by the names that follow the instance. */
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
  // Mobile apps.
  ['createToken', create],
  ['getToken', read],
  ['getTokenById', read],
  ['updateToken', update],
  ['deleteToken', remove],
  ['createTokenIntent', createIntent],
  ['createSession', createSession],
  ['encryptToken', 'elsewhere'],
])

/** Of the client for 3D Secure in web pages, whose requests have options of their own. */
export const THREEDS_CALLS: ReadonlyMap<string, Target> = new Map<string, Target>([
  ['createSession', { sdk: 'threeds.sessions.create' }],
  ['startChallenge', 'elsewhere'],
])

/** Methods of an instance that stay within the page or app, and iOS's HTTP client, whose methods are static. */
export const LOCAL_CALLS =
  /^(?:createElement|on|off|hasOwnProperty|builder(?:\..*)?|get|post|put|patch|delete)$/
