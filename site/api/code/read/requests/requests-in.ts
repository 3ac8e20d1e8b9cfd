// Finds the requests that code makes without an SDK, in the languages whose HTTP libraries are known. What cannot be
// read with certainty is reported as unread.

import type { CodeLanguage } from '../../languages/code-language.ts'
import type { CodeCalls } from '../../syntax/call-chain.ts'
import type { SampleRequest } from '../sample-request.ts'
import { alamofireRequests } from './alamofire-requests.ts'
import { csharpRequests } from './csharp-requests.ts'
import { goRequests } from './go-requests.ts'
import { javaRequests } from './java-requests.ts'
import { ktorRequests } from './ktor-requests.ts'
import { phpRequests } from './php-requests.ts'
import { pythonRequests } from './python-requests.ts'
import { requestOf, type RequestParts } from './parts/http-parts.ts'
import { pageRequests } from './page-requests.ts'
import { scriptRequests } from './script-requests.ts'
import { springRequests } from './spring-requests.ts'
import { superagentRequests } from './superagent-requests.ts'
import { swiftRequests } from './swift-requests.ts'
import { xhrRequests } from './xhr-requests.ts'

type ReadRequests = (calls: CodeCalls, code: string) => RequestParts[]

const SCRIPT = [scriptRequests, pageRequests, xhrRequests, superagentRequests]
const READERS: Partial<Record<CodeLanguage, readonly ReadRequests[]>> = {
  javascript: SCRIPT,
  typescript: SCRIPT,
  tsx: SCRIPT,
  python: [pythonRequests],
  go: [goRequests],
  java: [javaRequests, springRequests],
  kotlin: [javaRequests, springRequests, ktorRequests],
  csharp: [csharpRequests],
  php: [phpRequests],
  swift: [swiftRequests, alamofireRequests],
}

export function requestsIn(calls: CodeCalls, language: CodeLanguage, code: string): SampleRequest[] {
  const parts = (READERS[language] ?? []).flatMap((read) => read(calls, code))
  return parts.flatMap((one) => requestOf(one) ?? [])
}
