// Where the project is on disk. Content may be anywhere; code and the cache are here.

import { resolve } from 'node:path'

/** Absolute path of the folder that holds site/, worker/ and scripts/. */
export const PROJECT_ROOT = resolve(import.meta.dirname, '../..')

/** What builds remember between runs. May be deleted at any time. */
export const CACHE_FOLDER = resolve(PROJECT_ROOT, '.cache/build')
