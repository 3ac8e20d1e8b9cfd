// Whether a release documents an API.

import type { Manifest } from '#site/model/release.ts'

export const CONTRACT_PATH = '/openapi.json'

export const hasContract = ({ files }: Manifest): boolean => Object.hasOwn(files, CONTRACT_PATH)
