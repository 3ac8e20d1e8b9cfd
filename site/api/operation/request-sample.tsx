// A request of an operation on any page, made from the contract: <RequestSample id="create-token" example="card" />.

import { useContext } from 'react'
import type { SourceStamp } from '../../components/source-stamp.ts'
import { OperationContext } from './operation-data.ts'
import { ResponseSample, Languages } from './operation-samples.tsx'
import { scenesOf } from './scenes.ts'

export function RequestSample({ id, example, ...stamp }: SourceStamp & { id?: string; example?: string }) {
  const data = useContext(OperationContext)
  const operation = data?.contract.operations.find((candidate) => candidate.id === id)
  if (!data || !operation) return null
  const [first, ...others] = scenesOf(operation)
  const scene = others.find(({ name }) => name === example) ?? first
  const [response] = scene.responses
  return (
    <div className="request-sample" {...stamp}>
      <Languages operation={operation} data={data} scene={scene} />
      {response ? <ResponseSample operation={operation} response={response} /> : null}
    </div>
  )
}
