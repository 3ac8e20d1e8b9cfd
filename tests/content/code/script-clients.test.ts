// Requests of superagent, of XMLHttpRequest, and of clients that a framework passes in: what is told of them, and what is
// not.

import { beforeAll, describe, expect, it } from 'vitest'
import { checkPastedCode, type CodeReport, type Knowledge } from '#site/api/code/pasted/check-pasted-code.ts'
import { realKnowledge } from './real-knowledge.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await realKnowledge()
})

/** `API` and `KEY` stand for the server and the name of the key's header. */
function check(code: string): Promise<CodeReport> {
  const { contract } = knowledge
  const written = code.replaceAll('API', contract.server).replaceAll('KEY', contract.apiKeyAuth.header)
  return checkPastedCode({ code: written, language: 'typescript' }, knowledge)
}

const XHR = `const xhr = new XMLHttpRequest()\n`
const TYPED = `xhr.setRequestHeader('KEY', key)\nxhr.setRequestHeader('Content-Type', 'application/json')\n`
const SUPERAGENT = `import request from 'superagent'\n`

describe('tells', () => {
  it.each<[what: string, code: string, operation: string, problem: RegExp]>([
    [
      'a field that superagent sends',
      `${SUPERAGENT}await request.post('API/tokens').set('KEY', key).send({ typ: 'token', data: 'x' })`,
      'create-token',
      /no field `typ`/,
    ],
    [
      'a content type that superagent is told, and the key that is missing',
      `${SUPERAGENT}request('PATCH', 'API/tokens/abc').type('json').send({ metadata: { a: 'b' } }).then(log)`,
      'update-token',
      /merge-patch|key/i,
    ],
    [
      'text that superagent sends as a form',
      `${SUPERAGENT}await request.post('API/tokens').set('KEY', key).send(JSON.stringify({ type: 'token', data: 'x' }))`,
      'create-token',
      /application\/json/,
    ],
    [
      'a parameter of superagent',
      `${SUPERAGENT}await request.get('API/v2/tokens').query({ size: 500 }).set({ 'KEY': key })`,
      'list-tokens',
      /size.*100/,
    ],
    [
      'a field that superagent is given with the address',
      `${SUPERAGENT}await request.post('API/tokens', { typ: 'token', data: 'x' }).set('KEY', key)`,
      'create-token',
      /no field `typ`/,
    ],
    [
      'a parameter that superagent is given with the address',
      `${SUPERAGENT}request.get('API/v2/tokens', { size: 500 }, done).set('KEY', key)`,
      'list-tokens',
      /size.*100/,
    ],
    [
      'a key that is missing where superagent is given a callback',
      `${SUPERAGENT}const sent = request.get('API/tokens/abc', (error, response) => log(response))`,
      'get-token',
      /key/i,
    ],
    [
      'a key that is missing from a statement of its own',
      `${SUPERAGENT}setUp()\nrequest.del('API/tokens/abc')`,
      'delete-token',
      /key/i,
    ],
    [
      'a field that an XMLHttpRequest sends',
      `${XHR}xhr.open('POST', 'API/tokens')\n${TYPED}xhr.send(JSON.stringify({ type: 'token', dta: 'x' }))`,
      'create-token',
      /no field `dta`/,
    ],
    [
      'the second request of one XMLHttpRequest',
      `${XHR}xhr.open('GET', 'API/tokens/abc')\n${TYPED}xhr.send()\nxhr.open('DELETE', 'API/tokens/abc')\nxhr.send()`,
      'delete-token',
      /key/i,
    ],
    [
      'a field that an XMLHttpRequest sends from a line above',
      `${XHR}xhr.onreadystatechange = () => {\n  ${TYPED}xhr.send(JSON.stringify({ type: 'token', dta: 'x' }))\n}\nxhr.open('POST', 'API/tokens')`,
      'create-token',
      /no field `dta`/,
    ],
    [
      'a key that the second of two XMLHttpRequests lacks',
      `function a() {\n${XHR}xhr.open('GET', 'API/tokens/abc')\n${TYPED}xhr.send()\n}\nfunction b() {\n${XHR}xhr.open('DELETE', 'API/tokens/abc')\nxhr.send()\n}`,
      'delete-token',
      /key/i,
    ],
    [
      'a field that the HttpService of Nest sends',
      `class Vault {\n  constructor(private readonly http: HttpService) {}\n  save() {\n    return this.http.post('API/tokens', { typ: 'token', data: 'x' })\n  }\n}`,
      'create-token',
      /no field `typ`/,
    ],
    [
      'a field behind the axios of Nest',
      `class Vault {\n  constructor(private http: HttpService) {}\n  save = () => this.http.axiosRef.post('API/tokens', { typ: 'token', data: 'x' })\n}`,
      'create-token',
      /no field `typ`/,
    ],
    [
      'a field that an instance of axios sends, wherever it was made',
      `export const save = (api: AxiosInstance) => api.post('API/tokens', { typ: 'token', data: 'x' })`,
      'create-token',
      /no field `typ`/,
    ],
  ])('%s', async (_, code, operation, problem) => {
    const { problems, calls } = await check(code)
    expect(calls.map((call) => call.operation)).toContain(operation)
    expect(problems.map((one) => `${one.problem} ${one.fix}`).join('\n')).toMatch(problem)
  })
})

