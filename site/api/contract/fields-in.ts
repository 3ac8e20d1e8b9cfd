// The fields of an object of JSON; none of any other value.

import { isRecord } from '../../model/is-record.ts'

export const fieldsIn = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})
