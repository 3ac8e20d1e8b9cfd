// What <Operation> is given by the build: the contract and what belongs to the site around it.

import { createContext } from 'react'
import type { Contract } from '../contract/contract.ts'
import type { BrandConfig } from '../../model/site-config.ts'

export interface OperationData {
  contract: Contract
  brand: BrandConfig
  /** Address of the data that an operation's console loads, by the operation's id. */
  consoles: Readonly<Record<string, string>>
}

export const OperationContext = createContext<OperationData | undefined>(undefined)
