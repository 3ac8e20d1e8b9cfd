// Implements the compiler's interface to the platform's API. Importing it defines the steps that platform-api.ts names.

import type { PlatformApi } from '../compiler/platform-api.ts'
import { contractState, hasContract, operationExcerpts, operationPlaces } from './contract/contract.step.ts'
import {
  apiServer,
  consoleAssets,
  contractAnswers,
  contractFiles,
  fieldLimits,
  toolsOfApi,
} from './outputs/api-outputs.step.ts'
import { pageSamples } from './samples/samples.step.ts'

export const contractApi = {
  isThere: hasContract,
  state: contractState,
  server: apiServer,
  operations: operationExcerpts,
  places: operationPlaces,
  samples: pageSamples,
  files: contractFiles,
  assets: consoleAssets,
  answers: contractAnswers,
  limits: fieldLimits,
  tools: toolsOfApi,
} satisfies PlatformApi
