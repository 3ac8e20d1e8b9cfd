// Chooses a language's sample generator. Pure: the same request gives the same code in the build and in the browser.

import type { ApiRequest } from '../contract/contract.ts'
import { curlSample } from './languages/curl.ts'
import { csharpSample } from './languages/csharp.ts'
import { csharpHttpSample } from './languages/csharp-http.ts'
import { goSample } from './languages/go.ts'
import { goHttpSample } from './languages/go-http.ts'
import { javaSample } from './languages/java.ts'
import { javaHttpSample } from './languages/java-http.ts'
import { nodeSample } from './languages/node.ts'
import { nodeHttpSample } from './languages/node-http.ts'
import { pythonSample } from './languages/python.ts'
import { pythonHttpSample } from './languages/python-http.ts'
import type { SampleFacts } from './request/sample-facts.ts'
import { isCurlOnly, type SampleLanguage } from './request/sample-languages.ts'
import { sdkCall, type SdkCall } from './request/sdk-call.ts'

type HttpGenerator = (request: ApiRequest, facts: SampleFacts) => string
type SdkGenerator = (call: SdkCall, facts: SampleFacts) => string

const generators: Record<Exclude<SampleLanguage, 'curl'>, { sdk: SdkGenerator; http: HttpGenerator }> = {
  node: { sdk: nodeSample, http: nodeHttpSample },
  python: { sdk: pythonSample, http: pythonHttpSample },
  csharp: { sdk: csharpSample, http: csharpHttpSample },
  java: { sdk: javaSample, http: javaHttpSample },
  go: { sdk: goSample, http: goHttpSample },
}

/** Languages whose typed requests omit null fields. */
const WITHOUT_NULL: readonly SampleLanguage[] = ['csharp', 'java']

/** Complete, runnable code. Operations without an SDK method use the language's own HTTP client. */
export function generateSample(language: SampleLanguage, request: ApiRequest, facts: SampleFacts): string {
  if (language === 'curl' || isCurlOnly(request.operation)) return curlSample(request, facts)
  const { sdk, http } = generators[language]
  const call = sdkCall(request, facts)
  if (!call) return http(request, facts)
  if (!call.sendsNull || !WITHOUT_NULL.includes(language)) return sdk(call, facts)
  return `// The SDK leaves null out, so this request is plain HTTP.\n${http(request, facts)}`
}
