import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { exampleRequest } from '#site/api/samples/request/example-request.ts'
import { PROJECT_ROOT } from '#scripts/project/project-root.ts'
import { apiServer } from '#scripts/api/outputs/api-outputs.step.ts'
import { operationExcerpts } from '#scripts/api/contract/operation-excerpt.ts'
import type { ReadContract } from '#scripts/api/contract/read-contract.ts'
import type { Place } from '#scripts/diagnostics/diagnostic.ts'
import type { SiteConfig } from '#site/model/site-config.ts'
import { siteConfig } from '../../../../fixtures/site-config.ts'
import { contract as contractStep } from '#scripts/api/contract/contract.step.ts'
import { openContent, readContractIn } from '../../compiler/site-stages.ts'

const FIXTURE = join(PROJECT_ROOT, 'tests/fixtures/reference-site')
const config: SiteConfig = {
  ...siteConfig,
  brand: { ...siteConfig.brand, name: 'Acme', headerPrefix: 'ACM', domain: 'acme.example' },
}
const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

const read = ({ root }: { root: string }): Promise<ReadContract> => readContractIn(root, config)

type Edit = [file: string, from: string | RegExp, to: string]

/** A copy of the contract; `edit` replaces a text in one of its files. */
function contentWith(...edits: Edit[]): { root: string } {
  const root = mkdtempSync(join(tmpdir(), 'docs-contract-'))
  folders.push(root)
  cpSync(FIXTURE, root, { recursive: true })
  for (const [file, from, to] of edits) change(root, file, from, to)
  return { root }
}

function change(root: string, file: string, from: string | RegExp, to: string): void {
  const path = join(root, 'openapi', file)
  const text = readFileSync(path, 'utf8')
  expect(text).toMatch(from)
  writeFileSync(path, text.replace(from, to))
}

const BOXES = 'paths/boxes.yaml'
const SCHEMAS = 'schemas/boxes.yaml'

