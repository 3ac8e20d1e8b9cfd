// Shows an operation at work: each example's request in every language, and what the API answers to it.

import type { ApiExample, ApiOperation } from '../../model/contract.ts'
import { LANGUAGE_GROUP } from '../../model/vocabulary.ts'
import { exampleRequest } from '../../samples/example-request.ts'
import { generateSample } from '../../samples/generate-sample.ts'
import { SAMPLE_LANGUAGES } from '../../samples/sample-languages.ts'
import { CodeBlock } from '../code-block.tsx'
import { Tab, Tabs } from '../tabs.tsx'
import { jsonText } from '../../samples/languages/json-text.ts'
import type { OperationData } from './operation-data.ts'
import { statusName } from './status-name.ts'

interface Answer {
  status: number
  /** Absent for an answer without a body. */
  example?: ApiExample
}

export interface Scene {
  name: string
  summary: string
  /** Of the request. */
  body?: unknown
  answers: Answer[]
}

const FIRST_FAILURE = 400

/** The first example in every language; of the others, what differs: body and answer. */
export function Samples({ operation, data }: { operation: ApiOperation; data: OperationData }) {
  const [first, ...others] = scenesOf(operation)
  return (
    <div className="operation__samples">
      <h3 className="operation__heading" id={`${operation.id}-examples`}>
        {others.length > 0 ? 'Examples' : 'Example'}
      </h3>
      {others.length > 0 ? <p className="operation__scene">{first.summary}</p> : null}
      <Languages operation={operation} data={data} scene={first} />
      <Answers operation={operation} scene={first} />
      {others.map((scene) => (
        <details className="fold" key={scene.name}>
          <summary>{scene.summary}</summary>
          <CodeBlock
            language="json"
            title="Request body"
            meta={`operation="${operation.id}"`}
            code={jsonText(scene.body)}
          />
          <Answers operation={operation} scene={scene} />
        </details>
      ))}
    </div>
  )
}

/** A request's examples with the answers of their names. Without a body there is one request, and it has all answers. */
export function scenesOf({ id, body, responses }: ApiOperation): [Scene, ...Scene[]] {
  const successes = responses.filter(({ status }) => status < FIRST_FAILURE)
  const answers = successes.flatMap(({ status, examples }): Answer[] =>
    examples.length === 0 ? [{ status }] : examples.map((example) => ({ status, example })),
  )
  const named = (body?.examples ?? []).map(({ name, summary, value }): Scene => {
    const own = answers.filter(({ example }) => example?.name === name)
    return {
      name,
      summary,
      body: value,
      answers: own.length > 0 ? own : answers.filter(({ example }) => !example),
    }
  })
  const [first, ...others] = named
  return first ? [first, ...others] : [{ name: id, summary: '', answers }]
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

/** The first answer; where there are several, the others are folded. */
function Answers({ operation, scene }: { operation: ApiOperation; scene: Scene }) {
  return scene.answers.map((answer, index) => {
    const { status, example } = answer
    const key = `${status} ${example?.name}`
    if (!example || index === 0) return <AnswerSample key={key} operation={operation} answer={answer} />
    return (
      <details className="fold" key={key}>
        <summary>{example.summary}</summary>
        <AnswerSample operation={operation} answer={answer} />
      </details>
    )
  })
}

export function AnswerSample({
  operation,
  answer: { status, example },
}: {
  operation: ApiOperation
  answer: Answer
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
