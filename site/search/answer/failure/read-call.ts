// Finds the SDK call in a stack trace, in the form of each language's traces.

const CALLS = [
  // `Tokens.create (/app/node_modules/…/resources/tokens/client/Client.js:88:31)`
  /\b\w+\.(?:__)?(?<method>\w+) \([^()\n]{1,200}\/resources\/(?<group>[\w/]{1,60}?)\/client\//,
  // `com.….resources.threeds.sessions.SessionsClient.create(`
  /\bresources\.(?<group>[a-z][\w.]{0,60}?)\.(?:Async)?(?:Raw)?[A-Z]\w{0,40}Client\.(?<method>\w+)\(/,
  // `File "…/site-packages/…/tokens/client.py", line 210, in create`
  /\/site-packages\/\w{1,40}\/(?<group>[\w/]{1,60}?)\/(?:raw_)?client\.py", line \d+, in (?<method>\w+)/,
  // `…/go-sdk/tokens.(*Client).Create(`
  /-sdk\/(?:v\d+\/)?(?<group>[\w/]{1,60})\.\(\*(?:Raw)?Client\)\.(?<method>\w+)\(/,
  // `Webhooks.WebhooksClient.CreateAsync(`
  /\b(?:Raw)?(?<group>[A-Z]\w*?)Client\.(?<method>[A-Z]\w*?)Async\s*\(/,
  // `TokensClient.__create (`, `RawTokensClient.search(`
  /\b(?:Raw)?(?<group>[A-Z]\w*?)Client\.(?:__)?(?<method>[A-Za-z]\w*)\s*\(/,
  // `Elements.tokens.create (web-elements.js:2:902)`, but no frame of the reader's own code
  /\b\w{0,40}Elements\.(?<group>[a-z]\w{1,30}(?:\.[a-z]\w{1,30}){0,2})\.(?<method>\w{1,30}) \(/,
  // `Tokens.create (/app/node_modules/@…/node-sdk/dist/index.js:88:31)`, of a bundled SDK
  /\bat (?:async )?(?<group>[A-Z]\w{0,40})\.(?:__)?(?<method>\w{1,40}) \([^()\n]{1,200}\/node-sdk\//,
  // `client.tokens.get("…")`
  /\bclient\.(?<group>[a-z][\w.]*)\.(?<method>\w+)\(/,
]

/** `AcmeElements.createTokenIntent(`: the SDKs for apps call an operation by its own name. */
const OF_AN_APP =
  /\b(?<service>\w{0,40}(?:Elements|ThreeDSService))\.(?:Companion\.)?(?<method>create(?:Token(?:Intent)?|Session)|tokenize|getToken)(?:ById)?\b[\w$-]{0,40}\s?\(/
/** `Error creating webhook`, `with acme_webhook.orders` */
const OF_TERRAFORM =
  /\b(?<verb>[Cc]reat|[Rr]ead|[Uu]pdat|[Dd]elet)(?:e|ing)\b[^]{0,300}?\bwith [a-z\d]{1,40}_(?<noun>[a-z_]{1,40})\./
const VERBS: Record<string, string> = { creat: 'create', read: 'get', updat: 'update', delet: 'delete' }

function calledByName(text: string): string | undefined {
  const { service, method } = OF_AN_APP.exec(text)?.groups ?? {}
  if (service !== undefined && method !== undefined)
    return service.includes('ThreeDS') ? method.replace('Session', '3dsSession') : method
  const { verb, noun } = OF_TERRAFORM.exec(text)?.groups ?? {}
  return verb === undefined ? undefined : `${VERBS[verb.toLowerCase()]}${noun}`
}

/** The call by its group and method, or by the name of its operation. */
export function readCall(text: string): string | undefined {
  for (const pattern of CALLS) {
    const { group, method } = pattern.exec(text)?.groups ?? {}
    if (group !== undefined && method !== undefined) return callKey(`${group}.${method}`)
  }
  const name = calledByName(text)
  return name === undefined ? undefined : callKey(name)
}

/** Identical for every language's spelling of a call. */
export const callKey = (call: string): string => call.toLowerCase().replaceAll(/[^a-z\d]/g, '')
