// The shape of what search answers from beside pages: typed facts, what is not offered, failures, names of earlier days.
// Made by the build from content/data and the contract; nothing here is written for one question.

export interface Fact {
  /** `CVC retention` */
  name: string
  /** How readers ask for it. */
  asked: string[]
  /** Labels and values of its row; the first value is what was asked for. */
  values: { label: string; text: string }[]
  /** Where it is told. */
  url: string
}

export interface NotOffered {
  name: string
  /** Words of which one phrase must stand in a query. */
  asked: string[]
  instead: string
  url: string
}

/** Why a failure comes about, and what to do. */
export interface FailureCause {
  cause: string
  fix: string
  url: string
}

/** A cause that holds for any operation: the first that fits a failure is named. */
export interface GeneralCause extends FailureCause {
  status?: number
  /** Part of the failure's text, in lower case. */
  says?: string
  kind?: FailureKind
  field?: string
}

/**
 * Who refused: the proxy itself, its destination, code of the reader's that runs on the platform, or, where a page for
 * people stands in place of data, whatever server sent that.
 */
export type FailureKind = 'proxy' | 'destination' | 'code' | 'web-page'

export interface FailingOperation {
  id: string
  method: string
  path: string
  summary: string
  url: string
  /** Group and method in the SDKs: `accountUpdater.jobs.create`. */
  sdk?: string
  causes: { status: number; cause: string; fix: string }[]
  /** Where the browser finds its schemas. */
  schemas?: string
}

/** A refusal in its documented words, with the operations that document it. */
export interface Signature {
  status: number
  detail: string
  field?: string
  message?: string
  operations: string[]
}

/** What a query may be answered by at once. */
export type QuickAnswers = Pick<AnswerData, 'headerPrefix' | 'facts' | 'notOffered' | 'formerNames'>

/** What only a pasted failure asks for: five times as much. */
export type FailureData = Omit<AnswerData, keyof QuickAnswers>

export interface AnswerData {
  headerPrefix: string
  /** Name of the header that carries the key. */
  keyHeader: string
  facts: Fact[]
  notOffered: NotOffered[]
  causes: GeneralCause[]
  operations: FailingOperation[]
  signatures: Signature[]
  /** Old names, paths and packages, each with the page that took their place. */
  formerNames: [name: string, url: string][]
}
