// Selects the example, language and response status of an operation's samples.

import type { ApiOperation } from '../contract/contract.ts'
import { languagesOf } from '../samples/request/sample-languages.ts'
import type { Scene } from './scenes.ts'
import { statusName } from '../../model/http/status-name.ts'

export function SceneChoice({ scenes }: { scenes: readonly Scene[] }) {
  if (scenes.length === 1) return <span className="sample__title">Request</span>
  return (
    <select className="sample__choice" name="example" aria-label="Example" autoComplete="off">
      {scenes.map(({ name, summary }) => (
        <option key={name} value={name}>
          {summary}
        </option>
      ))}
    </select>
  )
}

export function LanguageChoice({ operation }: { operation: ApiOperation }) {
  return (
    <select className="sample__choice" name="language" aria-label="Language" autoComplete="off">
      {languagesOf(operation).map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </select>
  )
}

interface StatusTabsProps {
  operation: ApiOperation
  shown: number | undefined
  /** Id of the tab panel. */
  panel: string
}

export function StatusTabs({ operation, shown, panel }: StatusTabsProps) {
  return (
    <div className="sample__bar sample__tabs with-script" role="tablist" aria-label="Response">
      {operation.responses.map(({ status }) => (
        <button
          key={status}
          role="tab"
          aria-selected={status === shown}
          aria-controls={status === shown ? panel : undefined}
          tabIndex={status === shown ? 0 : -1}
          title={statusName(status)}
        >
          {status}
        </button>
      ))}
    </div>
  )
}
