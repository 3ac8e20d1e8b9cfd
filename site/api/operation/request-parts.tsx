// Renders the parts of a request: path, query and header parameters, and the body.

import type { ApiOperation, ApiParameter } from '../contract/contract.ts'
import { parameterAnchor } from './operation-anchors.ts'
import { FieldList } from './field-list.tsx'
import { ContractProse } from './contract-prose.tsx'
import type { OperationData } from './operation-data.ts'
import { resolveSchema } from './schema/resolve-schema.ts'
import { contentOf, fieldOf, type Field } from './schema-fields.ts'
import { schemaType } from './schema/schema-type.ts'

interface PartProps {
  operation: ApiOperation
  data: OperationData
}

const PLACES = [
  { in: 'path', title: 'Path parameters' },
  { in: 'query', title: 'Query parameters' },
  { in: 'header', title: 'Headers' },
] as const

export function RequestParts({ operation, data }: PartProps) {
  const parts = PLACES.map((place) => ({
    ...place,
    parameters: operation.parameters.filter((parameter) => parameter.in === place.in),
  }))
  return (
    <>
      {places('path', 'query')}
      <Body operation={operation} data={data} />
      {places('header')}
    </>
  )

  function places(...wanted: ApiParameter['in'][]) {
    return parts
      .filter((part) => wanted.includes(part.in))
      .filter(({ parameters }) => parameters.length > 0)
      .map((part) => (
        <div key={part.in}>
          <h3 className="operation__heading" id={`${operation.id}-${part.in}`}>
            {part.title}
          </h3>
          <FieldList
            anchor={`${operation.id}-${part.in}`}
            content={{
              fields: part.parameters.map((parameter) => parameterField(operation.id, parameter, data)),
              alternatives: [],
            }}
          />
        </div>
      ))
  }
}

function parameterField(
  operation: string,
  parameter: ApiParameter,
  { contract, brand }: OperationData,
): Field {
  const { name, schema, required, description } = parameter
  const anchor = parameterAnchor(operation, parameter, brand.headerPrefix)
  return {
    ...fieldOf(name, schema, contract, anchor),
    required,
    description,
    shared: `${parameter.in} ${name}: ${description}`,
  }
}

function Body({ operation, data: { contract } }: PartProps) {
  const { body } = operation
  if (!body) return null
  const anchor = `${operation.id}-request-body`
  const { schema } = resolveSchema(body.schema, contract.schemas)
  const content = contentOf(body.schema, contract, anchor)
  const isPlain = body.contentType === 'application/json' && content.fields.length > 0
  return (
    <div>
      <h3 className="operation__heading" id={anchor}>
        Request body
      </h3>
      {isPlain && body.required ? null : (
        <p className="operation__note">
          {isPlain ? null : (
            <>
              <code>{body.contentType}</code>, {schemaType(body.schema, contract.schemas)}
            </>
          )}
          {isPlain ? 'Optional' : body.required ? null : ', optional'}
        </p>
      )}
      {content.fields.length > 0 ? null : <ContractProse text={schema.description ?? ''} />}
      <FieldList anchor={anchor} content={content} examples={body.examples} />
    </div>
  )
}
