// Shows what an operation answers: success with its fields, failures with their causes and cures.

import type { ApiOperation, ApiResponse, Contract } from '../../model/contract.ts'
import { CodeBlock } from '../code-block.tsx'
import { answerAnchor, answerOptions } from './answer-homes.ts'
import { ElsewhereLink, FieldList } from './fields.tsx'
import { InlineText } from './inline-text.tsx'
import { contentOf, isEmpty } from './schema-fields.ts'
import { schemaName } from './schema-name.ts'
import { jsonText } from '../../samples/languages/json-text.ts'

interface AnswersProps {
  operation: ApiOperation
  contract: Contract
}

const FIRST_FAILURE = 400

export function Answers({ operation, contract }: AnswersProps) {
  const successes = operation.responses.filter(({ status }) => status < FIRST_FAILURE)
  const failures = operation.responses.filter(({ status }) => status >= FIRST_FAILURE)
  return (
    <>
      <div className="operation__part">
        <h3 className="operation__heading" id={`${operation.id}-response`}>
          Response
        </h3>
        <ul className="answers">
          {successes.map((response) => (
            <li className="answer" key={response.status} id={answerAnchor(operation, response.status)}>
              <AnswerLine response={response} />
              <AnswerFields operation={operation} response={response} contract={contract} />
            </li>
          ))}
        </ul>
      </div>
      <div className="operation__part">
        <h3 className="operation__heading" id={`${operation.id}-errors`}>
          Errors
        </h3>
        <ul className="answers">
          {failures.map((response) => (
            <li className="answer" key={response.status} id={answerAnchor(operation, response.status)}>
              <AnswerLine response={response} />
              <Causes operation={operation} status={response.status} />
              <OwnExamples operation={operation} response={response} />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

function AnswerLine({ response: { status, description } }: { response: ApiResponse }) {
  return (
    <p className="answer__line">
      <code className="answer__status">{status}</code> <InlineText text={description} />
    </p>
  )
}

/** Folded: the example beside it shows the object, and this says what each field means. */
function AnswerFields({ operation, response, contract }: AnswersProps & { response: ApiResponse }) {
  const headers = response.headers.map(({ name, description }) => (
    <p className="answer__header" key={name}>
      Header <code>{name}</code>: <InlineText text={description ?? ''} />
    </p>
  ))
  if (!response.schema) return headers
  const anchor = answerAnchor(operation, response.status)
  const content = contentOf(response.schema, answerOptions(contract, operation), anchor)
  if (isEmpty(content)) return headers
  return (
    <>
      {headers}
      {content.elsewhere ? (
        <ElsewhereLink {...content.elsewhere} />
      ) : (
        <details className="fold">
          <summary>{`Fields: ${schemaName(response.schema, contract.schemas)}`}</summary>
          <FieldList content={content} depth={1} />
        </details>
      )}
    </>
  )
}

function Causes({ operation, status }: { operation: ApiOperation; status: number }) {
  return operation.causes
    .filter((cause) => cause.status === status)
    .map(({ cause, cure }) => (
      <p className="answer__cause" key={cause}>
        <InlineText text={cause} />{' '}
        <span className="answer__cure">
          <InlineText text={cure} />
        </span>
      </p>
    ))
}

/** Bodies of failures that only this operation has; the others are the same everywhere. */
function OwnExamples({ operation, response }: { operation: ApiOperation; response: ApiResponse }) {
  if (response.shared) return null
  return response.examples.map(({ name, summary, value }) => (
    <details className="fold" key={name}>
      <summary>{summary}</summary>
      <CodeBlock
        language="json"
        meta={`operation="${operation.id}" status="${response.status}"`}
        code={jsonText(value)}
      />
    </details>
  ))
}
