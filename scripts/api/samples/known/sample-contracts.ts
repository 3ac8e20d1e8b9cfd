// The contract as sample checks use it in a build, with compiled validators.

import type { Contract } from '#site/api/contract/contract.ts'
import { sampleContract, type SampleContract } from '#site/api/code/known/sample-contract.ts'
import type { SiteConfig } from '#site/model/site-config.ts'
import { createValidators } from '../../contract/create-validators.ts'

let last: { contract: Contract; key: string; view: SampleContract } | undefined

/** Validators are slow to build, so those of the last contract are kept. */
export function sampleContractOf(
  contract: Contract,
  brand: SiteConfig['brand'],
  otherHeaders: readonly string[],
): SampleContract {
  const key = JSON.stringify([brand, otherHeaders])
  if (last?.contract !== contract || last.key !== key) {
    const { validate } = createValidators(contract)
    last = { contract, key, view: sampleContract(contract, { brand }, otherHeaders, validate) }
  }
  return last.view
}
