// Worst-case texts of every kind that has ever stalled the search.

/** In place of a query. */
export function hostileQueries(): string[] {
  const bytes = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code)).join('')
  return [
    bytes,
    'a'.repeat(200),
    'to '.repeat(66),
    'to ta te ti tu se re ma',
    'tok~99',
    'x~3 '.repeat(50),
    '*e*e*e*',
    '-'.repeat(200),
    'a-b.c_d/e:f'.repeat(18),
    'aB'.repeat(100),
    '\u0301'.repeat(200),
    '💥'.repeat(100),
    '\ud800'.repeat(200),
    'tokenn permisionn errorr statuss headerr requestt responsee acess',
    '<img src=x onerror=alert(1)>',
    '__proto__ constructor toString',
  ]
}

/** In place of a pasted failure. */
export function hostilePastes(): string[] {
  return [
    '{'.repeat(20_000),
    '"title":'.repeat(5000),
    'curl '.repeat(5000),
    `curl 'https://${'a'.repeat(19_000)}`,
    `${'POST /'.repeat(4000)} 409`,
    `method=POST ${'path '.repeat(4000)}`,
    '\\'.repeat(20_000),
    'status: '.repeat(3000),
    `{"title":"x","status":400,"errors":${'['.repeat(9000)}`,
    '\u0000\ud800 HTTP/1.1 400 Bad',
    'GET /'.padEnd(20_000, '/'),
    'A.A:'.repeat(5000),
    '<title>'.repeat(3000),
    'error '.repeat(3000),
    `curl https://x ${'\n* '.repeat(6000)}`,
    'url(https://'.repeat(1500),
    '"detail":"'.repeat(2000),
    '{"title":"Bad Request","status":400,"errors":{"__proto__":["x"]}}',
    `a${'\n'.repeat(19_000)}a`,
    `{${'"code":400,'.repeat(1800)}`,
    'errors={'.repeat(2500),
    `${'Post "'.repeat(3000)} timeout Error: `,
    'method: url: /'.repeat(1400),
    `{"message":"${'\\'.repeat(19_000)}`,
    '"errors":{"a":["'.repeat(1200),
    `errors={"a":["${' x'.repeat(9000)}`,
    'url: {"full": '.repeat(1400),
    'responsestatus = '.repeat(1100),
    `level = ${' '.repeat(19_000)}`,
    'imported from '.repeat(1400),
    'url=https://'.repeat(1666),
  ]
}

/** Commands that an operation can be told from, with bodies that take long to read or to check. */
export function hostileRequests(url: string): string[] {
  const bodies = [
    `${'['.repeat(9000)}${']'.repeat(9000)}`,
    `${'{"data":'.repeat(2000)}1${'}'.repeat(2000)}`,
    `{${Array.from({ length: 1400 }, (_, at) => `"field_${at}":${at}`).join(',')}}`,
    `{"type":"${'a'.repeat(19_000)}"}`,
    `{"data":"${'{{ '.repeat(6000)}"}`,
    `{"containers":[${Array.from({ length: 3000 }, () => '"/x/"').join(',')}]}`,
    '{"__proto__":{"type":"card"},"constructor":1}',
    `{"type":"card","data":{"number":"${'4'.repeat(19_000)}"}}`,
  ]
  return bodies.map(
    (body) => `curl -X POST '${url}' -H 'Content-Type: application/json' -d '${body}'\nHTTP/1.1 400`,
  )
}
