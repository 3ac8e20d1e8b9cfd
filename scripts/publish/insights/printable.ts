// Makes readers' text safe to print on a terminal.

import type { Row } from './analytics-api.ts'

/** Readers' browsers wrote these: nothing in them may steer a terminal. */
export const printable = (value: Row[string] | undefined): string =>
  String(value ?? '').replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '?')