describe('says nothing of', () => {
  it.each<[what: string, code: string]>([
    [
      'a request of superagent',
      `${SUPERAGENT}const { body } = await request\n  .post('API/tokens')\n  .set('KEY', key)\n  .retry(2)\n  .send({ type: 'token', data: value })`,
    ],
    [
      'text whose type superagent is told',
      `${SUPERAGENT}await request.post('API/tokens').set('KEY', key).set('Content-Type', 'application/json').send(JSON.stringify({ type: 'token', data: 'x' }))`,
    ],
    [
      'a request of superagent that goes on later',
      `${SUPERAGENT}const req = request.post('API/tokens')\nreq.set('KEY', key)\nreq.send({ type: 'token', data: 'x' })`,
    ],
    [
      'a body that superagent is given with the address',
      `${SUPERAGENT}await request.post('API/tokens', { type: 'token', data: 'x' }).set('KEY', key)`,
    ],
    [
      'a callback that superagent is given with the address',
      `${SUPERAGENT}function done() {}\nrequest.del('API/tokens/abc', done).set('KEY', key)\nrequest.get('API/tokens/abc', (error) => log(error)).set('KEY', key)\nrequest.del('API/tokens/abc', null, done).set('KEY', key)`,
    ],
    [
      'a request of superagent that a function returns',
      `${SUPERAGENT}function open() {\n  return request.post('API/tokens')\n}\nconst create = () => request.post('API/tokens')`,
    ],
    [
      'a request of superagent that an object or another function is given',
      `${SUPERAGENT}const held = { req: request.post('API/tokens') }\nwithKey(request.post('API/tokens'))`,
    ],
    [
      'a plugin of superagent',
      `${SUPERAGENT}await request.post('API/tokens').use(signed).send({ type: 'token', data: 'x' })`,
    ],
    [
      'the `request` of another library',
      `import request from 'request-promise'\nawait request.post('API/tokens', options)`,
    ],
    [
      'an XMLHttpRequest',
      `${XHR}xhr.open('PATCH', 'API/tokens/abc', true)\nxhr.setRequestHeader('KEY', key)\nxhr.setRequestHeader('Content-Type', 'application/merge-patch+json')\nxhr.onload = done\nxhr.send(JSON.stringify({ metadata: { a: 'b' } }))`,
    ],
    [
      'an XMLHttpRequest that another function sends',
      `${XHR}xhr.open('POST', 'API/tokens')\nsendSigned(xhr, { type: 'token' })`,
    ],
    [
      'headers that an XMLHttpRequest is given in a loop',
      `${XHR}xhr.open('POST', 'API/tokens')\nfor (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)\nxhr.send(JSON.stringify({ type: 'token', data: 'x' }))`,
    ],
    [
      'headers that a request of Node.js is given in a loop',
      `const req = https.request('API/tokens', { method: 'POST' })\nfor (const [name, value] of Object.entries(headers)) req.setHeader(name, value)\nreq.end(JSON.stringify({ type: 'token', data: 'x' }))`,
    ],
    [
      'an XMLHttpRequest that a function prepares',
      `${XHR}xhr.open('POST', 'API/tokens')\nprepare(xhr)\nxhr.send(JSON.stringify({ type: 'token', data: 'x' }))`,
    ],
    [
      'an XMLHttpRequest that is prepared above the line that opens it',
      `${XHR}xhr.onreadystatechange = () => {\n  if (xhr.readyState !== 1) return\n  ${TYPED}xhr.send(JSON.stringify({ type: 'token', data: 'x' }))\n}\nxhr.open('POST', 'API/tokens')`,
    ],
    [
      'an address that is given to the HttpService elsewhere',
      `class Vault {\n  constructor(private http: HttpService) {}\n  save() {\n    return this.http.post('/tokens', { typ: 'x' })\n  }\n}\nconst base = 'API'`,
    ],
  ])('%s', async (_, code) => {
    expect((await check(code)).problems).toEqual([])
  })
})
