// The request as code, in the reader's language and in every other, with the key that was typed.

import { useMemo, type KeyboardEvent, type ReactNode } from 'react'
import type { ApiRequest } from '../contract/contract.ts'
import { generateSample } from '../samples/generate-sample.ts'
import { keyPlaceholder } from '../samples/request/key-placeholder.ts'
import type { SampleFacts } from '../samples/request/sample-facts.ts'
import { SAMPLE_LANGUAGES, type SampleLanguage } from '../samples/request/sample-languages.ts'
import { LiveCodeBlock } from './live-code-block.tsx'
import { chooseLanguage, useSharedLanguage } from './shared-language.ts'
import { withKey } from './with-key.ts'

interface RequestViewProps {
  /** Of the panel that the tabs control. */
  id: string
  request: ApiRequest
  apiKey: string
  facts: SampleFacts
}

export function RequestView({ id, request, apiKey, facts }: RequestViewProps): ReactNode {
  const language = useSharedLanguage()
  const sample = useMemo(() => generateSample(language, request, facts), [language, request, facts])
  return (
    <div className="console__request">
      <div className="tabs__list" role="tablist" aria-label="Language">
        {SAMPLE_LANGUAGES.map(({ key, label }, index) => (
          <button
            key={key}
            type="button"
            className="tabs__tab"
            role="tab"
            data-value={key}
            aria-controls={id}
            aria-selected={key === language}
            tabIndex={key === language ? 0 : -1}
            onClick={(event) => chooseLanguage(event.currentTarget, key)}
            onKeyDown={(event) => moveChoice(event, index)}
          >
            {label}
          </button>
        ))}
      </div>
      <LiveCodeBlock
        title="Request"
        label="Request code"
        code={withKey(sample, keyPlaceholder(request.operation), apiKey)}
        language={language}
        copyLabel="Copy code to clipboard"
        panel={id}
      />
    </div>
  )
}

function moveChoice(event: KeyboardEvent<HTMLElement>, index: number): void {
  const count = SAMPLE_LANGUAGES.length
  const moves: Partial<Record<string, number>> = {
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index + count - 1) % count,
    Home: 0,
    End: count - 1,
  }
  const next = moves[event.key]
  if (next === undefined || next === index) return
  event.preventDefault()
  const tab = event.currentTarget.parentElement!.children[next] as HTMLElement
  chooseLanguage(tab, tab.dataset['value'] as SampleLanguage)
  tab.focus({ preventScroll: true })
}
