// Finds the requests that code makes without an SDK, in the languages whose HTTP libraries are known. What cannot be
// read with certainty is reported as unread.

import type { CodeLanguage } from '../../languages/code-language.ts'
import type { CodeCalls } from '../../syntax/call-chain.ts'
import type { SampleRequest } from '../sample-request.ts'
import { csharpRequests } from './csharp-requests.ts'
import { goRequests } from './go-requests.ts'
import { javaRequests } from './java-requests.ts'
import { phpRequests } from './php-requests.ts'
import { pythonRequests } from './python-requests.ts'
import { requestOf, type RequestParts } from './http-parts.ts'
import { scriptRequests } from './script-requests.ts'
import { swiftRequests } from './swift-requests.ts'

const READERS: Partial<Record<CodeLanguage, (calls: CodeCalls, code: string) => RequestParts[]>> = {
  javascript: scriptRequests,
  typescript: scriptRequests,
  tsx: scriptRequests,
  python: pythonRequests,
  go: goRequests,
  java: javaRequests,
  kotlin: javaRequests,
  csharp: csharpRequests,
  php: phpRequests,
  swift: swiftRequests,
}

export function requestsIn(calls: CodeCalls, language: CodeLanguage, code: string): SampleRequest[] {
  return READERS[language]?.(calls, code).flatMap((parts) => requestOf(parts) ?? []) ?? []
}
