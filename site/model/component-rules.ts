// The vocabulary: the components that authors may write in MDX, with their props.
// The build checks pages against it; site/components/ renders each entry.

export interface PropRule {
  type: 'string' | 'number' | 'boolean'
  required?: true
  /** Closed list of values of a string prop. */
  values?: readonly string[]
  /** The value is a link to a page, an anchor or a web address and is checked as one. */
  link?: true
}

export interface ComponentRule {
  props: Record<string, PropRule>
  /** The only component that may hold this one directly. */
  parent?: string
  /** `none`: written self-closing; `required`: empty is a mistake. */
  children: 'none' | 'required'
}

export const BADGE_KINDS = ['enterprise', 'beta', 'deprecated'] as const
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

export const vocabulary: Record<string, ComponentRule> = {
  /** Alternatives side by side; with `group` the reader's choice is kept and shared by every block of the group. */
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
  /** A folded part of the page. */
  Details: {
    props: { summary: { type: 'string', required: true }, id: { type: 'string' } },
    children: 'required',
  },
  Badge: { props: { kind: { type: 'string', required: true, values: BADGE_KINDS } }, children: 'none' },
  /** Method and path of an operation, as a line of its own. */
  Endpoint: {
    props: {
      method: { type: 'string', required: true, values: HTTP_METHODS },
      path: { type: 'string', required: true },
      permission: { type: 'string' },
    },
    children: 'none',
  },
  /** The reference of an operation, whole, from the contract in content/openapi/. */
  Operation: { props: { id: { type: 'string', required: true } }, children: 'none' },
  /** A request of an operation in every language, and its response; the first example, or the one named. `console`: to send. */
  RequestSample: {
    props: {
      id: { type: 'string', required: true },
      example: { type: 'string' },
      console: { type: 'boolean' },
    },
    children: 'none',
  },
  /** A permission name as a pill. */
  Permission: { props: { name: { type: 'string', required: true } }, children: 'none' },
  /** A partial from content/partials/; further props are its parameters, read as `%name%`. */
  Include: { props: { partial: { type: 'string', required: true } }, children: 'none' },
  /** A table from content/data/<name>.yaml: all columns and rows, or those named. `anchors` gives each row an id. */
  Facts: {
    props: {
      name: { type: 'string', required: true },
      columns: { type: 'string' },
      where: { type: 'string' },
      anchors: { type: 'boolean' },
    },
    children: 'none',
  },
  /** Ticked by the reader and kept in the reader's browser. Holds a list. */
  Checklist: { props: { id: { type: 'string', required: true } }, children: 'required' },
  /** A tool that reads the reader's own code in their browser. */
  Workbench: {
    props: { tool: { type: 'string', required: true, values: ['check', 'permissions'] } },
    children: 'none',
  },
  /** First screen of the landing page. Its children are the lead paragraph and the buttons. */
  Hero: { props: { title: { type: 'string', required: true } }, children: 'required' },
  Button: {
    props: {
      href: { type: 'string', required: true, link: true },
      kind: { type: 'string', values: ['primary', 'secondary'] },
    },
    children: 'required',
  },
  /** A titled band of the landing page. */
  Section: {
    props: { title: { type: 'string', required: true }, id: { type: 'string' } },
    children: 'required',
  },
  /** Compact links to SDKs. */
  SdkGrid: { props: {}, children: 'required' },
  Sdk: {
    props: {
      name: { type: 'string', required: true },
      href: { type: 'string', link: true },
      kind: { type: 'string', values: ['server', 'web', 'mobile', 'infrastructure'] },
    },
    parent: 'SdkGrid',
    children: 'none',
  },
}

export const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger', 'caution'] as const
export type AdmonitionKind = (typeof ADMONITIONS)[number]

/** Tab groups in use: storage key `docusaurus.tab.<group>`, URL parameter `<group>`. */
export const LANGUAGE_GROUP = 'lang'
