import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMermaidReader } from '#scripts/diagrams/mermaid/read-mermaid.ts'

type Reader = Awaited<ReturnType<typeof createMermaidReader>>

describe('createMermaidReader', () => {
  let reader: Reader
  beforeAll(async () => {
    reader = await createMermaidReader()
  })
  afterAll(() => reader.close())

  it('reads the words of a flow chart as a reader sees them', async () => {
    const source = 'flowchart TD\n  A["R&D says #quot;1 < 2#quot;<br/>to <b>all</b>"] -->|cards & #35;keys| B'
    expect(await reader.read(source)).toMatchObject({
      nodes: [{ label: 'R&D says "1 < 2" to all' }, { label: 'B' }],
      edges: [{ label: 'cards & #keys' }],
    })
  })

  it('reads angle brackets that are written as entities', async () => {
    const source = 'flowchart TD\n  A["GET /tokens/#lt;id>"] -->|amount#lt;limit, a < b| B'
    expect(await reader.read(source)).toMatchObject({
      nodes: [{ label: 'GET /tokens/<id>' }, { label: 'B' }],
      edges: [{ label: 'amount<limit, a < b' }],
    })
  })

  it('reads the words of a sequence diagram as they are written', async () => {
    const source =
      'sequenceDiagram\n  participant A as Your<br/>R&D\n  A->>B: GET /tokens/<id> #quot;a#quot;<br>b'
    expect(await reader.read(source)).toMatchObject({
      actors: ['Your R&D', 'B'],
      steps: [{ text: 'GET /tokens/<id> "a" b' }],
    })
  })

  it('tells lines with a head from lines without one', async () => {
    expect(await reader.read('flowchart TD\n  A --> B\n  A --- C\n  A -.-> D')).toMatchObject({
      edges: [
        { arrow: true, dashed: false },
        { arrow: false, dashed: false },
        { arrow: true, dashed: true },
      ],
    })
    expect(await reader.read('sequenceDiagram\n  A->>B: a\n  A->B: b\n  A-xB: c')).toMatchObject({
      steps: [
        { arrow: true, lost: false },
        { arrow: false, lost: false },
        { arrow: true, lost: true },
      ],
    })
    expect(await reader.read('stateDiagram-v2\n  A --> B')).toMatchObject({ edges: [{ arrow: true }] })
  })

  it('names a frame without a condition', async () => {
    const source = 'sequenceDiagram\n  opt\n  A->>B: a\n  end\n  loop each day\n  A->>B: b\n  end'
    expect(await reader.read(source)).toMatchObject({
      steps: [{ text: 'Sometimes' }, {}, {}, { text: 'Repeat: each day' }, {}, {}],
    })
  })

  it.each([
    ['no node', 'flowchart LR', 'there is nothing to draw'],
    ['no message', 'sequenceDiagram', 'there is nothing to draw'],
    ['a group in a group', 'flowchart TD\n subgraph a\n subgraph b\n C\n end\n end', 'groups inside groups'],
    ['an empty group', 'flowchart TD\n subgraph a\n end\n B --> C', 'the group a is empty'],
    ['a line to a group', 'flowchart TD\n subgraph a\n B\n end\n C --> a', 'end at one of its nodes'],
    ['an invisible line', 'flowchart TD\n A ~~~ B', 'invisible lines cannot be drawn'],
    ['two heads', 'flowchart TD\n A <--> B', 'use -->, -.-> or ---'],
    ['a placeholder', 'flowchart TD\n A["GET /tokens/<id>"] --> B', 'write `#lt;id>`'],
    ['less than', 'flowchart TD\n A -->|amount<limit| B', 'write `#lt;limit`'],
    ['a cross', 'flowchart TD\n A --x B', 'use -->, -.-> or ---'],
  ])('says how to write what it cannot draw: %s', async (_what, source, message) => {
    await expect(reader.read(source)).rejects.toThrow(message)
  })
})
