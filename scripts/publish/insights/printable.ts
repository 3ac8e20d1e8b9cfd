// Makes readers' text safe to print on a terminal.

/** Readers' browsers wrote these: nothing in them may steer a terminal. */
export const printable = (value: string | number | null | undefined): string =>
  String(value ?? '').replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '?')
