// Proves that a pasted failure is led to its operation, field, cause and fix, and that what it leaves open is said.

import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { createFormValidator } from '#site/api/code/pasted/form-validator.ts'
import { contractAnswers } from '#scripts/api/outputs/contract-answers.ts'
import { fieldLimits } from '#scripts/api/outputs/field-limits.ts'
import type { ReadContract } from '#scripts/api/contract/read-contract.ts'
import { hostilePastes } from '#scripts/bench/hostile-texts.ts'
import { reaches, readFailures } from '#scripts/bench/ranking/golden-sets.ts'
import { answerParts } from '#scripts/compiler/outputs/answers/answer-parts.ts'
import { createWorld } from '#scripts/graph/world.ts'
import { contentPlace } from '#scripts/content/read-content.ts'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'
import { echoHostOf } from '#site/api/mock/echo-request.ts'
import { createMock } from '#site/api/mock/mock-api.ts'
import type { AnswerData } from '#site/search/index/answer-data.ts'
import { explainFailure } from '#site/search/answer/failure/explain-failure.ts'
import { stemComparison } from '#site/search/answer/word-stems.ts'
import type { CheckRequest } from '#site/search/answer/failure/explain-curl.ts'
import { brandVariables } from '#site/model/brand-variables.ts'
import { siteConfig } from '#site/site.config.ts'
import { listFolder, readContractIn } from '../../unit/scripts/compiler/site-stages.ts'

let read: ReadContract
let answers: AnswerData
let check: CheckRequest

beforeAll(async () => {
  const content = join(PROJECT_ROOT, 'content')
  read = await readContractIn(content, siteConfig)
  const limits = fieldLimits(read.contract!)
  answers = answerParts(createWorld(), {
    content: contentPlace(content),
    tables: listFolder(content)!.data,
    paths: new Set(),
    config: siteConfig,
    variables: brandVariables(siteConfig),
    ofContract: contractAnswers(read.contract!, read.operations),
    limitsOf: (field) => limits[field],
  }).answers
  const contract = read.contract!
  const { headerPrefix } = siteConfig.brand
  const mock = createMock({
    operations: contract.operations,
    headerPrefix,
    echoHost: echoHostOf(contract.server),
    validate: createFormValidator(contract.schemas),
  })
  check = (_, request) => {
    const { status, body } = mock(request)
    return status < 400 ? undefined : { status, body }
  }
})

describe('a pasted failure', () => {
  it.each(
    readFailures().map((failure) => [failure.paste.slice(0, 70).replaceAll(/\s+/g, ' '), failure] as const),
  )('is explained: %s', (_, { paste, status, operation, field, cause, pages, unknown = [] }) => {
    const answer = explainFailure(answers, paste, stemComparison, check)
    expect(answer).toBeDefined()
    expect(answer!.operation?.id).toBe(operation)
    if (status !== undefined) expect(answer!.status).toBe(status)
    if (field !== undefined) expect(answer!.fields.map(({ name }) => name)).toContain(field)
    if (cause !== null) {
      const told = answer!.causes.map((one) => one.cause.toLowerCase()).join('\n')
      expect(told).toContain(cause.toLowerCase())
      expect(answer!.causes.every(({ fix }) => fix !== '')).toBe(true)
    }
    expect(
      [answer!.url, ...answer!.causes.map(({ url }) => url)].some((url) => reaches(pages, url)),
      `${answer!.url} is none of ${pages.join(', ')}`,
    ).toBe(true)
    for (const open of unknown) expect(answer!.unknown).toContain(open)
    if (operation !== undefined) expect(answer!.unknown).not.toContain('operation')
  })
})

describe('a signature that is no webhook’s', () => {
  it.each([
    'error TS2554: signature mismatch for event handler: does not match',
    '[vite] SyntaxError: Invalid method signature in event.ts',
    '[vite] SyntaxError: Invalid method signature in webhook.ts',
    'ValueError: bad digest for hook file',
  ])('is not explained by the bytes that were hashed: %s', (paste) => {
    const causes = explainFailure(answers, paste, stemComparison)?.causes ?? []
    expect(causes.map(({ fix }) => fix).join()).not.toContain('Hash the bytes')
  })
})

describe('a resource of a provider', () => {
  it.each([
    ['Error: could not create payment_token: HTTP 403 Forbidden', undefined],
    ['Error: update user_webhook: HTTP 400 Bad Request', undefined],
    ['Error: updating tessera_webhook.main: 404 Not Found', 'update-webhook'],
    ['Error: 403 Forbidden reading tessera_reactor.tax', 'get-reactor'],
  ])('is the operation only where the provider is the platform’s: %s', (paste, operation) => {
    expect(explainFailure(answers, paste, stemComparison)?.operation?.id).toBe(operation)
  })
})

