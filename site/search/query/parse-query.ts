// Parses queries with all words of others at hand. The browser's search reads those only when it is opened.

import { FOREIGN_TABLES } from '../words/foreign-tables.ts'
import { createQueryParser } from './query-parser.ts'

export const parseQuery = createQueryParser(FOREIGN_TABLES)
