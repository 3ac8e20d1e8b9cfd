// The request as code, in the reader's language or any other, with the key that was typed.

import { useMemo, type ReactNode } from 'react'
import type { ApiRequest } from '../contract/contract.ts'
import { generateSample } from '../samples/generate-sample.ts'
import { keyPlaceholder } from '../samples/request/key-placeholder.ts'
import type { SampleFacts } from '../samples/request/sample-facts.ts'
import { languagesOf, type SampleLanguage } from '../samples/request/sample-languages.ts'
import { LiveCodeBlock } from './live-code-block.tsx'
import { chooseLanguage, useSharedLanguage } from './shared-language.ts'
import { withKey } from './with-key.ts'

interface RequestViewProps {
  request: ApiRequest
  apiKey: string
  facts: SampleFacts
}

export function RequestView({ request, apiKey, facts }: RequestViewProps): ReactNode {
  const languages = languagesOf(request.operation)
  const wanted = useSharedLanguage()
  const language = languages.some(({ key }) => key === wanted) ? wanted : 'curl'
  const sample = useMemo(() => generateSample(language, request, facts), [language, request, facts])
  return (
    <div className="sample console__request">
      <div className="sample__bar">
        <span className="sample__title">Request</span>
        {/* Same select as beside the page's samples, and synchronised with them. */}
        <select
          className="sample__choice"
          name="language"
          aria-label="Language"
          autoComplete="off"
          value={language}
          onChange={({ target }) => chooseLanguage(target, target.value as SampleLanguage)}
        >
          {languages.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <LiveCodeBlock
        title="Request"
        label="Request code"
        code={withKey(sample, keyPlaceholder(request.operation), apiKey)}
        language={language}
        copyLabel="Copy code to clipboard"
      />
    </div>
  )
}
