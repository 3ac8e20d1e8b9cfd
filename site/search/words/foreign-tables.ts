// The tables of words that others use and ours for them, one line each: `bot, carding -> card testing`. One-way: our
// words do not find theirs. A hyphen stands for nothing of ours. Edit the tables with the content.

import { DAILY_WORDS } from './daily-words.ts'
import { MONEY_WORDS } from './money-words.ts'
import { OTHER_WORDS } from './other-words.ts'
import { TOOL_WORDS } from './tool-words.ts'
import { TRADE_WORDS } from './trade-words.ts'
import { TROUBLE_WORDS } from './trouble-words.ts'

export const FOREIGN_TABLES: readonly string[] = [
  TRADE_WORDS,
  DAILY_WORDS,
  TROUBLE_WORDS,
  MONEY_WORDS,
  TOOL_WORDS,
  OTHER_WORDS,
]
