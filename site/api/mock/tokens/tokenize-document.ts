// Puts tokens in place of the values of a document.

import { cardDetails, type CardSource } from './card-facts.ts'
import { maskedData } from './mask-data.ts'
import { typeDefaults } from './type-defaults.ts'

type Fields = Record<string, unknown>

const SAMPLE_ID = 'c06d0789-0a38-40be-b7cc-c28a718f76f1'
const TENANT_ID = '4f9d2b60-8c3e-4d17-a5b2-6e0c7f1a9d34'
const CALLER_ID = 'e2a7c518-3b6f-4c90-8d41-9f5b0a6c7e12'
const CREATED_AT = '2026-03-02T09:15:00Z'

export function tokenizeDocument(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tokenizeDocument)
  if (typeof value !== 'object' || value === null) return value === null ? null : SAMPLE_ID
  const fields = value as Fields
  const isToken =
    'token_intent_id' in fields || ('type' in fields && ('data' in fields || 'encrypted' in fields))
  if (isToken) return tokenOf(fields)
  return Object.fromEntries(Object.entries(fields).map(([name, member]) => [name, tokenizeDocument(member)]))
}

function tokenOf({ id, type = 'card', data, mask = typeDefaults(type)?.mask, ...rest }: Fields): Fields {
  const number = typeof data === 'object' && data !== null ? (data as Partial<CardSource>).number : undefined
  const shown = data === undefined || mask === undefined ? undefined : maskedData(mask, data)
  const { encrypted: _encrypted, token_intent_id: _intent, deduplicate_token: _deduplicate, ...kept } = rest
  return {
    id: typeof id === 'string' && !id.includes('{{') ? id : SAMPLE_ID,
    type,
    tenant_id: TENANT_ID,
    ...(shown !== undefined && { data: shown }),
    ...(mask !== undefined && { mask }),
    ...(typeof number === 'string' && { card: cardDetails(data as CardSource) }),
    ...(typeDefaults(type) && { containers: [typeDefaults(type)!.container] }),
    metadata: {},
    search_indexes: typeDefaults(type)?.indexes ?? [],
    ...kept,
    created_by: CALLER_ID,
    created_at: CREATED_AT,
    _extras: { deduplicated: false },
  }
}
