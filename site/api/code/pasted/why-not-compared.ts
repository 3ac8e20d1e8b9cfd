// Why code that was read was not compared with the contract.

import type { SampleContract } from '../known/sample-contract.ts'
import { codeLanguage } from '../languages/code-language.ts'

export function whyNotCompared(
  language: string,
  code: string,
  { server, brand }: Pick<SampleContract, 'server' | 'brand'>,
): string {
  if (codeLanguage(language) === undefined) return 'Not checked: the file lists no package of the SDKs.'
  if (language === 'json')
    return 'Not checked: JSON alone does not identify an operation. Send the method and path with it.'
  if (code.includes(server))
    return 'Not checked: the code contains a URL of the API, but the call could not be read.'
  const sdk = new RegExp(`\\b(?:Async)?${brand.scopePascal}(?:Api)?(?:Client)?\\b|@${brand.scope}/`)
  if (sdk.test(code) && language === 'php')
    return 'Not checked: there is no SDK for PHP, and only requests over HTTP are read.'
  if (sdk.test(code))
    return 'Not checked: the code names an SDK, but no call on a client could be read. Assign the client to a variable.'
  return 'Not checked: nothing in the code calls the API by its URL or through an SDK client.'
}