describe('a variable that has the name of another processor', () => {
  it.each([
    'ValueError: stripe_error is not set: 400 Bad Request',
    'paypal_error = 403 Forbidden at line 2: failed',
  ])('is no class of its errors: %s', (paste) => {
    const causes = explainFailure(answers, paste, stemComparison)?.causes ?? []
    expect(causes.map(({ cause }) => cause).join()).not.toContain('a server other than the API')
  })
})

describe("a frame of another processor's client", () => {
  const at = (host: string): string =>
    `Calling POST https://${host}/tokens failed: 422\n    at /app/node_modules/stripe/lib/stripe.js:1:2`

  it('says nothing where the request went to the API', () => {
    const explained = explainFailure(answers, at(new URL(answers.server!).host), stemComparison)
    expect(explained?.operation?.id).toBe('create-token')
  })

  it.each(['api.stripe.com', 'api-tessera.example', '$HOST'])('tells whose error it is at %s', (host) => {
    const explained = explainFailure(answers, at(host), stemComparison)
    expect(explained?.operation).toBeUndefined()
    expect(explained?.causes[0]?.cause).toContain('a server other than the API')
  })
})

describe('the class of an error', () => {
  it.each([
    ['BadRequestError: Request failed with status code 409', 409],
    ['UnprocessableEntityError: UnprocessableEntityError\nStatus code: 404', 404],
    ['tessera.errors.BadRequestError: status_code=409, body: None', 409],
    ['Error: BadRequestError: 409 Conflict', 409],
    ['Error: BadRequestError: A field is not valid', 400],
    ['level=error err="ConflictError: A token exists" status=500', 409],
    ['{"level":"error","msg":"ConflictError: A token exists","statusCode":500}', 409],
  ])('gives way to a status that its own message states: %s', (text, status) => {
    expect(explainFailure(answers, text, stemComparison)?.status).toBe(status)
  })
})

describe('a log with several failures', () => {
  const log =
    '[10:11:12] WARN  POST /tokens 409 {"title":"Conflict","status":409,"detail":"A request with the same idempotency key is still running."}\n' +
    '[10:11:13] ERROR POST /tokens 400 {"title":"Bad Request","status":400,"detail":"One or more fields are not valid.","errors":{"id":["The id is too long."]}}'

  it('is explained by each of them, without mixing them', () => {
    const answer = explainFailure(answers, log, stemComparison)!
    expect(answer).toMatchObject({
      status: 409,
      fields: [],
      further: [{ status: 400, fields: [{ name: 'id' }] }],
    })
    expect(answer.causes[0]!.cause).toContain('idempotency key')
  })

  it('is explained by the one of a call, not by what the reader’s own server answered', () => {
    const own = 'INFO: 10.0.0.1:4211 - "POST /cards HTTP/1.1" 500 Internal Server Error\n'
    const [first = ''] = log.split('\n')
    expect(explainFailure(answers, own + first, stemComparison)).toMatchObject({ status: 409 })
  })
})

const pascalCase = (name: string): string => name[0]!.toUpperCase() + name.slice(1)
const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

describe('the stack trace of an SDK call', () => {
  it.each([
    [
      'Java',
      (groups: string[], method: string) =>
        `com.tessera.errors.ConflictError\n\tat com.tessera.resources.${groups.join('.').toLowerCase()}.` +
        `Raw${pascalCase(groups.at(-1)!)}Client.${method}(Client.java:101)`,
    ],
    [
      'Python',
      (groups: string[], method: string) =>
        'Traceback (most recent call last):\n' +
        `  File "/app/site-packages/tessera/${groups.map(snakeCase).join('/')}/client.py", line 210, in ${snakeCase(method)}\n` +
        'tessera.errors.ConflictError: status_code: 409',
    ],
    [
      'Go',
      (groups: string[], method: string) =>
        'panic: conflict\n\ngoroutine 1 [running]:\n' +
        `tessera.example/go-sdk/${groups.join('/').toLowerCase()}.(*Client).${pascalCase(method)}(0xc0000b2000)`,
    ],
    [
      'Node.js',
      (groups: string[], method: string) =>
        `ConflictError\n    at ${pascalCase(groups.at(-1)!)}.${method} ` +
        `(/app/node_modules/@tessera/node-sdk/resources/${groups.join('/')}/client/Client.js:88:31)`,
    ],
  ])('in %s tells the operation', (_, traceOf) => {
    for (const { id, sdk } of answers.operations) {
      if (sdk === undefined) continue
      const names = sdk.split('.')
      const trace = traceOf(names.slice(0, -1), names.at(-1)!)
      expect(explainFailure(answers, trace, stemComparison)?.operation?.id, trace).toBe(id)
    }
  })
})

