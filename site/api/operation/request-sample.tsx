// A request of an operation on any page, generated from the contract: <RequestSample id="create-token" example="card"
// />; with `console`, readers can send it.

import { useContext } from 'react'
import { ConsoleMount } from './console-mount.tsx'
import type { SourceStamp } from '../../components/source-stamp.ts'
import { OperationContext } from './operation-data.ts'
import { ResponseSample, Languages } from './operation-samples.tsx'
import { scenesOf } from './scenes.ts'

interface RequestSampleProps extends SourceStamp {
  id?: string
  example?: string
  console?: boolean
}

export function RequestSample({ id, example, console, ...stamp }: RequestSampleProps) {
  const data = useContext(OperationContext)
  const operation = data?.contract.operations.find((candidate) => candidate.id === id)
  if (!data || !operation) return null
  const [first, ...others] = scenesOf(operation)
  const scene = others.find(({ name }) => name === example) ?? first
  const [response] = scene.responses
  const source = console ? data.consoles[operation.id] : undefined
  return (
    <div className="request-sample" {...stamp}>
      <Languages operation={operation} data={data} scene={scene} />
      {response ? <ResponseSample operation={operation} response={response} /> : null}
      {source === undefined ? null : (
        <ConsoleMount source={source} summary={scene.summary} example={scene.name} />
      )}
    </div>
  )
}
