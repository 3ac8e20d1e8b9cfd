// The components that authors may use in MDX, with their props. The build checks pages against these rules;
// site/components/ renders each component.

import { BADGE_KINDS } from './release.ts'

export interface PropRule {
  type: 'string' | 'number' | 'boolean'
  required?: true
  /** Allowed values of a string prop. */
  values?: readonly string[]
  /** The value is a link to a page, an anchor or a URL, and is checked as one. */
  link?: true
}

export interface ComponentRule {
  props: Record<string, PropRule>
  /** The only component that may directly contain this one. */
  parent?: string
  /** `none`: self-closing; `required`: must not be empty. */
  children: 'none' | 'required'
  /** It shows an operation of the contract, named by its `id`. */
  operation?: true
}

export const CARD_ICONS = [
  'token',
  'card',
  'bank',
  'shield',
  'key',
  'proxy',
  'reactor',
  'code',
  'search',
  'webhook',
  'mobile',
  'web',
  'server',
  'book',
  'rocket',
  'check',
  'users',
  'lock',
  'support',
] as const
export const HTTP_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

export const componentRules: Record<string, ComponentRule> = {
  /** Alternatives side by side; with `group`, the reader's choice is saved and shared by all blocks of the group. */
  Tabs: { props: { group: { type: 'string' } }, children: 'required' },
  Tab: {
    props: { label: { type: 'string', required: true }, value: { type: 'string' } },
    parent: 'Tabs',
    children: 'required',
  },
  /** Numbered steps of a procedure; each title is a heading with an anchor. */
  Steps: { props: {}, children: 'required' },
  Step: {
    props: { title: { type: 'string', required: true }, id: { type: 'string' } },
    parent: 'Steps',
    children: 'required',
  },
  /** Links as cards. */
  Cards: { props: { columns: { type: 'number' } }, children: 'required' },
  Card: {
    props: {
      title: { type: 'string', required: true },
      href: { type: 'string', required: true, link: true },
      icon: { type: 'string', values: CARD_ICONS },
    },
    parent: 'Cards',
    children: 'required',
  },
  /** A collapsible section. */
  Details: {
    props: { summary: { type: 'string', required: true }, id: { type: 'string' } },
    children: 'required',
  },
  Badge: { props: { kind: { type: 'string', required: true, values: BADGE_KINDS } }, children: 'none' },
  /** An operation's method and path on a line of its own. */
  Endpoint: {
    props: {
      method: { type: 'string', required: true, values: HTTP_METHODS },
      path: { type: 'string', required: true },
      permission: { type: 'string' },
    },
    children: 'none',
  },
  /** The complete reference of an operation, from the contract in content/openapi/. */
  Operation: { props: { id: { type: 'string', required: true } }, children: 'none', operation: true },
  /**
   * A request of an operation in every language, with its response: the first example, or the named one. `console`:
   * readers can send it.
   */
  RequestSample: {
    props: {
      id: { type: 'string', required: true },
      example: { type: 'string' },
      console: { type: 'boolean' },
    },
    children: 'none',
    operation: true,
  },
  /** A permission name as a badge. */
  Permission: { props: { name: { type: 'string', required: true } }, children: 'none' },
  /** A partial from content/partials/; further props are its parameters, read as `%name%`. */
  Include: { props: { partial: { type: 'string', required: true } }, children: 'none' },
  /** A table from content/data/<name>.yaml: all columns and rows, or the named ones. `anchors` gives each row an id. */
  Facts: {
    props: {
      name: { type: 'string', required: true },
      columns: { type: 'string' },
      where: { type: 'string' },
      anchors: { type: 'boolean' },
    },
    children: 'none',
  },
  /** A list of checkboxes; ticks are saved in the browser. */
  Checklist: { props: { id: { type: 'string', required: true } }, children: 'required' },
  /** A tool that checks the reader's own code in the browser; `example`: flawed code for readers who have none at hand. */
  CodeTool: {
    props: {
      tool: { type: 'string', required: true, values: ['check', 'permissions'] },
      example: { type: 'string' },
    },
    children: 'none',
  },
  /** The landing page's first screen. Its children are the intro paragraph and the buttons. */
  Hero: { props: { title: { type: 'string', required: true } }, children: 'required' },
  Button: {
    props: {
      href: { type: 'string', required: true, link: true },
      kind: { type: 'string', values: ['primary', 'secondary'] },
    },
    children: 'required',
  },
  /** A titled section of the landing page. */
  Section: {
    props: { title: { type: 'string', required: true }, id: { type: 'string' } },
    children: 'required',
  },
  /** Compact links to SDKs. `extension`: that of the language's files, shown as its mark. */
  SdkGrid: { props: {}, children: 'required' },
  Sdk: {
    props: {
      name: { type: 'string', required: true },
      href: { type: 'string', link: true },
      kind: { type: 'string', values: ['server', 'web', 'mobile', 'infrastructure'] },
      extension: { type: 'string' },
    },
    parent: 'SdkGrid',
    children: 'none',
  },
}

/** A function: as a constant it would bring all these rules into every bundle that takes one name from this file. */
export const operationComponents = (): string[] =>
  Object.keys(componentRules).filter((name) => componentRules[name]!.operation)

export const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger', 'caution'] as const
export type AdmonitionKind = (typeof ADMONITIONS)[number]

/** Tab groups in use: storage key `docusaurus.tab.<group>`, URL parameter `<group>`. */
export const LANGUAGE_GROUP = 'lang'