describe('readContract', () => {
  it('gives the operations in the order of the document, without a complaint', async () => {
    const { contract, diagnostics } = await read(contentWith())
    expect(diagnostics).toEqual([])
    expect(contract?.operations.map(({ method, path, id }) => `${method} ${path} ${id}`)).toEqual([
      'POST /boxes create-box',
      'GET /boxes list-boxes',
      'GET /boxes/{id} get-box',
      'DELETE /boxes/{id} delete-box',
    ])
  })

  it('gives all that the files say of an operation, under the brand’s names', async () => {
    const { contract } = await read(contentWith())
    expect(contract).toMatchObject({ version: '2.1.0', server: 'https://api.acme.example' })
    const create = contract!.operations.find(({ id }) => id === 'create-box')!
    expect(create).toMatchObject({
      summary: 'Create a box',
      tag: 'Boxes',
      page: '/docs/boxes',
      permissions: ['box:create', 'box:admin'],
      enterprise: true,
      deprecated: false,
      sdk: { group: 'boxes', method: 'create' },
      parameters: [{ name: 'ACM-IDEMPOTENCY-KEY', in: 'header', required: false, example: 'box-1' }],
      body: {
        required: true,
        contentType: 'application/json',
        schema: { $ref: '#/components/schemas/BoxRequest' },
      },
      causes: [{ status: 409, cause: 'A box of this `name` exists.', fix: 'Choose another name.' }],
    })
    expect(create.body?.examples.map(({ name }) => name)).toEqual(['plain', 'full'])
    expect(create.responses.map(({ status, shared = false }) => [status, shared])).toEqual([
      [200, false],
      [201, false],
      [401, true],
      [409, false],
      [429, true],
      [500, true],
    ])
    expect(contract!.operations.find(({ id }) => id === 'delete-box')).toMatchObject({
      anonymous: true,
      deprecated: true,
      permissions: [],
    })
  })

  it('bundles the files into one document that names no file', async () => {
    const { document } = await read(contentWith())
    const bundled = JSON.parse(document!.json)
    expect(document!.json).not.toContain('.yaml')
    expect(document!.json).not.toContain('%')
    expect(Object.keys(bundled.components.schemas)).toContain('HeldParts')
    expect(bundled.paths['/boxes/{id}'].get.parameters).toEqual([{ $ref: '#/components/parameters/BoxId' }])
    expect(document!.yaml).toContain('operationId: create-box')
  })

  it('has no contract where the content folder has none', async () => {
    const folder = contentWith()
    rmSync(join(folder.root, 'openapi'), { recursive: true })
    expect(await read(folder)).toMatchObject({ operations: {}, files: [], diagnostics: [] })
  })

  it.each([
    ["'%api-host%/'", 'https://api.acme.example'],
    [
      "'https://{region}.acme.example/v1'\n    variables: { region: { default: eu } }",
      'https://eu.acme.example/v1',
    ],
  ])('has the server that is known before it is read, for the address %s', async (address, server) => {
    const { root } = contentWith(['openapi.yaml', "'%api-host%'", address])
    expect(await openContent(root, config).ask(apiServer, null)).toBe(server)
    expect((await readContractIn(root, config)).contract?.server).toBe(server)
  })

  it.each([
    ['no server', 'openapi: 3.1.0\n', ''],
    ['a server without an address', 'servers: [{ description: ours }]\n', null],
    ['no valid YAML', 'servers: [\n', null],
  ])('knows the server of a document with %s', async (_, text, server) => {
    const { root } = contentWith()
    writeFileSync(join(root, 'openapi/openapi.yaml'), text)
    expect(await openContent(root, config).ask(apiServer, null)).toBe(server)
  })

  it('changes the excerpts of the operations that show a changed schema, and of no other', async () => {
    const [before, after] = [
      await read(contentWith()),
      await read(contentWith([SCHEMAS, 'How many there are.', 'How many boxes.'])),
    ].map(({ contract, operations }) => operationExcerpts(contract!, operations))
    const changed = Object.keys(before!).filter(
      (id) => JSON.stringify(before![id]) !== JSON.stringify(after![id]),
    )
    expect(changed).toEqual(['list-boxes'])
  })

  it('is read again only where something has changed', async () => {
    const cache = mkdtempSync(join(tmpdir(), 'docs-contract-cache-'))
    folders.push(cache)
    const content = contentWith()
    const ask = async (): Promise<[ReadContract, ran: number]> => {
      const graph = openContent(content.root, config, cache)
      const result = await graph.repairing(() => graph.ask(contractStep, null))
      return [result, graph.ran(contractStep).length]
    }
    const [first, ran] = await ask()
    expect(ran).toBe(1)
    expect(await ask()).toEqual([first, 0])
    change(content.root, BOXES, 'summary: List boxes', 'summary: List all boxes')
    const [second] = await ask()
    expect(second.contract?.operations[1]?.summary).toBe('List all boxes')
  })
})

