// What the search dialog consists of, and the text of its field, which React does not control.

import type { RefObject } from 'react'
import type { LiveSearch } from './use-live-search.ts'

export interface DialogParts {
  dialog: RefObject<HTMLDialogElement | null>
  input: RefObject<HTMLInputElement | null>
  search: LiveSearch
}

export const textOf = ({ current }: DialogParts['input']): string => current?.value ?? ''

export function write({ current }: DialogParts['input'], text: string): void {
  if (current) current.value = text
}
