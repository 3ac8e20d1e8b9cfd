// The context that all parts of a body's form share: the whole value, its problems, and the path of each part.

import { createContext, use } from 'react'
import { isAtOrBelow } from '../../../model/urls.ts'
import type { ApiExample, JsonSchema } from '../../contract/contract.ts'
import type { FormFacts, FormShape } from './form-shape.ts'
import type { Place } from './form-value.ts'
import { dotted, escaped, type BodyProblem } from './problems.ts'

export interface BodyFormProps {
  /** Prefix of the ids inside. */
  id: string
  schema: JsonSchema
  value: unknown
  examples: readonly ApiExample[]
  problems: readonly BodyProblem[]
  refused: ReadonlyMap<string, readonly string[]>
  facts: FormFacts
  onChange: (value: unknown) => void
}

export const FormContext = createContext<BodyFormProps | undefined>(undefined)

export interface PartProps {
  name: string
  place: Place
  schema: JsonSchema
  required?: boolean
  /** Not in the schema, so it can only be removed. */
  unknown?: boolean
  /** Adjusts the enclosing object after a choice has changed: other fields may have to follow. */
  settle?: (object: unknown) => unknown
}

export type ShapedProps = PartProps & { shape: FormShape }

/** The problems at a path, as sentences; with `below` also those inside it. */
export function useTexts(place: Place, reach: 'exact' | 'below'): string[] {
  const { problems, refused } = use(FormContext)!
  const pointer = pointerOf(place)
  const isHere = (other: string): boolean =>
    reach === 'below' ? isAtOrBelow(other, pointer) : other === pointer
  const found = problems
    .filter((one) => isHere(one.pointer))
    .map(({ pointer: at, text, sentence }) =>
      at !== pointer ? sentence : place.length === 0 ? sentence : `The field ${text}.`,
    )
  return found.length > 0 ? found : [...(refused.get(dotted(pointer)) ?? [])]
}

export const pointerOf = (place: Place): string => place.map((name) => `/${escaped(String(name))}`).join('')
export const idOf = (id: string, place: Place): string => `${id}${pointerOf(place)}`
