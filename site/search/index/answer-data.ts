// The data behind search answers: typed facts, unsupported features, errors, former names. Built from content/data and
// the contract; nothing is written for a specific question.

export interface Fact {
  /** `CVC retention` */
  name: string
  /** Its name in an answer, if another: of several names the one that the question says. */
  shownName?: string
  /** How readers phrase the question. */
  asked: string[]
  /** Labels and values of its row; the first value is the answer. */
  values: { label: string; text: string }[]
  /** The page that covers it. */
  url: string
  /** Whatever else a question says would change the answer. */
  alone?: true
}

/** Facts that rows of one table give, with the row's cells in place of `{column}`. */
export interface FactFamily extends Pick<Fact, 'name' | 'asked' | 'url' | 'alone'> {
  columns: string[]
  /** Of the values. */
  labels: string[]
  rows: {
    /** The cells of `columns`: a query names one of them. */
    named: string[]
    values: string[]
    /** Where the row is documented, if the table is not on one page. */
    url?: string
  }[]
}

export interface NotOffered {
  name: string
  /** A query must contain one of these phrases. */
  asked: string[]
  instead: string
  url: string
}

/** Why an error occurs, and what to do. */
export interface FailureCause {
  cause: string
  fix: string
  url: string
}

/** A cause common to all operations: the first that matches an error is used. */
export interface GeneralCause extends FailureCause {
  status?: number
  /** Substring of the error's text, in lower case. */
  says?: string
  kind?: FailureKind
  field?: string
}

/**
 * What rejected the request: the proxy itself, its destination, the reader's code running on the platform, the server
 * that the request went to instead of the API, or, for an HTML page in place of data, a body in another form than the
 * API's and a status that the API never returns, whichever server sent it.
 */
export type FailureKind =
  'proxy' | 'destination' | 'code' | 'elsewhere' | 'web-page' | 'foreign-body' | 'unlisted'

/**
 * How failures of the platform show in text, beside what every API's do. Each `text` is the source of a regular
 * expression; every list is empty where the content names none.
 */
export interface FailureSigns {
  /** Classes of errors, each with its status. */
  classes: { text: string; status: number }[]
  /** Error codes in results and bodies. */
  codes: string[]
  /** Members of a body, some values of which are failures: the causes know one as `name value`. */
  results: { text: string; value: string; name: string; joined?: string }[]
  /** Members that hold the body of an error. */
  bodies: { member: string; kind: FailureKind }[]
  kinds: { text: string; unless?: string; kind: FailureKind }[]
  /** Calls of SDKs: the expression has the groups `group` and `method`, or the operation is named. */
  calls: { text: string; operation?: string }[]
}

export interface FailingOperation {
  id: string
  method: string
  path: string
  summary: string
  url: string
  /** Group and method in the SDKs: `accountUpdater.jobs.create`. */
  sdk?: string
  /** The last parameter of its path takes the rest. */
  rest?: true
  causes: { status: number; cause: string; fix: string }[]
  /** Any of them lets a key call it; absent if every key may. */
  permissions?: string[]
  /** URL of its schemas, for the browser. */
  schemas?: string
}

/** An error response as documented, with the operations that document it. */
export interface Signature {
  status: number
  detail: string
  field?: string
  message?: string
  operations: string[]
}

/** The data that every query needs: a tenth of all. */
export interface AnswerHints extends Pick<AnswerData, 'headerPrefix' | 'formerNames' | 'signs'> {
  /** As in answer-hints.ts. */
  phrasings: string[]
}

/** The data that a query needs if it may ask for something in it. */
export type QuickAnswers = Pick<AnswerData, 'facts' | 'factFamilies' | 'notOffered'>

/** The data that only pasted errors need: five times as large. */
export type FailureData = Omit<AnswerData, keyof QuickAnswers | keyof Omit<AnswerHints, 'phrasings'>>

export interface AnswerData {
  headerPrefix: string
  /** Name of the header with the API key. */
  keyHeader: string
  facts: Fact[]
  factFamilies: FactFamily[]
  notOffered: NotOffered[]
  signs: FailureSigns
  causes: GeneralCause[]
  operations: FailingOperation[]
  signatures: Signature[]
  /** URL of the API, without a slash at its end. */
  server?: string
  /** The first page of the API reference. */
  reference: string
  /** Old names, paths and packages, each with the page that replaces it. */
  formerNames: [name: string, url: string][]
}
