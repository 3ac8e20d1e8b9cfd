// Where the other engines and the public corpus are kept between runs.

import { join } from 'node:path'
import { PROJECT_ROOT } from '../../project/project-root.ts'

export const ENGINES_FOLDER = join(PROJECT_ROOT, '.cache/peers/engines')
export const CORPUS_FOLDER = join(PROJECT_ROOT, '.cache/peers/corpus')
