import { expect, it } from 'vitest'
import { isFileSchema } from '#site/api/contract/body-types.ts'

it.each([
  [{ type: 'string', format: 'binary' }, true],
  [{ contentMediaType: 'image/png' }, true],
  [{ type: 'string', contentMediaType: 'application/octet-stream' }, true],
  [{ type: 'string', contentMediaType: 'image/png', contentEncoding: 'base64' }, false],
  [{ type: 'string', format: 'date' }, false],
  [{}, false],
])('takes the schema %j for a file: %s', (schema, isFile) => {
  expect(isFileSchema(schema)).toBe(isFile)
})
