// Entry of the bundle that turns compiled MDX into HTML: React in production mode with the components of site/components.
// Bundled and run by load-site-module.ts, because Node does not run TSX.

import { createElement, type ComponentType } from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { OperationContext, type OperationData } from '#site/api/operation/operation-data.ts'
import { components } from '#site/component-registry.ts'

/** What a compiled page may `require`. */
export const modules: Record<string, unknown> = { 'react/jsx-runtime': jsxRuntime }

/** HTML of a compiled page. Throws what a component throws. `operations`: what <Operation> shows; absent without a contract. */
export function renderContent(
  Content: ComponentType<{ components: object }>,
  operations: OperationData | undefined,
): string {
  const content = createElement(Content, { components })
  return renderToStaticMarkup(createElement(OperationContext, { value: operations }, content))
}
