// Method and path of an operation on a line of its own: <Endpoint method="GET" path="/tokens/{id}" />.

import { Permission } from './badge.tsx'
import type { SourceStamp } from './source-stamp.ts'

interface EndpointProps extends SourceStamp {
  method?: string
  path?: string
  permission?: string
}

export function Endpoint({ method, path = '', permission, ...stamp }: EndpointProps) {
  return (
    <p className="endpoint" {...stamp}>
      <span className="endpoint__method" data-method={method}>
        {method}
      </span>{' '}
      <code className="endpoint__path">{path.split(/(\{[^}]*\})/).map(pathPart)}</code>
      {permission === undefined ? null : ' '}
      {permission === undefined ? null : <Permission name={permission} />}
    </p>
  )
}

function pathPart(part: string, index: number) {
  if (!part.startsWith('{')) return part
  return (
    <span className="endpoint__parameter" key={index}>
      {part}
    </span>
  )
}
