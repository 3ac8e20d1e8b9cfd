// The mount point of a tool that checks a reader's own code in the browser: <Workbench tool="check" />. The tool is a
// lazily loaded module; without JavaScript, a text says that it is needed.

import { behaviourName } from '../../model/dom-hooks.ts'
import type { SourceStamp } from '../source-stamp.ts'

export function Workbench({ tool, ...stamp }: SourceStamp & { tool: string }) {
  return (
    <div className="workbench" data-behaviour={behaviourName('workbench')} data-tool={tool} {...stamp}>
      <p className="workbench__state">
        This tool runs in your browser and needs JavaScript. Programs use the tools <code>check_code</code>{' '}
        and <code>check_request</code> at <code>/mcp</code> instead.
      </p>
    </div>
  )
}