describe('the rules of the contract', () => {
  it.each<[rule: string, edit: Edit, marked: string, told: string]>([
    [
      'a reference that leads nowhere',
      [BOXES, '#/BoxList', '#/BoxLst'],
      "{ $ref: '../schemas/boxes.yaml#/BoxLst' }",
      "can't resolve $ref",
    ],
    [
      'a key in another header than the configuration names',
      ['openapi.yaml', "name: '%PREFIX%-API-KEY'", 'name: X-Key'],
      'securitySchemes',
      'no security scheme has the key as `ACM-API-KEY: <key>`',
    ],
    [
      'another version of OpenAPI',
      ['openapi.yaml', 'openapi: 3.1.0', 'openapi: 3.0.3'],
      'openapi',
      '`openapi: 3.0.3` is not OpenAPI 3.1',
    ],
    [
      'a description of Swagger',
      ['openapi.yaml', 'openapi: 3.1.0', "swagger: '2.0'"],
      'swagger',
      '`swagger: 2.0` is not OpenAPI 3.1',
    ],
    ['no version', ['openapi.yaml', 'openapi: 3.1.0\n', ''], '', 'does not say its version'],
    [
      'an id in another case',
      [BOXES, 'operationId: get-box', 'operationId: getBox'],
      'getBox',
      'the operation id `getBox` is not in kebab case',
    ],
    [
      'an operation whose method the reference does not show',
      [
        BOXES,
        'box:\n',
        "box:\n  head:\n    operationId: peek\n    responses: { '200': { description: There. } }\n",
      ],
      'head',
      'the reference does not show HEAD operations',
    ],
    [
      'an id given twice',
      [BOXES, 'operationId: get-box', 'operationId: list-boxes'],
      '',
      'every operation must have a unique `operationId`',
    ],
    [
      'an operation without permissions',
      [BOXES, "    x-permissions: ['box:create', 'box:admin']\n", ''],
      'post',
      'the operation has no `x-permissions` list',
    ],
    [
      'a permission that cannot be one',
      [BOXES, "'box:admin'", "'admin'"],
      "'admin'",
      'there is no permission `admin`',
    ],
    [
      'an operation without a response that all give',
      [BOXES, "      '429': { $ref: '../responses.yaml#/TooManyRequests' }\n", ''],
      'post',
      'the operation has no response 429',
    ],
    [
      'a cause of a response that is never given',
      [BOXES, '- status: 409', '- status: 410'],
      '',
      'the operation never returns 410',
    ],
    [
      'a cause without a status',
      [BOXES, '- status: 409\n', '- given: 409\n'],
      '',
      'a cause needs `status`, `cause` and `fix`',
    ],
    [
      'a reference to a part of a component',
      [
        'openapi.yaml',
        'components:\n',
        "components:\n  schemas:\n    Size: { properties: { unit: { $ref: '#/components/schemas/Size/properties/value' } } }\n",
      ],
      '#/components/schemas/Size/properties/value',
      'leads to a part of a component',
    ],
    [
      'a parameter that refers to itself',
      [
        'parameters.yaml',
        /^BoxId:[^]*/m,
        "BoxId: { $ref: '#/Other' }\nOther: { $ref: 'parameters.yaml#/BoxId' }\n",
      ],
      '#/Other',
      'the reference `#/Other` leads back to itself',
    ],
    [
      'a schema that refers to itself',
      [
        'openapi.yaml',
        'components:\n',
        "components:\n  schemas:\n    Size: { $ref: '#/components/schemas/Size' }\n",
      ],
      '#/components/schemas/Size',
      'the reference `#/components/schemas/Size` leads back to itself',
    ],
    [
      'a schema that refers to a part of itself',
      [
        'openapi.yaml',
        'components:\n',
        "components:\n  schemas:\n    Size: { $ref: '#/components/schemas/Size/properties/unit' }\n",
      ],
      '#/components/schemas/Size/properties/unit',
      'the reference `#/components/schemas/Size/properties/unit` leads back to itself',
    ],
    [
      'a schema that includes itself',
      [
        'openapi.yaml',
        'components:\n',
        "components:\n  schemas:\n    Size: { allOf: [{ type: object }, { $ref: '#/components/schemas/Size' }] }\n",
      ],
      '#/components/schemas/Size',
      'the reference `#/components/schemas/Size` leads back to itself',
    ],
    [
      'a tag with a page that is no path',
      ['openapi.yaml', 'x-page: /docs/boxes', 'x-page: boxes'],
      'boxes',
      '`x-page` of the tag `Boxes` is not the path of a page',
    ],
    [
      'a property without a description',
      [SCHEMAS, ', description: The text itself.', ''],
      'text',
      'the property `text` has no description',
    ],
    [
      'a required property that is not there',
      [SCHEMAS, 'required: [text]', 'required: [txt]'],
      'txt',
      'the required property `txt` is not among the properties',
    ],
    [
      'a value of another type in an example',
      [BOXES, 'width: 20', 'width: wide'],
      'wide',
      '`width` property type must be integer',
    ],
    [
      'an unknown field in an example',
      [BOXES, '{ name: Letter,', '{ nme: x, name: Letter,'],
      'nme',
      'must NOT have unevaluated properties `nme`',
    ],
    [
      'an SDK method that is no name',
      [BOXES, 'method: create }', 'method: create-box }'],
      '{ group: boxes, method: create-box }',
      '`x-sdk` needs `group` and `method`',
    ],
    [
      'a schema that nothing uses',
      [SCHEMAS, 'BoxList:', 'Unused: { type: string }\nBoxList:'],
      'Unused',
      'nothing refers to `Unused`',
    ],
    ['an unknown variable', ['openapi.yaml', '%brand%', '%brnd%'], '%brnd%', 'there is no variable `%brnd%`'],
    [
      'a fault behind a variable on its line',
      [
        'parameters.yaml',
        "name: '%PREFIX%-IDEMPOTENCY-KEY'",
        "{ name: '%PREFIX%-IDEMPOTENCY-KEY', in: headr }",
      ],
      '',
      'the file is not valid YAML',
    ],
  ])('names the place of %s', async (_rule, edit, marked, told) => {
    const content = contentWith(edit)
    const { diagnostics } = await read(content)
    const found = diagnostics.find(({ what }) => what.includes(told))
    expect(diagnostics.map(({ what }) => what).join('\n')).toContain(told)
    expect(found!.place.file).toBe(`content/openapi/${edit[0]}`)
    if (marked !== '') expect(textAt(content.root, found!.place)).toBe(marked)
  })

  it.each<[part: string, edit: Edit, told: string]>([
    ['servers', ['openapi.yaml', /^servers:\n(?:  .*\n)+/m, ''], 'servers'],
    ['tags', [BOXES, /^ +tags: \[Boxes\]\n/m, ''], 'tag'],
    ['responses', [BOXES, /^ +responses:\n(?: {6}.*\n)+/m, ''], 'no response 429'],
  ])('reads the rest of a contract without %s', async (_, edit, told) => {
    const { diagnostics } = await read(contentWith(edit))
    expect(diagnostics.map(({ what }) => what.toLowerCase()).join('\n')).toContain(told)
  })

  it.each<[part: string, edit: Edit]>([
    ['a number for tags', ['openapi.yaml', /^tags:\n(?:  .*\n)+/m, 'tags: 5\n']],
    ['no security scheme', ['openapi.yaml', /apiKey:\n(?: {6}.*\n)+/, 'apiKey:\n']],
    ['a number for permissions', [BOXES, "x-permissions: ['box:create', 'box:admin']", 'x-permissions: 5']],
    ['a number for causes', [BOXES, /x-causes:\n(?: {6}.*\n)+/, 'x-causes: 5\n']],
    ['an empty cause', [BOXES, /x-causes:\n(?: {6}.*\n)+/, 'x-causes: [null]\n']],
    ['a text for the headers of which one is needed', [BOXES, /^(\S+):\n/m, '$1:\n  x-either-header: Key\n']],
    [
      'a number among them',
      [BOXES, /^(\S+):\n/m, '$1:\n  x-either-header: { names: [5, X-A], detail: None. }\n'],
    ],
    [
      'one of them that no operation takes',
      [BOXES, /^(\S+):\n/m, '$1:\n  x-either-header: { names: [X-A], detail: None. }\n'],
    ],
    [
      'a parameter that leads nowhere',
      [BOXES, /^(\S+):\n/m, "$1:\n  parameters: [{ $ref: '../parameters.yaml#/Nowhere' }]\n"],
    ],
    ['an empty property', [SCHEMAS, /text: \{.*\}/, 'text: null']],
  ])('tells %s', async (_, edit) => {
    const { diagnostics } = await read(contentWith(edit))
    expect(diagnostics.map(({ place }) => place.file)).toContain(`content/openapi/${edit[0]}`)
  })

  it('takes a bearer token where the configuration has one', async () => {
    const content = contentWith([
      'openapi.yaml',
      "type: apiKey\n      in: header\n      name: '%PREFIX%-API-KEY'",
      'type: http\n      scheme: bearer',
    ])
    const key = { header: 'Authorization', scheme: 'Bearer' }
    const { diagnostics } = await readContractIn(content.root, {
      ...config,
      brand: { ...config.brand, key },
    })
    expect(diagnostics).toEqual([])
  })

  it('takes what other contracts write: their ids, a range of statuses, a server with variables', async () => {
    const { contract, document, diagnostics } = await read(
      contentWith(
        [
          'openapi.yaml',
          "- url: '%api-host%'",
          "- url: 'https://{region}.acme.example/v1'\n    variables: { region: { default: eu } }",
        ],
        ['openapi.yaml', '    x-page: /docs/boxes\n', ''],
        [BOXES, 'operationId: get-box', 'operationId: getBox'],
        [BOXES, '    summary: Get a box\n', ''],
        [
          BOXES,
          "'204': { description: The box is gone. }",
          "'2XX': { description: The box is gone. }\n      default: { description: Else. }",
        ],
      ),
    )
    expect(diagnostics.map(({ code, what }) => `${code}: ${what}`)).toEqual([
      'contract-style: operation object should contain `summary` field (operation-summary)',
      'contract-style: the operation id `getBox` is not in kebab case (docs/operation-id)',
      'contract-style: the reference does not show the response `2XX`, which is not a status code (docs/status-code)',
      'contract-style: the reference does not show the response `default`, which is not a status code (docs/status-code)',
    ])
    expect(contract?.server).toBe('https://eu.acme.example/v1')
    const [get, remove] = ['getBox', 'delete-box'].map((id) =>
      contract!.operations.find((one) => one.id === id)!,
    )
    expect(get).toMatchObject({ summary: 'Get box', page: '/docs/api/boxes' })
    expect(remove!.responses.map(({ status }) => status)).toEqual([401, 429, 500])
    // URLs are lower case.
    expect(Object.keys(document!.slices)).toContain('/openapi/operations/getbox.json')
  })

  it('keeps operations whose ids differ only in case together in the part that both share', async () => {
    const { document } = await read(contentWith([BOXES, 'operationId: delete-box', 'operationId: Get-Box']))
    const part = JSON.parse(document!.slices['/openapi/operations/get-box.json']!)
    const ids = Object.values(part.paths['/boxes/{id}']).map(
      (one) => (one as { operationId?: string }).operationId,
    )
    expect(ids.filter(Boolean)).toEqual(['get-box', 'Get-Box'])
  })

  it('takes `nullable` of OpenAPI 3.0 for a type that may be null, and says how 3.1 writes it', async () => {
    const { contract, document, diagnostics } = await read(
      contentWith([SCHEMAS, 'name: { type: string,', 'name: { type: string, nullable: true,']),
    )
    expect(diagnostics.map(({ code, what, fix }) => [code, what, fix])).toEqual([
      [
        'contract-style',
        'the keyword `nullable` is not OpenAPI 3.1, only 3.0 (docs/nullable)',
        "write the type as a list: `type: [string, 'null']`",
      ],
    ])
    expect(contract!.schemas['BoxRequest']!.properties!['name']!.type).toEqual(['string', 'null'])
    expect(document!.json).not.toContain('nullable')
  })

  it('takes `nullable` beside a reference too, where examples are checked against it', async () => {
    const { contract, document, diagnostics } = await read(
      contentWith([
        SCHEMAS,
        "size: { $ref: '#/Size' }",
        "size: { $ref: '#/Size', nullable: true, description: Its space. }",
      ]),
    )
    expect(diagnostics.map(({ what }) => what)).toEqual([
      'the keyword `nullable` is not OpenAPI 3.1, only 3.0 (docs/nullable)',
    ])
    expect(contract!.schemas['BoxRequest']!.properties!['size']).toEqual({
      description: 'Its space.',
      anyOf: [{ $ref: '#/components/schemas/Size' }, { type: 'null' }],
    })
    expect(document!.json).not.toContain('nullable')
  })

  it('reports `nullable` where it is no keyword of a schema', async () => {
    const parameter = '{ name: id, in: path, required: true, nullable: true, schema: { type: string } }'
    const { contract, diagnostics } = await read(
      contentWith([BOXES, 'box:\n  get:', `box:\n  parameters:\n    - ${parameter}\n  get:`]),
    )
    expect(contract).toBeUndefined()
    expect(diagnostics.map(({ code, what }) => [code, what])).toContainEqual([
      'contract-invalid',
      expect.stringMatching(/`nullable` is not expected here/),
    ])
  })

  it('takes a key in a cookie where the configuration has one, and else says how to configure it', async () => {
    const content = contentWith([
      'openapi.yaml',
      "in: header\n      name: '%PREFIX%-API-KEY'",
      'in: cookie\n      name: session',
    ])
    const [problem] = (await read(content)).diagnostics
    expect(problem!.fix).toContain("key: { header: 'Cookie', cookie: 'session' }")
    const key = { header: 'Cookie', cookie: 'session' }
    const { diagnostics } = await readContractIn(content.root, { ...config, brand: { ...config.brand, key } })
    expect(diagnostics).toEqual([])
  })

  it('refuses a cookie for a key that the contract has in a header, and says where a key may be', async () => {
    const brand = { ...config.brand, key: { header: 'ACM-API-KEY', cookie: 'session' } }
    const { diagnostics } = await readContractIn(contentWith().root, { ...config, brand })
    expect(diagnostics.map(({ what }) => what)).toEqual([
      expect.stringContaining('no security scheme has the key as `ACM-API-KEY: session=<key>`'),
    ])
    const inUrl = await read(contentWith(['openapi.yaml', 'in: header', 'in: query']))
    expect(inUrl.diagnostics.map(({ what }) => what)).toEqual([
      expect.stringContaining('no security scheme has the key in a header or a cookie'),
    ])
  })

  it('refuses a server that is not a whole URL, and tells of servers that samples do not use', async () => {
    const { diagnostics } = await read(
      contentWith(
        ['openapi.yaml', "- url: '%api-host%'", "- url: '/v2'"],
        [
          BOXES,
          'operationId: get-box',
          "operationId: get-box\n    servers: [{ url: 'https://files.example' }]",
        ],
      ),
    )
    expect(diagnostics.map(({ code, what }) => `${code}: ${what}`)).toEqual([
      'contract-invalid: the server `/v2` is not a whole URL (docs/server-url)',
      'contract-style: samples are sent to the first server of the contract, and not to this one (docs/not-shown)',
    ])
  })

  it('reads a range of media types as JSON, unless the body is a file', async () => {
    const type = 'application/json:'
    const { contract } = await read(contentWith([BOXES, type, "'*/*':"]))
    expect(contract!.operations.flatMap(({ body }) => body?.contentType ?? [])).toContain('application/json')
    expect(JSON.stringify(contract)).not.toContain('*/*')
  })

  it('takes tags that the document does not list, in any script, and several of one operation', async () => {
    const { contract, document, diagnostics } = await read(
      contentWith(
        [BOXES, /tags: \[Boxes\]/, 'tags: [Große Kisten, Boxes]'],
        [BOXES, /tags: \[Boxes\]/, 'tags: [箱]'],
      ),
    )
    expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(['contract-style']))
    expect(contract?.operations.slice(0, 2).map(({ page }) => page)).toEqual([
      '/docs/api/große-kisten',
      '/docs/api/箱',
    ])
    expect(Object.keys(document!.slices).filter((path) => path.startsWith('/openapi/tags/'))).toEqual([
      '/openapi/tags/große-kisten.json',
      '/openapi/tags/boxes.json',
      '/openapi/tags/箱.json',
    ])
  })

  it('takes an API that says nothing of keys for one that anybody may call', async () => {
    const { contract, diagnostics } = await read(
      contentWith(['openapi.yaml', /^security:\n(?: +-.*\n)+/m, '']),
    )
    expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(['contract-style']))
    expect(contract?.operations.map(({ anonymous }) => anonymous)).toEqual([true, true, true, true])
  })

  it('lets a parameter of an operation replace that of its path', async () => {
    const own =
      'parameters:\n    - { name: id, in: path, required: true, description: Of the path., schema: { type: string } }\n  get:'
    const { contract } = await read(contentWith([BOXES, 'box:\n  get:', `box:\n  ${own}`]))
    const [get] = contract!.operations.filter(({ id }) => id === 'get-box')
    expect(get!.parameters.map(({ name, description }) => [name, description === 'Of the path.'])).toEqual([
      ['id', false],
    ])
  })

  it('says that a parameter is deprecated, and shows samples without it', async () => {
    const added =
      'parameters:\n    - { name: lang, in: query, deprecated: true, description: A language., schema: { type: string, default: en } }\n  get:'
    const { contract } = await read(contentWith([BOXES, 'box:\n  get:', `box:\n  ${added}`]))
    const [get] = contract!.operations.filter(({ id }) => id === 'get-box')
    expect(get!.parameters.find(({ name }) => name === 'lang')!.schema.deprecated).toBe(true)
    expect(exampleRequest(get!).query).toEqual({})
  })

  it('requires no read-only property of a request, and takes the example of a schema for one of the body', async () => {
    const { contract } = await read(
      contentWith(
        [SCHEMAS, 'required: [name]', 'examples: [{ name: First }]\n  required: [id, name]'],
        [
          SCHEMAS,
          'properties:',
          'properties:\n    id: { type: string, description: The id., readOnly: true }',
        ],
        [BOXES, /          examples:\n            plain: .*\n            full: .*\n/, ''],
      ),
    )
    expect(contract!.schemas['BoxRequest']).toMatchObject({ required: ['name'] })
    expect(contract!.operations[0]!.body!.examples.map(({ value }) => value)).toEqual([{ name: 'First' }])
  })

  const FORM = `multipart/form-data:
          schema:
            type: object
            required: [scan, kind]
            properties:
              scan: { type: string, format: binary, description: A scan. }
              kind: { type: string, enum: [letter, parcel], description: What it is. }
`

  const withoutExamples: Edit = [
    BOXES,
    /          examples:\n            plain: .*\n            full: .*\n/,
    '',
  ]

  it('puts a body that must be sent together from what its schema says', async () => {
    const { contract, diagnostics } = await read(contentWith(withoutExamples))
    expect(diagnostics).toEqual([])
    expect(contract!.operations[0]!.body!.examples.map(({ value }) => value)).toEqual([
      {
        name: 'string',
        colour: 'grey',
        lid: true,
        size: { width: 1, height: 1 },
        holds: { text: 'string' },
        labels: ['string'],
        shipping: expect.anything(),
      },
    ])
  })

  it('puts a form that must be sent together too, with a file where one is wanted', async () => {
    const { contract, diagnostics } = await read(
      contentWith([
        BOXES,
        /application\/json:\n *schema: \{ \$ref: '..\/schemas\/boxes.yaml#\/BoxRequest' \}\n(?: {10,}.*\n)*?(?= {4}responses)/,
        FORM,
      ]),
    )
    expect(diagnostics.filter(({ code }) => code !== 'contract-style')).toEqual([])
    expect(contract!.operations[0]!.body!.examples.map(({ value }) => value)).toEqual([
      { scan: '@file', kind: 'letter' },
    ])
  })

  it('shows a file where nothing can be put together in the format of the body', async () => {
    for (const type of ['application/xml', 'text/csv', 'application/octet-stream']) {
      const { contract } = await read(contentWith(withoutExamples, [BOXES, 'application/json:', `${type}:`]))
      expect(contract!.operations[0]!.body!.examples.map(({ value }) => value)).toEqual(['@file'])
    }
  })

  it('asks for an example of such a body where a pattern is all that its schema says', async () => {
    const pattern: Edit = [SCHEMAS, 'name: { type: string,', "name: { type: string, pattern: '^[A-Z]+',"]
    const { diagnostics } = await read(contentWith(withoutExamples, pattern))
    expect(diagnostics.map(({ code, what }) => `${code}: ${what}`)).toContain(
      'contract-invalid: the body that `create-box` requires has no example, so samples would send none (docs/body-example)',
    )
  })

  it('names no part of a schema that has a file to itself', async () => {
    const content = contentWith([SCHEMAS, "size: { $ref: '#/Size' }", "size: { $ref: './Size.yaml' }"])
    const size =
      'type: object\ndescription: The space inside.\nproperties:\n  width: { type: integer, description: In mm. }\n  height: { type: integer, description: In mm. }\n'
    writeFileSync(join(content.root, 'openapi/schemas/Size.yaml'), size)
    const { diagnostics } = await read(content)
    expect(diagnostics.map(({ what }) => what).filter((what) => !what.includes('`Size`'))).toEqual([])
  })

  it('reads parts in JSON, and asks the calls of the platform for no id', async () => {
    const content = contentWith([
      'openapi.yaml',
      'components:',
      "webhooks:\n  moved: { post: { requestBody: { content: { application/json: { schema: { $ref: 'moved.json' } } } }, responses: { '200': { description: Taken. } } } }\ncomponents:",
    ])
    writeFileSync(
      join(content.root, 'openapi/moved.json'),
      '{ "type": "string", "description": "Where to." }',
    )
    const { diagnostics } = await read(content)
    expect(diagnostics.map(({ what }) => what)).toEqual([])
  })

  it('knows the permissions that the content folder lists', async () => {
    const content = contentWith()
    mkdirSync(join(content.root, 'data'))
    const list = 'columns: { name: Name }\nrows:\n  - name: box:read\n  - name: box:create\n'
    writeFileSync(join(content.root, 'data/permissions.yaml'), list)
    const { diagnostics } = await read(content)
    expect(diagnostics.map(({ what }) => what)).toEqual([
      'there is no permission `box:admin` (docs/permissions)',
    ])
  })
})

/** The text that a place marks in its file. */
function textAt(root: string, { file, line, column, endColumn }: Place): string {
  const lines = readFileSync(join(root, file.replace('content/', '')), 'utf8').split('\n')
  return lines[line! - 1]!.slice(column! - 1, endColumn! - 1)
}
