// A block of code that changes with what the reader types: title, lines, a button that copies them.

import type { ReactNode } from 'react'
import { CopyButton } from './copy-button.tsx'
import { Highlighted } from './highlighted.tsx'

interface CodeBlockProps {
  title: string
  /** What assistive technology calls the lines. */
  label: string
  code: string
  language?: Parameters<typeof Highlighted>[0]['language']
  copyLabel: string
}

export function LiveCodeBlock({ title, label, code, language, copyLabel }: CodeBlockProps): ReactNode {
  return (
    <div className="code-block">
      {/* Without it the button lies over the first line, the one with the URL. */}
      <div className="code-block__header">
        <span className="code-block__title">{title}</span>
      </div>
      <pre tabIndex={0} role="group" aria-label={label}>
        <code>{language ? <Highlighted code={code} language={language} /> : code}</code>
      </pre>
      <div className="code-block__buttons">
        <CopyButton text={() => code} label={copyLabel} />
      </div>
    </div>
  )
}
