// The complete reference of one operation, from the contract: <Operation id="create-token" />.

import { Fragment, useContext } from 'react'
import { ConsoleMount } from './console-mount.tsx'
import { Badge, Permission } from '../../components/badge/badge.tsx'
import { EndpointLine } from '../../components/endpoint/endpoint.tsx'
import type { SourceStamp } from '../../components/source-stamp.ts'
import { FieldTools } from './field-tools.tsx'
import { Responses } from './responses.tsx'
import { ContractProse } from './contract-prose.tsx'
import { OperationContext } from './operation-data.ts'
import { RequestParts } from './request-parts.tsx'
import { Samples } from './operation-samples.tsx'

export function Operation({ id, ...stamp }: SourceStamp & { id?: string }) {
  const data = useContext(OperationContext)
  const operation = data?.contract.operations.find((candidate) => candidate.id === id)
  if (!data || !operation) return null
  const { permissions, summary, description, sdk } = operation
  const source = data.consoles[operation.id]
  return (
    <div
      className="operation"
      id={operation.id}
      data-summary={summary}
      data-console={source === undefined ? undefined : ''}
      data-sdk={sdk && `${sdk.group}.${sdk.method}`}
      {...stamp}
    >
      <EndpointLine method={operation.method} path={operation.path}>
        {permissions.map((name) => (
          <Fragment key={name}>
            <Permission name={name} />{' '}
          </Fragment>
        ))}
        {operation.enterprise ? <Badge kind="enterprise" /> : null}
        {operation.deprecated ? <Badge kind="deprecated" /> : null}
      </EndpointLine>
      {/* In a row of its own beside the request line: sticky examples stay within theirs and never cover it. */}
      {source === undefined ? null : <ConsoleMount source={source} summary={summary} />}
      <Samples operation={operation} data={data} />
      <div className="operation__text">
        <div className="operation__lead">
          <ContractProse text={description} />
        </div>
        <FieldTools operation={operation} />
        <RequestParts operation={operation} data={data} />
        <Responses operation={operation} contract={data.contract} />
      </div>
    </div>
  )
}
