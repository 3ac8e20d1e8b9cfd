// Finds out whether a function that the code defines returns a client: `const open = () => new Client({ … })`.

import { isScript, type CodeLanguage } from '../../languages/code-language.ts'
import { assignmentsIn, type Assignment } from '../../read/read-assignments.ts'
import { ownFunction } from '../../read/requests/wrapped/own-functions.ts'

const RETURNED = /\breturn\s+([^]{1,200})/g
/** A getter and a method of these languages may be used like a field. */
const MAY_BE_FIELD = /^(?:python|java|csharp)$/

interface FunctionMakers<Maker> {
  /** What the function of this name returns, if the code says so. */
  ofCall(name: string): Maker | undefined
  /** The same for a property that is computed. */
  ofField(name: string): Maker | undefined
}

/** `makerOf` says what makes the value that is assigned. */
export function functionMakers<Maker>(
  { code, language }: { code: string; language: CodeLanguage },
  makerOf: (assignment: Assignment) => Maker | undefined,
): FunctionMakers<Maker> {
  const known = new Map<string, Maker | undefined>()
  const ofCall = (name: string): Maker | undefined => {
    if (known.has(name)) return known.get(name)
    // What a function returns may lead back to it.
    known.set(name, undefined)
    const found = returnedBy(code, name, language).map(makerOf)
    const [first] = found
    const agreed = found.every((one) => one === first) ? first : undefined
    known.set(name, agreed)
    return agreed
  }
  return {
    ofCall,
    ofField: (name) => (MAY_BE_FIELD.test(language) || isScript(language) ? ofCall(name) : undefined),
  }
}

function returnedBy(code: string, name: string, language: CodeLanguage): Assignment[] {
  const body = /^[\w$]+$/.test(name) ? ownFunction(code, name, language)?.body : undefined
  if (body === undefined) return []
  const returned = Array.from(body.matchAll(RETURNED), ([, expression]) => expression!)
  const expressions = returned.length > 0 ? returned : [body]
  return expressions.flatMap((expression) => assignmentsIn(`made = ${expression.trim()}`).slice(0, 1))
}
