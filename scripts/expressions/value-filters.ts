// The filters that convert a value: JSON, types, digests, lengths.

import { createHmac } from 'node:crypto'
import { query } from 'json-p3'
import { messageOf } from '#site/model/message-of.ts'
import { canonicalJson } from '../project/canonical-json.ts'
import { character, count, FilterFailure, required, textInput } from './filter-input.ts'

const ALGORITHMS: Record<string, string> = { 'sha-1': 'sha1', 'sha-256': 'sha256', 'sha-512': 'sha512' }

export const valueFilters = {
  json(value: unknown, path?: string): unknown {
    const nodes = select(value, required(path, 'path'))
    if (nodes.length !== 1)
      throw new FilterFailure(
        nodes.length === 0 ? 'the path leads to no value' : 'the path leads to several values',
      )
    return nodes[0]
  },

  json_stringify: (value: unknown): string => JSON.stringify(value),
  stringify: (value: unknown): string => canonicalJson(value),

  hmac(value: unknown, algorithm?: string, key?: string): Buffer {
    const name = ALGORITHMS[algorithm ?? 'sha-256']
    if (!name) throw new FilterFailure(`there is no algorithm \`${algorithm}\``)
    return createHmac(name, required(key, 'key')).update(textInput(value)).digest()
  },
  to_base64: (value: unknown): string => bytes(value).toString('base64'),
  to_base16: (value: unknown): string => bytes(value).toString('hex').toUpperCase(),

  pad_left: (value: unknown, length?: number, fill?: string): string =>
    textInput(value).padStart(count(required(length, 'length')), character(required(fill, 'character'), '')),
  pad_right: (value: unknown, length?: number, fill?: string): string =>
    textInput(value).padEnd(count(required(length, 'length')), character(required(fill, 'character'), '')),

  to_boolean(value: unknown): boolean | null {
    if (value === null || typeof value === 'boolean') return value
    if (value === 'true' || value === 'false') return value === 'true'
    throw new FilterFailure('the input is neither true nor false')
  },
  to_number(value: unknown): number | null {
    if (value === null || typeof value === 'number') return value
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN
    if (!Number.isFinite(number)) throw new FilterFailure('the input is not a number')
    return number
  },
  to_string(value: unknown): string | null {
    if (value === null) return null
    return typeof value === 'object' ? JSON.stringify(value) : String(value)
  },
}

function select(value: unknown, path: string): unknown[] {
  try {
    return query(path, value as Parameters<typeof query>[1]).values()
  } catch (error) {
    throw new FilterFailure(`\`${path}\` is not a JSONPath: ${messageOf(error)}`)
  }
}

function bytes(value: unknown): Buffer {
  if (Buffer.isBuffer(value)) return value
  throw new FilterFailure('the input is not bytes: `hmac` gives bytes')
}
