// Compresses whatever browsers load besides pages, once and as small as Brotli can make it. Compressed at the edge for
// each response, it would be a tenth to a fifth larger.

import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** The best quality takes seconds for a megabyte, and a build should not. */
const SMALL_BYTES = 300_000
const QUALITY_OF_LARGE = 9

export function compress(bytes: Uint8Array): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]:
      bytes.byteLength < SMALL_BYTES ? constants.BROTLI_MAX_QUALITY : QUALITY_OF_LARGE,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  }
  return promisify(brotliCompress)(bytes, { params })
}
