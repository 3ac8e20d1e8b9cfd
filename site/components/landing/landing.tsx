// Parts of the landing page: Hero, Button, Section, SdkGrid and Sdk.

import { Children, isValidElement, type ReactNode } from 'react'
import type { SourceStamp } from '../source-stamp.ts'
import { Tabs } from '../tabs/tabs.tsx'

/** A class says whether there are samples beside the text, because they arrive later: the layout must not move then. */
export function Hero({ title, children, ...stamp }: SourceStamp & { title?: string; children?: ReactNode }) {
  const hasSamples = Children.toArray(children).some((child) => isValidElement(child) && child.type === Tabs)
  return (
    <header className={hasSamples ? 'hero hero--samples' : 'hero'} {...stamp}>
      <h1 className="hero__title">{title}</h1>
      <div className="hero__body">{children}</div>
    </header>
  )
}

interface ButtonProps extends SourceStamp {
  href?: string
  kind?: 'primary' | 'secondary'
  children?: ReactNode
}

export function Button({ href, kind = 'primary', children, ...stamp }: ButtonProps) {
  return (
    <a className="button" data-kind={kind} href={href} {...stamp}>
      {children}
    </a>
  )
}

export function Section({
  title,
  id,
  children,
  ...stamp
}: SourceStamp & { title?: string; id?: string; children?: ReactNode }) {
  return (
    <section className="section" {...stamp}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

export function SdkGrid({ children, ...stamp }: SourceStamp & { children?: ReactNode }) {
  return (
    <ul className="sdk-grid" {...stamp}>
      {children}
    </ul>
  )
}

interface SdkProps extends SourceStamp {
  name?: string
  href?: string
  kind?: string
  extension?: string
}

/** An SDK without a page is shown without a link. */
export function Sdk({ name, href, kind, extension, ...stamp }: SdkProps) {
  return (
    <li className="sdk" data-kind={kind} {...stamp}>
      {href === undefined ? (
        <span className="sdk__link" data-extension={extension}>
          {name}
        </span>
      ) : (
        <a className="sdk__link" href={href} data-extension={extension}>
          {name}
          {kind === 'infrastructure' ? undefined : <span className="visually-hidden"> SDK</span>}
        </a>
      )}
    </li>
  )
}
