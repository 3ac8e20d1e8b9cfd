// Feedback on mistakes: who may send it, what is stored, and that the endpoint is absent when no dataset is bound.

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { markdownFile } from '#scripts/compiler/release/markdown-file.ts'
import { INSIGHT_COLUMNS } from '#site/model/insights/columns.ts'
import { FEEDBACK_CATEGORIES } from '#site/model/insights/feedback.ts'
import { startTestWorker, type TestWorker } from '../start-test-worker.ts'

const ADDRESS = '/_feedback'
const CARD = '4242424242424242'
const KEY = 'key_prod_abcdefgh12345678'

let worker: TestWorker
beforeAll(async () => {
  worker = await startTestWorker()
})
afterAll(() => worker.stop())
beforeEach(() => worker.control({ insights: 'well', forget: true }))

const send = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(worker.url + ADDRESS, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })

const fill = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(worker.url + ADDRESS, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin', ...headers },
  })

/** The stored feedback, by column. */
async function kept(): Promise<Record<string, unknown>[]> {
  const points = (await worker.points()).filter(({ indexes }) => indexes[0] === 'feedback')
  return points.map(({ blobs, doubles }) =>
    Object.fromEntries(
      Object.entries(INSIGHT_COLUMNS).flatMap(([name, column]) => {
        const [, kind, place] = /^(blob|double)(\d+)$/.exec(column) ?? []
        const value = (kind === 'blob' ? blobs : doubles)[Number(place) - 1]
        return kind === undefined || value === '' || value === -1 ? [] : [[name, value]]
      }),
    ),
  )
}

const REPORT = { page: '/docs/api/errors', category: 'wrong', text: 'The status is 409.' }

it('accepts a report from an agent, and stores only page, category, text and release', async () => {
  const response = await send(REPORT, { 'cf-connecting-ip': '192.0.2.7', 'user-agent': 'agent/1' })
  expect([response.status, await response.json()]).toEqual([202, { received: true }])
  expect(response.headers.get('cache-control')).toBe('no-store')
  const release = worker.release.manifest.id
  expect(await kept()).toEqual([
    { release, kind: 'wrong', subject: '/docs/api/errors', text: 'The status is 409.' },
  ])
})

it('reads the content type as HTTP defines it, in any case and with parameters', async () => {
  for (const type of ['Application/JSON', 'application/json ; charset=utf-8']) {
    expect((await send(REPORT, { 'content-type': type })).status).toBe(202)
  }
  for (const type of ['application/jsonp', 'text/plain', 'application/x-www-form-urlencoded-x']) {
    expect((await send(REPORT, { 'content-type': type })).status).toBe(415)
  }
})

it('accepts the form, thanks the reader, and links back', async () => {
  const response = await fill({ ...REPORT, place: '' })
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(html).toContain('<a href="/docs/api/errors">Errors</a>')
  expect(html).not.toContain('The status is 409.')
  expect(await kept()).toHaveLength(1)
})

it('takes the form as a browser without JavaScript fills it in', async () => {
  const html = await (await worker.get(`${ADDRESS}?page=${REPORT.page}`)).text()
  const hidden = [...html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]) => [
    /name="([^"]*)"/.exec(input)![1]!,
    /value="([^"]*)"/.exec(input)?.[1] ?? '',
  ])
  const chosen = [...html.matchAll(/<select[^>]*name="([^"]*)"[^>]*>.*?<option value="([^"]*)"/gs)]
  const written = /<textarea[^>]*name="([^"]*)"/.exec(html)![1]!
  const fields = [...hidden, ...chosen.map(([, name, value]) => [name!, value!]), [written, `Not ${CARD}.`]]
  const response = await fill(Object.fromEntries(fields) as Record<string, string>)
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const [first] = Object.keys(FEEDBACK_CATEGORIES)
  expect(await kept()).toMatchObject([{ kind: first, subject: REPORT.page, text: 'Not ••••.' }])
})

it('takes what the Markdown of a page tells an agent to send', async () => {
  const { origin } = worker.release.manifest
  const page = { path: REPORT.page, title: 'Errors', description: '', frontMatter: {}, markdown: '# Errors' }
  const around = { linkedFrom: [], feedback: true }
  const { text } = markdownFile(
    page as unknown as Parameters<typeof markdownFile>[0],
    origin,
    undefined,
    around,
  )
  const [, address, json] = /POST to (\S+) as JSON: (\{.*?\})\. /.exec(text)!
  const { place, category, ...told } = JSON.parse(json!) as Record<string, string>
  expect([address, place]).toEqual([origin + ADDRESS, '<id of a heading>'])
  for (const kind of category!.split(' | ')) {
    await worker.control({ insights: 'well', forget: true })
    const response = await send({ ...told, category: kind, text: `Not ${KEY}.` })
    expect([response.status, await response.json()]).toEqual([202, { received: true }])
    expect(await kept()).toMatchObject([{ kind, subject: REPORT.page, text: 'Not ••••.' }])
  }
})

