// Renders an operation's samples: one example with its response. The build keeps the first request in the first
// language in the page and moves the others to a separate asset, from which selects and tabs load them.

import type { ApiOperation } from '../contract/contract.ts'
import { LANGUAGE_GROUP } from '../../model/component-rules.ts'
import { behaviourName } from '../../model/dom-hooks.ts'
import { exampleRequest } from '../samples/request/example-request.ts'
import { generateSample } from '../samples/generate-sample.ts'
import { languagesOf } from '../samples/request/sample-languages.ts'
import { CodeBlock } from '../../components/code-block/code-block.tsx'
import { Tab, Tabs } from '../../components/tabs/tabs.tsx'
import { jsonText } from '../samples/languages/json-text.ts'
import type { OperationData } from './operation-data.ts'
import { LanguageChoice, SceneChoice, StatusTabs } from './sample-choices.tsx'
import { scenesOf, type SampleResponse, type Scene } from './scenes.ts'
import { withoutExample } from './without-example.ts'
import { statusName } from '../../model/http/status-name.ts'

/** The first example in every language; for the others only what differs: body and response. */
export function Samples({ operation, data }: { operation: ApiOperation; data: OperationData }) {
  const scenes = scenesOf(operation)
  const [first, ...others] = scenes
  return (
    <div
      className="operation__samples"
      data-behaviour={behaviourName('samples')}
      data-languages={languagesOf(operation).length}
    >
      <h3 className="operation__heading" id={`${operation.id}-examples`}>
        {others.length > 0 ? 'Examples' : 'Example'}
      </h3>
      {others.length > 0 ? <p className="operation__scene without-script">{first.summary}</p> : null}
      <div className="sample">
        <div className="sample__bar with-script">
          <SceneChoice scenes={scenes} />
          <LanguageChoice operation={operation} />
        </div>
        <Languages operation={operation} data={data} scene={first} />
      </div>
      <div className="sample">
        <StatusTabs
          operation={operation}
          shown={first.responses[0]?.status}
          panel={`${operation.id}-response-sample`}
        />
        <div className="sample__response" id={`${operation.id}-response-sample`} role="tabpanel">
          <SampleResponses operation={operation} scene={first} />
        </div>
      </div>
      {others.map((scene) => (
        <details className="fold" data-late="" key={scene.name}>
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
      {languagesOf(operation).map(({ key, label, fence }) => (
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

/** The first response; any others are collapsed. */
function SampleResponses({ operation, scene }: { operation: ApiOperation; scene: Scene }) {
  return scene.responses.map((response, index) => {
    const { status, example } = response
    const key = `${status} ${example?.name}`
    if (index === 0) return <ResponseSample key={key} operation={operation} response={response} />
    if (!example) return null
    return (
      <details className="fold" data-late="" key={key}>
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
  // Also without an example in a block of code, in which the bodies of the other statuses are shown.
  if (!example) {
    const { contentType } = operation.responses.find((one) => one.status === status) ?? {}
    return <CodeBlock language="text" title={statusName(status)} code={withoutExample(contentType)} />
  }
  return (
    <CodeBlock
      language="json"
      title={statusName(status)}
      meta={`operation="${operation.id}" status="${status}"`}
      code={jsonText(example.value)}
    />
  )
}
