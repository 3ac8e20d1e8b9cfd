// A code sample with its title. Tokens and lines are added to the rendered tree; buttons are added by the behaviour.

import { languageName } from './language-names.ts'
import type { SourceStamp } from '../source-stamp.ts'

interface CodeBlockProps extends SourceStamp {
  code: string
  language: string
  title?: string
  /** Highlighted lines, 1-based, separated by spaces. */
  lines?: string
  /** If present, lines are numbered. */
  numbers?: string
  /** The author's instructions to the checks, such as `nocheck="…"`. */
  meta?: string
}

export function CodeBlock({ code, language, title, lines, numbers, meta, ...stamp }: CodeBlockProps) {
  const name = languageName(language)
  const label = [name === undefined ? 'Code' : `${name} code`, title].filter(Boolean).join(': ')
  return (
    <div className="code-block" data-language={language || undefined} data-meta={meta} {...stamp}>
      {title === undefined ? null : (
        <div className="code-block__header">
          <span className="code-block__title">{title}</span>
        </div>
      )}
      <pre tabIndex={0} role="group" aria-label={label} data-line-numbers={numbers}>
        <code className={language ? `language-${language}` : undefined} data-lines={lines}>
          {code}
        </code>
      </pre>
    </div>
  )
}