it('shows the form for a page of the site, with every category, as an uncacheable document', async () => {
  const response = await worker.get(`${ADDRESS}?page=/docs/api/errors`)
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect(html).toMatch(/<form [^>]*action="\/_feedback"[^>]*method="post"/)
  for (const name of ['wrong', 'missing', 'unclear', 'sample', 'other'])
    expect(html).toContain(`<option value="${name}">`)
  expect((await worker.get(`${ADDRESS}?page=/nowhere`)).status).toBe(404)
  expect((await worker.get(`${ADDRESS}?page=https://evil.example/`)).status).toBe(404)
  expect((await worker.get(ADDRESS)).status).toBe(404)
})

it('masks cards, keys and email addresses before anything is stored', async () => {
  await send({ ...REPORT, text: `With ${CARD}, ${KEY} and ada@example.com it fails.` })
  const [report] = await kept()
  expect(report!['text']).toBe('With ••••, •••• and •••• it fails.')
  expect(worker.logs.join()).not.toContain('it fails')
})

it.each([
  ['My card is 4242424242424242.', 'My card is ••••.'],
  ['4242.4242.4242.4242 and 4242/4242/4242/4242', '•••• and ••••'],
  ['3782 822463 10005, 3782.822463.10005', '••••, ••••'],
  ['key_prod_us_pvt_4qUtg83907AnDem90aJSzc, then', '••••, then'],
])('masks a card or a key however it is written: %s', async (text, masked) => {
  await send({ ...REPORT, text })
  expect((await kept())[0]!['text']).toBe(masked)
})

it.each([
  'pi is 3.141592653589793.',
  'the id 2034abcd-1234-4123-8123-123456789012',
  '192.0.2.10 at 2030-04-23T13:24:28.000Z, error 409.',
])('leaves other numbers alone: %s', async (text) => {
  await send({ ...REPORT, text })
  expect((await kept())[0]!['text']).toBe(text)
})

it('takes the address that somebody read for its page and section', async () => {
  const { origin, pages } = worker.release.manifest
  const page = REPORT.page
  expect(Object.keys(pages)).toContain(page)
  for (const address of [`${origin}${page}`, `${page}.md`, `${origin}${page}.md?lang=python`]) {
    await worker.control({ insights: 'well', forget: true })
    expect([address, (await send({ ...REPORT, page: address })).status]).toEqual([address, 202])
    expect(await kept()).toMatchObject([{ subject: page }])
  }
  expect((await send({ ...REPORT, page: `${page}#no-such-section` })).status).toBe(400)
})

it('rejects invalid input, and says what it accepts without repeating what was sent', async () => {
  for (const wrong of [
    { category: 'zebra' },
    { category: '__proto__' },
    { text: '' },
    { text: 'zebra '.repeat(400) },
    { text: 7 },
    { page: '/zebra' },
    { page: '//evil.example/zebra' },
    { place: 'zebra' },
  ]) {
    const response = await send({ ...REPORT, ...wrong })
    const body = await response.text()
    expect([wrong, response.status, /zebra/.test(body)]).toEqual([wrong, 400, false])
  }
  expect((await send('null')).status).toBe(400)
  expect((await fill({ ...REPORT, text: '' })).status).toBe(400)
  expect(await kept()).toEqual([])
})

it('counts a line break as one character, as the field of the form does', async () => {
  const text = 'line\r\n'.repeat(199) + 'last'
  expect((await fill({ ...REPORT, text })).status).toBe(200)
  expect((await kept())[0]!['text']).toBe(text.replaceAll('\r\n', '\n'))
})

