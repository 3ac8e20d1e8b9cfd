// The contract as sample checks use it in a build.

import type { Contract } from '#site/api/contract/contract.ts'
import { sampleContract, type SampleContract } from '#site/api/code/known/sample-contract.ts'
import type { SiteConfig } from '#site/model/site-config.ts'
import { createFormValidator } from '#site/api/code/pasted/form-validator.ts'

let last: { contract: Contract; key: string; view: SampleContract } | undefined

/** Preparing it takes longer than checking a sample, so that of the last contract is kept. */
export function sampleContractOf(
  contract: Contract,
  brand: SiteConfig['brand'],
  others: Parameters<typeof sampleContract>[2],
): SampleContract {
  const key = JSON.stringify([brand, others])
  if (last?.contract !== contract || last.key !== key) {
    const validate = createFormValidator(contract.schemas)
    last = { contract, key, view: sampleContract(contract, { brand }, others, validate) }
  }
  return last.view
}
