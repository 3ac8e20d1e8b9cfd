// A response: its body formatted for reading, and its headers, collapsed.

import { useMemo, type ReactNode } from 'react'
import { isTooDeep } from '../mock/json-depth.ts'
import { jsonText } from '../samples/languages/json-text.ts'
import type { ConsoleResponse } from './form/console-port.ts'
import { LiveCodeBlock } from './live-code-block.tsx'

export function ResponseView({ headers, body }: ConsoleResponse): ReactNode {
  const shown = useMemo(() => (body === undefined ? undefined : readable(body)), [body])
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return (
    <div className="console__response fading">
      {shown ? (
        <div className="sample">
          <div className="sample__bar">
            <span className="sample__title">Response</span>
          </div>
          <div className="sample__response">
            <LiveCodeBlock
              title="Response"
              label="Response body"
              code={shown.text}
              {...(shown.isJson && { language: 'json' as const })}
              copyLabel="Copy the response"
            />
          </div>
        </div>
      ) : (
        <p className="console__note">The response has no body.</p>
      )}
      <details className="console__fold">
        <summary>
          Response headers <span className="console__count">{lines.length}</span>
        </summary>
        <LiveCodeBlock
          title="Headers"
          label="Response headers"
          code={lines.join('\n')}
          copyLabel="Copy the headers"
        />
      </details>
    </div>
  )
}

/** JSON formatted as in samples; anything else unchanged. */
function readable(body: string): { text: string; isJson: boolean } {
  try {
    const value: unknown = JSON.parse(body)
    return isTooDeep(value) ? { text: body, isJson: false } : { text: jsonText(value), isJson: true }
  } catch {
    return { text: body, isJson: false }
  }
}
