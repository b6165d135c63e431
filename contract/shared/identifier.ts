import * as fields from './messages/fields.ts'
import { z } from 'zod'

/** A reference or assistant number: a positive 32-bit integer. */
export const integerId = z.int().min(1).max(2_147_483_647)

/** A public id. */
export const uuid = z.uuid()

/** Numbers as a comma list in one text, e.g. `1,4`; empty text is an empty list. At most 100. */
export const idListText = z
  .string()
  .max(1100)
  .regex(/^(\d{1,9}(,\d{1,9}){0,99})?$/, { error: () => fields.numbersWithCommas() })

/** Reads a comma list of ids. */
export function readIdList(text: string): number[] {
  return text === '' ? [] : text.split(',').map(Number)
}
