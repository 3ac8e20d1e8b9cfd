// Renders an operation's responses: success with its fields, errors with their causes and fixes.

import type { ApiOperation, ApiResponse, Contract } from '../contract/contract.ts'
import { CodeBlock } from '../../components/code-block/code-block.tsx'
import { responseAnchor, responseOptions } from './response-homes.ts'
import { ElsewhereLink, FieldList } from './field-list.tsx'
import { InlineText } from './inline-text.tsx'
import { contentOf, isEmpty } from './schema-fields.ts'
import { schemaName } from './schema/schema-name.ts'
import { FIRST_ERROR_STATUS } from '../../model/http/first-error-status.ts'
import { jsonText } from '../samples/languages/json-text.ts'

interface ResponsesProps {
  operation: ApiOperation
  contract: Contract
}

export function Responses({ operation, contract }: ResponsesProps) {
  const successes = operation.responses.filter(({ status }) => status < FIRST_ERROR_STATUS)
  const failures = operation.responses.filter(({ status }) => status >= FIRST_ERROR_STATUS)
  return (
    <>
      <div>
        <h3 className="operation__heading" id={`${operation.id}-response`}>
          Response
        </h3>
        <ul className="responses">
          {successes.map((response) => (
            <li className="response" key={response.status} id={responseAnchor(operation, response.status)}>
              <ResponseLine response={response} />
              <ResponseFields operation={operation} response={response} contract={contract} />
            </li>
          ))}
        </ul>
      </div>
      {failures.length > 0 && (
        <div>
          <h3 className="operation__heading" id={`${operation.id}-errors`}>
            Errors
          </h3>
          <ul className="responses">
            {failures.map((response) => (
              <li className="response" key={response.status} id={responseAnchor(operation, response.status)}>
                <ResponseLine response={response} />
                <Causes operation={operation} response={response} />
                <OwnExamples operation={operation} response={response} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

function ResponseLine({ response: { status, description } }: { response: ApiResponse }) {
  return (
    <p>
      <code>{status}</code> <InlineText text={description} />
    </p>
  )
}

/** Collapsed: the example beside it shows the object; this explains each field. */
function ResponseFields({ operation, response, contract }: ResponsesProps & { response: ApiResponse }) {
  const headers = response.headers.map(({ name, description }) => (
    <p key={name}>
      Header <code>{name}</code>
      {description ? (
        <>
          : <InlineText text={description} />
        </>
      ) : null}
    </p>
  ))
  if (!response.schema) return headers
  const anchor = responseAnchor(operation, response.status)
  const content = contentOf(response.schema, responseOptions(contract, operation), anchor)
  if (isEmpty(content)) return headers
  return (
    <>
      {headers}
      {content.elsewhere ? (
        <ElsewhereLink {...content.elsewhere} />
      ) : (
        <details className="fold">
          <summary>{`Fields: ${schemaName(response.schema, contract.schemas)}`}</summary>
          <FieldList
            anchor={anchor}
            content={content}
            depth={1}
            side="response"
            examples={response.examples}
          />
        </details>
      )}
    </>
  )
}

/** A cause that the response itself states is not repeated. */
function Causes({ operation, response }: { operation: ApiOperation; response: ApiResponse }) {
  return operation.causes
    .filter((cause) => cause.status === response.status)
    .map(({ cause, fix }) => (
      <p className="response__cause" key={cause}>
        {cause === response.description ? null : (
          <>
            <InlineText text={cause} />{' '}
          </>
        )}
        <span className="response__fix">
          <InlineText text={fix} />
        </span>
      </p>
    ))
}

/** Error bodies specific to this operation, for the Markdown; on the page they are beside the request. */
function OwnExamples({ operation, response }: { operation: ApiOperation; response: ApiResponse }) {
  if (response.shared) return null
  return response.examples.map(({ name, summary, value }) => (
    <details className="fold" data-late="" key={name}>
      <summary>{summary}</summary>
      <CodeBlock
        language="json"
        meta={`operation="${operation.id}" status="${response.status}"`}
        code={jsonText(value)}
      />
    </details>
  ))
}