it('gives a refused report back to its writer, with cards and keys masked, and says what to change', async () => {
  const text = `With ${CARD} and ${KEY} <b>it</b> fails. `
  const faults = [
    [{ text: text.repeat(30) }, 'Shorten it to 1,000.'],
    [{ text, place: 'no-such-section' }, 'Choose the place again.'],
    [{ text, category: 'zebra' }, 'Choose what kind of mistake it is.'],
    [{ text: '  ' }, 'Describe the mistake'],
  ] as const
  for (const [wrong, advice] of faults) {
    const response = await fill({ ...REPORT, category: 'sample', ...wrong })
    const html = await response.text()
    const isEmpty = wrong.text.trim() === ''
    expect([wrong, response.status, response.headers.get('cache-control')]).toEqual([wrong, 400, 'no-store'])
    expect(html).toContain('Your report was not saved.')
    expect(html).toContain(advice)
    expect(html.includes('With •••• and •••• &lt;b&gt;it&lt;/b&gt; fails.')).toBe(!isEmpty)
    if (!('category' in wrong)) expect(html).toContain('<option value="sample" selected="">')
    expect(html).not.toContain(CARD)
    expect(html).not.toContain(KEY)
  }
  expect(worker.logs.join()).not.toContain('fails')
  expect(await kept()).toEqual([])
})

it('gives a report that it does not accept at all back to its writer, as a page', async () => {
  const text = `With ${CARD} it fails.`
  const plain = `page=${REPORT.page}\r\ntext=${text}\r\n`
  const post = (body: URLSearchParams | string, headers: Record<string, string> = {}) =>
    fetch(worker.url + ADDRESS, {
      method: 'POST',
      body,
      headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin', ...headers },
    })
  const refusals = [
    [403, await fill({ ...REPORT, text }, { 'sec-fetch-site': 'cross-site' })],
    [413, await fill({ ...REPORT, text: text.repeat(1000) })],
    [415, await post(plain, { 'content-type': 'text/plain' })],
    [400, await fill({ ...REPORT, text, page: '/nowhere' })],
  ] as const
  for (const [status, response] of refusals) {
    const html = await response.text()
    expect([response.status, response.headers.get('content-type')]).toEqual([
      status,
      'text/html; charset=utf-8',
    ])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(html).toContain('Your report was not saved.')
    expect(html).toContain('With •••• it fails.')
    expect(html).not.toContain(CARD)
    expect(html).toMatch(/<form [^>]*action="\/_feedback"[^>]*method="post"/)
  }
  expect(worker.logs.join()).not.toContain('it fails')
  expect(await kept()).toEqual([])
})

it('rejects cross-site requests, text that is too long, and bodies that are neither form nor JSON', async () => {
  expect((await fill(REPORT, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await fill(REPORT, { 'sec-fetch-site': 'same-site' })).status).toBe(403)
  expect((await send(REPORT, { origin: 'https://evil.example' })).status).toBe(403)
  expect((await send(REPORT, { origin: 'null' })).status).toBe(403)
  expect((await send({ ...REPORT, text: 'x'.repeat(20_000) })).status).toBe(413)
  expect((await send(REPORT, { 'content-type': 'text/plain' })).status).toBe(415)
  const broken = await fetch(`${worker.url}/_feedback`, {
    method: 'POST',
    body: '{"page":',
    headers: { 'content-type': 'application/json' },
  })
  expect([broken.status, await broken.json()]).toEqual([400, { error: 'The body is not valid JSON.' }])
  expect(await kept()).toEqual([])
})

it('gives a report back to a person who sent too many, and tells a program when to try again', async () => {
  await worker.control({ insights: 'well', exhausted: true, forget: true })
  const reader = { 'cf-connecting-ip': '192.0.2.7' }
  const page = await fill({ ...REPORT, text: `With ${CARD} it fails.` }, reader)
  const html = await page.text()
  expect([page.status, page.headers.get('retry-after')]).toEqual([429, '60'])
  expect([page.headers.get('content-type'), page.headers.get('cache-control')]).toEqual([
    'text/html; charset=utf-8',
    'no-store',
  ])
  expect(html).toContain('Your report was not saved.')
  expect(html).toContain('With •••• it fails.')
  expect(html).toContain('<option value="wrong" selected="">')
  expect(html).not.toContain(CARD)
  const program = await send(REPORT, reader)
  expect([program.status, program.headers.get('retry-after')]).toEqual([429, '60'])
  expect(await program.text()).not.toContain('<')
  expect(await kept()).toEqual([])
})

it('does not exist when no dataset is bound', async () => {
  await worker.control({ forget: true })
  const responses = [await worker.get(`${ADDRESS}?page=/docs`), await send(REPORT), await fill(REPORT)]
  expect(responses.map(({ status }) => status)).toEqual([404, 404, 404])
})

it('thanks the reader even if the dataset fails', async () => {
  await worker.control({ insights: 'broken', forget: true })
  expect((await send(REPORT)).status).toBe(202)
})
