// The examples of a request's or a response's body: those given, or one put together where samples need it.

import { FILE, isFormType, isJsonType } from '#site/api/contract/body-types.ts'
import type { ApiExample, Contract } from '#site/api/contract/contract.ts'
import { FIRST_ERROR_STATUS } from '#site/model/http/first-error-status.ts'
import type { OpenApiMedia } from './linted-document.ts'
import type { Resolve } from './resolve-in.ts'
import { createResponseExample } from '../schemas/response-example.ts'
import { schemaExample, type OpenApiSchema } from '../schemas/schema-example.ts'
import { contractText } from './contract-text.ts'

export interface MediaExamples {
  given(node: OpenApiMedia): ApiExample[]
  /** Samples must show a body where one is required. */
  ofRequest(contentType: string, media: OpenApiMedia, isRequired: boolean): ApiExample[]
  /** A success without an example is put together; what an error says cannot be guessed. */
  ofResponse(status: number, contentType: string, media: OpenApiMedia): ApiExample[]
}

/** `sendable`: the schemas of request bodies. */
export function createMediaExamples(
  schemas: Record<string, OpenApiSchema> | undefined,
  sendable: Contract['schemas'],
  resolve: Resolve,
): MediaExamples {
  const responseExample = createResponseExample(schemas)

  function given(node: OpenApiMedia): ApiExample[] {
    if (node.example !== undefined) return nameless(node.example)
    return Object.entries(node.examples ?? {}).map(([name, example]) => {
      const { summary, value, 'x-parameters': parameters } = resolve(example)
      return { name, summary: contractText(summary) || name, value, ...(parameters && { parameters }) }
    })
  }

  /** An example of the whole schema stands for one of the body. */
  function ofBody(media: OpenApiMedia): ApiExample[] {
    const own = given(media)
    const { example, examples = [] } = resolve<OpenApiSchema>(media.schema ?? {})
    return own.length > 0 ? own : nameless(example ?? examples[0])
  }

  return {
    given,
    ofRequest(contentType, media, isRequired) {
      const own = ofBody(media)
      if (own.length > 0 || !isRequired) return own
      const made = schemaExample(media.schema ?? {}, sendable)
      if (isJsonType(contentType) || isFormType(contentType)) return nameless(made)
      // An object in the format of something else, such as XML, cannot be put together.
      return nameless(typeof made === 'string' ? made : FILE)
    },
    ofResponse(status, contentType, media) {
      const own = ofBody(media)
      if (own.length > 0 || status >= FIRST_ERROR_STATUS || !isJsonType(contentType)) return own
      return nameless(responseExample(media.schema ?? {}))
    },
  }
}

const nameless = (value: unknown): ApiExample[] =>
  value === undefined ? [] : [{ name: 'example', summary: 'Example', value }]
