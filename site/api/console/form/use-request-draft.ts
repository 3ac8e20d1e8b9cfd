// What a reader has typed into a console, and the request that it makes.

import { useMemo, useState, useSyncExternalStore } from 'react'
import type { ApiOperation, ApiParameter } from '../../contract/contract.ts'
import { exampleOf } from '../../samples/request/example-request.ts'
import { keyPlaceholder } from '../../samples/request/key-placeholder.ts'
import {
  draftOf,
  parameterId,
  parameterText,
  requestOf,
  type BodyDraft,
  type ConsoleDraft,
} from './console-draft.ts'
import { keepVisitValue, noteExample, onVisitValues, sharedName, visitValues } from './visit-values.ts'

/** `onChange`: called after every change. */
export function useRequestDraft(operation: ApiOperation, example: string | undefined, onChange: () => void) {
  const visit = useSyncExternalStore(onVisitValues, visitValues, visitValues)
  const [draft, setDraft] = useState(() => draftOf(operation, example))
  const request = useMemo(() => requestOf(operation, draft, visit), [operation, draft, visit])
  const placeholder = keyPlaceholder(operation)

  const change = (next: ConsoleDraft): void => {
    setDraft(next)
    onChange()
  }
  const changeKey = (text: string): void => {
    keepVisitValue(placeholder, text === placeholder ? undefined : text)
    onChange()
  }
  const changeParameter = (parameter: ApiParameter, text: string): void => {
    const shared = sharedName(operation, parameter)
    if (shared !== undefined) {
      noteExample(shared, String(exampleOf(parameter) ?? ''))
      keepVisitValue(shared, text)
    }
    change({ ...draft, parameters: new Map(draft.parameters).set(parameterId(parameter), text) })
  }
  const reset = (): void => {
    const shared = operation.parameters.flatMap((parameter) => sharedName(operation, parameter) ?? [])
    for (const name of [placeholder, ...shared]) keepVisitValue(name, undefined)
    change(draftOf(operation, draft.example))
  }
  return {
    draft,
    request,
    key: visit.get(placeholder) ?? placeholder,
    textOf: (parameter: ApiParameter) => parameterText(operation, parameter, draft, visit),
    chooseExample: (name: string) => change(draftOf(operation, name)),
    changeBody: (body: BodyDraft) => change({ ...draft, body }),
    changeKey,
    changeParameter,
    reset,
  }
}
