// Shows an operation at work: each example's request in every language, and what the API responds with.

import type { ApiExample, ApiOperation } from '../contract/contract.ts'
import { LANGUAGE_GROUP } from '../../model/component-rules.ts'
import { exampleRequest } from '../samples/request/example-request.ts'
import { generateSample } from '../samples/generate-sample.ts'
import { SAMPLE_LANGUAGES } from '../samples/request/sample-languages.ts'
import { CodeBlock } from '../../components/code-block/code-block.tsx'
import { Tab, Tabs } from '../../components/tabs/tabs.tsx'
import { jsonText } from '../samples/languages/json-text.ts'
import type { OperationData } from './operation-data.ts'
import { statusName } from '../../model/status-name.ts'

interface SampleResponse {
  status: number
  /** Absent for a response without a body. */
  example?: ApiExample
}

export interface Scene {
  name: string
  summary: string
  /** Of the request. */
  body?: unknown
  responses: SampleResponse[]
}

const FIRST_FAILURE = 400

/** The first example in every language; of the others, what differs: body and response. */
export function Samples({ operation, data }: { operation: ApiOperation; data: OperationData }) {
  const [first, ...others] = scenesOf(operation)
  return (
    <div className="operation__samples">
      <h3 className="operation__heading" id={`${operation.id}-examples`}>
        {others.length > 0 ? 'Examples' : 'Example'}
      </h3>
      {others.length > 0 ? <p className="operation__scene">{first.summary}</p> : null}
      <Languages operation={operation} data={data} scene={first} />
      <SampleResponses operation={operation} scene={first} />
      {others.map((scene) => (
        <details className="fold" key={scene.name}>
          <summary>{scene.summary}</summary>
          <CodeBlock
            language="json"
            title="Request body"
            meta={`operation="${operation.id}"`}
            code={jsonText(scene.body)}
          />
          <SampleResponses operation={operation} scene={scene} />
        </details>
      ))}
    </div>
  )
}

/** A request's examples with the responses of their names. Without a body there is one request, and it has all responses. */
export function scenesOf({ id, body, responses }: ApiOperation): [Scene, ...Scene[]] {
  const successes = responses.filter(({ status }) => status < FIRST_FAILURE)
  const shown = successes.flatMap(({ status, examples }): SampleResponse[] =>
    examples.length === 0 ? [{ status }] : examples.map((example) => ({ status, example })),
  )
  const named = (body?.examples ?? []).map(({ name, summary, value }): Scene => {
    const own = shown.filter(({ example }) => example?.name === name)
    return {
      name,
      summary,
      body: value,
      responses: own.length > 0 ? own : shown.filter(({ example }) => !example),
    }
  })
  const [first, ...others] = named
  return first ? [first, ...others] : [{ name: id, summary: '', responses: shown }]
}

export function Languages({
  operation,
  data: { contract, brand },
  scene,
}: {
  operation: ApiOperation
  data: OperationData
  scene: Scene
}) {
  const request = exampleRequest(operation, scene.name)
  const facts = { ...brand, server: contract.server, schemas: contract.schemas }
  return (
    <Tabs group={LANGUAGE_GROUP}>
      {SAMPLE_LANGUAGES.map(({ key, label, fence }) => (
        <Tab key={key} label={label} value={key}>
          <CodeBlock
            language={fence}
            title={`${operation.method.toUpperCase()} ${operation.path}`}
            code={generateSample(key, request, facts)}
          />
        </Tab>
      ))}
    </Tabs>
  )
}

/** The first response; where there are several, the others are folded. */
function SampleResponses({ operation, scene }: { operation: ApiOperation; scene: Scene }) {
  return scene.responses.map((response, index) => {
    const { status, example } = response
    const key = `${status} ${example?.name}`
    if (!example || index === 0) return <ResponseSample key={key} operation={operation} response={response} />
    return (
      <details className="fold" key={key}>
        <summary>{example.summary}</summary>
        <ResponseSample operation={operation} response={response} />
      </details>
    )
  })
}

export function ResponseSample({
  operation,
  response: { status, example },
}: {
  operation: ApiOperation
  response: SampleResponse
}) {
  if (!example)
    return (
      <p className="operation__empty">
        <code>{statusName(status)}</code>
      </p>
    )
  return (
    <CodeBlock
      language="json"
      title={statusName(status)}
      meta={`operation="${operation.id}" status="${status}"`}
      code={jsonText(example.value)}
    />
  )
}
