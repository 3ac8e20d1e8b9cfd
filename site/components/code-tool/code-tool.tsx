// A tool that checks a reader's own code in the browser: <CodeTool tool="check" />. Its fields are part of the page; what
// works behind them is loaded once a reader is there. Without JavaScript, a text says that it is needed.

import type { ReactNode } from 'react'
import { behaviourName } from '../../model/dom-hooks.ts'
import type { SourceStamp } from '../source-stamp.ts'
import { CheckFields } from './check-fields.tsx'
import { PermissionFields } from './permission-fields.tsx'

const FIELDS: Readonly<Record<string, (example: string | undefined) => ReactNode>> = {
  check: (example) => <CheckFields example={example} />,
  permissions: () => <PermissionFields />,
}

interface CodeToolProps extends SourceStamp {
  tool: string
  example?: string
}

export function CodeTool({ tool, example, ...stamp }: CodeToolProps) {
  return (
    <div
      className="code-tool"
      data-behaviour={behaviourName('code-tool')}
      data-tool={tool}
      data-example={example}
      {...stamp}
    >
      <p className="without-script">
        This tool runs in your browser and needs JavaScript. Programs use the tools <code>check_code</code>{' '}
        and <code>check_request</code> at <code>/mcp</code> instead.
      </p>
      <div className="code-tool__fields with-script">{FIELDS[tool]?.(example)}</div>
      <p className="code-tool__state" role="status"></p>
    </div>
  )
}
