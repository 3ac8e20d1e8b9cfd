import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PermissionFields } from '#site/components/code-tool/permission-fields.tsx'

it('says that operations are loading only once they have been asked for', () => {
  expect(renderToStaticMarkup(<PermissionFields />)).toContain('>Choose an operation<')
  expect(renderToStaticMarkup(<PermissionFields choices={false} />)).toContain('>Loading operations…<')
})
