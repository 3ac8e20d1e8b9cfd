// An operation's method and path on a line of its own: <Endpoint method="GET" path="/tokens/{id}" />.

import type { ReactNode } from 'react'
import { Permission } from '../badge/badge.tsx'
import type { SourceStamp } from '../source-stamp.ts'

interface EndpointProps extends SourceStamp {
  method?: string
  path?: string
  permission?: string
}

export function Endpoint({ permission, ...line }: EndpointProps) {
  return (
    <EndpointLine {...line}>
      {permission === undefined ? null : <Permission name={permission} />}
    </EndpointLine>
  )
}

/** `children` go at the end of the line, such as permissions. */
export function EndpointLine({
  method,
  path = '',
  children,
  ...stamp
}: Omit<EndpointProps, 'permission'> & { children?: ReactNode }) {
  return (
    <p className="endpoint" {...stamp}>
      <span className="endpoint__method" data-method={method}>
        {method}
      </span>{' '}
      <code className="endpoint__path">{path.split(/(\{[^}]*\})/).map(pathPart)}</code>
      {children === null || children === undefined ? null : ' '}
      {children}
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
