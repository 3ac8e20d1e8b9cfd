// Entry of the bundle that renders compiled MDX to HTML: React in production mode with the components of
// site/components. Bundled and run by run-site-code.ts, because Node does not run TSX.

import { createElement, type ComponentType } from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { withOperations, type OperationExcerpt } from '#site/api/operation/operation-data.ts'
import { components } from '#site/component-registry.ts'
import type { BrandConfig } from '#site/model/site-config.ts'

/** What a compiled page may `require`. */
export const modules: Record<string, unknown> = { 'react/jsx-runtime': jsxRuntime }

/** HTML of a compiled page. Throws what a component throws. `operations`: what <Operation> and <RequestSample> show. */
export function renderContent(
  Content: ComponentType<{ components: object }>,
  operations: readonly OperationExcerpt[],
  brand: BrandConfig,
): string {
  return renderToStaticMarkup(withOperations(createElement(Content, { components }), operations, brand))
}
