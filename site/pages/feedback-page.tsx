// The feedback form, and the confirmation after it was sent. Works without JavaScript.

import type { ReactNode } from 'react'
import type { MarkdownPlace } from '../markdown/markdown-places.ts'
import {
  FEEDBACK_CATEGORIES,
  FEEDBACK_PATH,
  MAX_FEEDBACK_CHARACTERS,
  type FeedbackCategory,
} from '../model/insights/feedback.ts'
import { TOO_OFTEN } from './too-often.ts'
import { encodePath } from '../model/urls.ts'

/** Why a report was not saved. */
export type FeedbackFault =
  'place' | 'category' | 'empty' | 'too-long' | 'too-often' | 'elsewhere' | 'cut' | 'format' | 'page'

export interface FeedbackPageProps {
  path: string
  title: string
  places: readonly MarkdownPlace[]
  /** Initially selected. */
  place?: string | undefined
  category?: FeedbackCategory | undefined
  /** What a refused report said, with secrets masked. */
  text?: string
  faults?: readonly FeedbackFault[]
  received?: true
}

const TEXT_FAULTS: readonly FeedbackFault[] = ['empty', 'too-long', 'cut']

const MOST = MAX_FEEDBACK_CHARACTERS.toLocaleString('en-US')

export function FeedbackPage(props: FeedbackPageProps): ReactNode {
  const { path, title, text, faults = [], received } = props
  const back = <a href={encodePath(path)}>{title}</a>
  if (received) {
    return (
      <div className="search-page">
        <h1 className="search-page__title">Thank you</h1>
        <p role="status">Your report has arrived. Back to {back}.</p>
      </div>
    )
  }
  return (
    <div className="search-page">
      <h1 className="search-page__title">Report a mistake</h1>
      <p>On the page {back}.</p>
      {faults.length > 0 ? (
        <div role="alert" id="feedback-faults">
          <p>Your report was not saved.</p>
          {faults.map((fault) => (
            <p key={fault}>{faultText(fault, text)}</p>
          ))}
        </div>
      ) : undefined}
      <FeedbackForm {...props} faults={faults} />
    </div>
  )
}

type FormProps = FeedbackPageProps & Required<Pick<FeedbackPageProps, 'faults'>>

function FeedbackForm({ path, places, place = '', category, text, faults }: FormProps): ReactNode {
  const isTextRefused = TEXT_FAULTS.some((fault) => faults.includes(fault))
  return (
    <form className="search-page__paste" action={FEEDBACK_PATH} method="post">
      <input type="hidden" name="page" value={path} />
      <Choice name="place" label="Where" chosen={place} faults={faults}>
        <option value="">The whole page</option>
        {places.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Choice>
      <Choice name="category" label="What" chosen={category} faults={faults}>
        {Object.entries(FEEDBACK_CATEGORIES).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </Choice>
      <label htmlFor="feedback-text">In your own words</label>
      <textarea
        id="feedback-text"
        name="text"
        dir="auto"
        rows={6}
        maxLength={MAX_FEEDBACK_CHARACTERS}
        required
        defaultValue={text}
        {...marked(isTextRefused)}
      />
      <p className="search-page__snippet">
        At most {MOST} characters. We keep the page, your two choices and your text for three months, and
        nothing that identifies you. Card numbers, keys and email addresses are masked first. We can’t reply
        here.
      </p>
      <button className="button" data-kind="primary" type="submit">
        Send
      </button>
    </form>
  )
}

interface ChoiceProps extends Pick<FormProps, 'faults'> {
  name: 'place' | 'category'
  label: string
  chosen: string | undefined
  children: ReactNode
}

function Choice({ name, label, chosen, faults, children }: ChoiceProps): ReactNode {
  const id = `feedback-${name}`
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={chosen} {...marked(faults.includes(name))}>
        {children}
      </select>
    </>
  )
}

const marked = (isRefused: boolean) =>
  isRefused ? { 'aria-invalid': true, 'aria-describedby': 'feedback-faults' } : {}

function faultText(fault: FeedbackFault, text = ''): string {
  switch (fault) {
    case 'place':
      return 'The page has no such section. Choose the place again.'
    case 'category':
      return 'Choose what kind of mistake it is.'
    case 'empty':
      return 'Describe the mistake in your own words.'
    case 'too-long':
      return `Your text is ${text.length.toLocaleString('en-US')} characters long. Shorten it to ${MOST}.`
    case 'too-often':
      return TOO_OFTEN
    case 'cut':
      return `Your text is too long, and only its beginning was read. Shorten it to ${MOST} characters.`
    case 'elsewhere':
      return 'The form did not come from this site. Check what it says, and send it from here.'
    case 'format':
      return 'Your browser sent the form in a format that this site does not read. Keep only your own text below, and send it again.'
    case 'page':
      return 'The form did not say which page of this site it is about. Name the page in your text, and send it again.'
  }
}
