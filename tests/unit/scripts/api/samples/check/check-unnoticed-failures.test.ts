import { describe, expect, it } from 'vitest'
import { checkUnnoticedFailures } from '#scripts/api/samples/check/check-unnoticed-failures.ts'

const found = async (language: string, code: string): Promise<string[]> =>
  (await checkUnnoticedFailures({ language, code })).map(
    ({ at, what }) => `${at!.row + 1}:${at!.column + 1} ${what}`,
  )

describe('a response that nothing reads', () => {
  it.each([
    ['ts', "await fetch('/orders', { method: 'POST' })", '1:7'],
    ['js', "fetch('/orders')", '1:1'],
    ['tsx', "const Pay = () => <button onClick={async () => { await fetch('/pay') }} />", '1:56'],
    ['python', 'import httpx\n\nhttpx.post("https://shop.example/orders", json={})', '3:1'],
    ['csharp', 'await Http.PostAsJsonAsync("https://shop.example/orders", order);', '1:7'],
    ['java', 'class A { void b() { http.send(request, BodyHandlers.discarding()); } }', '1:22'],
  ])('is found in %s', async (language, code, place) => {
    expect(await found(language, code)).toEqual([
      `${place} nothing reads the response, so a failure goes unnoticed`,
    ])
  })

  it.each([
    ['ts', "const response = await fetch('/orders')\nif (!response.ok) throw new Error('no')"],
    ['ts', "fetch('/orders').then(check)"],
    ['ts', "export const send = () => fetch('/orders')"],
    ['ts', 'await client.tokens.delete(id)'],
    ['python', 'httpx.post(url, json={}).raise_for_status()'],
    ['python', 'response = httpx.post(url)'],
    ['csharp', '(await http.SendAsync(request)).EnsureSuccessStatusCode();'],
    ['csharp', 'using var response = await http.SendAsync(request);'],
    ['java', 'class A { void b() { var response = http.send(request, BodyHandlers.ofString()); } }'],
    ['go', 'response, err := http.Get(url)'],
  ])('is not suspected where %s reads or returns it', async (language, code) => {
    expect(await found(language, code)).toEqual([])
  })
})

describe('cURL', () => {
  it.each([
    ['export KEY="$(curl --silent https://cdn.example/key)"', '1:20', '--silent'],
    ['curl https://api.example/a \\\n  --output a.json\njq .id a.json', '2:3', '--output'],
    ['curl -s https://api.example/a | jq .id', '1:6', '--silent'],
  ])('hides a failure: %s', async (code, place, option) => {
    expect(await found('bash', code)).toEqual([
      `${place} with \`${option}\`, a failed request looks like a successful one`,
    ])
  })

  it.each([
    'curl --fail --silent https://cdn.example/key',
    'curl --fail-with-body --output a.json https://api.example/a',
    "status=$(curl --silent --output a.json --write-out '%{http_code}' https://api.example/a)",
    'curl --silent --include https://api.example/a',
    'curl https://api.example/a',
  ])('tells of a failure: %s', async (code) => {
    expect(await found('bash', code)).toEqual([])
  })
})
