// A code block that updates as the reader types: title, code, copy button.

import type { ReactNode } from 'react'
import { scrollStop } from '../../components/code-block/scroll-stops.ts'
import { CopyButton } from './copy-button.tsx'
import { Highlighted } from './highlighted.tsx'

interface CodeBlockProps {
  title: string
  /** Accessible name of the code. */
  label: string
  code: string
  language?: Parameters<typeof Highlighted>[0]['language']
  copyLabel: string
}

export function LiveCodeBlock({ title, label, code, language, copyLabel }: CodeBlockProps): ReactNode {
  return (
    <div className="code-block">
      {/* Without the header, the button would cover the first line, which has the URL. */}
      <div className="code-block__header">
        <span className="code-block__title">{title}</span>
      </div>
      <pre ref={scrollStop} role="group" aria-label={label}>
        <code>{language ? <Highlighted code={code} language={language} /> : code}</code>
      </pre>
      <div className="code-block__buttons">
        <CopyButton text={() => code} label={copyLabel} />
      </div>
    </div>
  )
}
