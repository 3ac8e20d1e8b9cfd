// A code sample with its title and buttons, whose icons CSS draws. Tokens and lines are added to the rendered tree.

import { behaviours } from '../../model/dom-hooks.ts'
import { languageName } from './language-names.ts'
import type { SourceStamp } from '../source-stamp.ts'

interface CodeBlockProps extends SourceStamp {
  code: string
  language: string
  title?: string
  /** Highlighted lines, 1-based, divided by spaces. */
  lines?: string
  /** Present: lines are numbered. */
  numbers?: string
  /** What the author wrote for checks, `nocheck="…"`. */
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
      <div className="code-block__buttons">
        <button
          type="button"
          className="code-block__button"
          data-behaviour={behaviours.wrapCode}
          aria-pressed="false"
          aria-label="Toggle word wrap"
          title="Toggle word wrap"
          hidden
        />
        <button
          type="button"
          className="code-block__button"
          data-behaviour={behaviours.copyCode}
          aria-label="Copy code to clipboard"
          title="Copy"
        />
      </div>
    </div>
  )
}
