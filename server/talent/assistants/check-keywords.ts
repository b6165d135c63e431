import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { invalidField } from '../../platform/http/http-error.ts'
import type { LockedAssistant } from './locked-assistant.ts'

const kinds = {
  role_ids: 'roles',
  skill_ids: 'skills',
  tool_ids: 'tools',
  industry_ids: 'industries',
  language_ids: 'languages',
  self_identification_ids: 'self_identifications',
} as const

export type KeywordColumn = keyof typeof kinds

/**
 * What they have already may be something that nobody can choose any more. `fieldOf`: the field a column was sent in, where it has
 * another name.
 * @throws HttpError 400 for what there isn't
 */
export async function checkKeywords(
  transaction: Transaction<Tables>,
  locked: LockedAssistant,
  wanted: Partial<Readonly<Record<KeywordColumn, readonly number[]>>>,
  fieldOf: Partial<Readonly<Record<KeywordColumn, string>>> = {},
): Promise<void> {
  for (const [column, ids] of Object.entries(wanted) as [KeywordColumn, readonly number[]][]) {
    const added = [...new Set(ids)].filter((id) => !locked[column].includes(id))
    if (added.length === 0) continue
    const known = await transaction.selectFrom(kinds[column]).select('id').where('id', 'in', added).execute()
    if (known.length < added.length) throw invalidField(fieldOf[column] ?? column, 'One of these isn’t there any more.')
  }
}