describe('a stack frame of the reader’s own code', () => {
  it.each([
    ['ConflictError: ConflictError\n    at Shop.tokens.create (shop.js:1:2)', undefined],
    [
      'ConflictError: ConflictError\n    at Shop.cart.pay (shop.js:1:2)\n    at TesseraElements.tokens.create (web-elements.js:2:9)',
      'create-token',
    ],
  ])('is no call of an SDK: %s', (trace, operation) => {
    expect(explainFailure(answers, trace, stemComparison)?.operation?.id).toBe(operation)
  })
})

describe('a pasted command', () => {
  it('to another host is told so', () => {
    const answer = explainFailure(answers, 'curl https://api.shop.example/tokens/x', stemComparison, check)
    expect(answer!.causes[0]!.cause).toContain('api.shop.example')
    expect(answer!.causes[0]!.fix).toContain(answers.server)
  })

  it.each(['curl $HOST/tokens/x', 'curl https://{{host}}/tokens/x', 'curl "$BASE_URL/tokens/x"'])(
    'to a variable host is not: %s',
    (command) => {
      const answer = explainFailure(answers, command, stemComparison, () => undefined)
      expect(answer!.operation?.id).toBe('get-token')
      expect(answer!.causes).toEqual([])
    },
  )

  it('names a value that is not allowed, beside those that are', () => {
    const answer = explainFailure(
      answers,
      `curl ${answers.server}/tokens -d '{"type":"cards"}'`,
      stemComparison,
      () => ({
        status: 400,
        body: { errors: { type: ['The type must be one of card, token.'] } },
        fixes: { type: 'Send `card`.' },
        wrong: { type: 'cards' },
      }),
    )
    expect(answer!.causes).toMatchObject([
      { cause: 'The type must be one of card, token; "cards" is not.', fix: 'Send `card`.' },
    ])
  })

  it('to a path of another version is led to the path of this API', () => {
    const answer = explainFailure(answers, `curl ${answers.server}/api/v1/tokens -d '{}'`, stemComparison)
    expect(answer!.causes[0]!.fix).toContain('`/tokens`')
  })
})

describe('an error of the page itself', () => {
  const error = "TypeError: Cannot read properties of undefined (reading 'createToken')"

  it.each([
    error,
    `Uncaught ${error}\n    at pay (checkout.js:12:30)`,
    `checkout.js:12 Uncaught (in promise) ${error}\n    at pay (checkout.js:12:30)`,
  ])('has no status, whatever a documented response quotes: %s', (text) => {
    expect(explainFailure(answers, text, stemComparison)?.status).toBeUndefined()
  })

  it('in the code of a reactor is the response that quotes it', () => {
    const text =
      'ReactorRuntimeError: Cannot read properties of undefined\n    at module.exports (reactor.js:3:2)'
    expect(explainFailure(answers, text, stemComparison)?.status).toBe(500)
  })
})

describe('a text that is no failure', () => {
  it.each([
    '429',
    'POST /tokens',
    'status 429',
    'rate limit',
    'how do I send a webhook',
    'curl',
    'errors',
    '{',
    'HTTP',
    'error 429',
    '413 payload too large',
    'what does 403 forbidden mean',
    'http 401 unauthorized error',
    'ConflictError',
    'handle TooManyRequestsError in node',
    'https://api.tessera.example/tokens',
    'why do I get error 422 when creating a webhook',
    'request timed out',
    'ECONNREFUSED',
    'content security policy',
    'error: what does it mean',
    'How do I handle\n429 errors?',
    'Which certificate\nshould I pin?',
    'how do I avoid a timeout\nin my reactor?',
    'ENOENT: no such file or directory, open path: /etc/app/config.json status 500',
    'the file at path /usr/local/bin/worker gives status 500',
  ])('is left to the search: %s', (text) => {
    expect(explainFailure(answers, text, stemComparison, check)).toBeUndefined()
  })

  it('is read without a throw, whatever it holds', () => {
    for (const text of hostilePastes()) explainFailure(answers, text, stemComparison, check)
  })
})
