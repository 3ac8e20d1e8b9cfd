// The languages that samples are generated in. A key is the value of the language's tab.

import type { ApiOperation } from '../../contract/contract.ts'
import { isJsonType } from '../../contract/body-types.ts'

export const SAMPLE_LANGUAGES = [
  { key: 'curl', label: 'cURL', fence: 'bash' },
  { key: 'node', label: 'Node.js', fence: 'ts' },
  { key: 'python', label: 'Python', fence: 'python' },
  { key: 'csharp', label: 'C#', fence: 'csharp' },
  { key: 'java', label: 'Java', fence: 'java' },
  { key: 'go', label: 'Go', fence: 'go' },
] as const

export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number]['key']

/** Forms and files are shown in cURL alone: in the others, they are a program of their own. */
export function isCurlOnly({ body, sdk }: Pick<ApiOperation, 'body' | 'sdk'>): boolean {
  return body !== undefined && sdk === undefined && !isJsonType(body.contentType)
}

export function languagesOf(operation: Pick<ApiOperation, 'body' | 'sdk'>) {
  return isCurlOnly(operation) ? SAMPLE_LANGUAGES.slice(0, 1) : [...SAMPLE_LANGUAGES]
}
