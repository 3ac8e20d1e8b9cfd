// The place of a tool that reads a reader's own code in their browser: <Workbench tool="check" />. The tool itself comes as a
// module; without JavaScript there is nothing that could judge, and the words say so.

import { behaviourName } from '../../model/dom-hooks.ts'
import type { SourceStamp } from '../source-stamp.ts'

export function Workbench({ tool, ...stamp }: SourceStamp & { tool: string }) {
  return (
    <div className="workbench" data-behaviour={behaviourName('workbench')} data-tool={tool} {...stamp}>
      <p className="workbench__state">
        This part runs in your browser and needs JavaScript. Programs use the tools <code>check_code</code>{' '}
        and <code>check_request</code> at <code>/mcp</code> instead.
      </p>
    </div>
  )
}
