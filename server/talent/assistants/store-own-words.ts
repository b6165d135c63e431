import type { Transaction } from 'kysely'
import { changedFields } from '../../platform/audit/changed-fields.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { LockedAssistant } from './locked-assistant.ts'

interface OwnWords {
  readonly display_name: string
  readonly blurb: string
  readonly bio: string
  readonly available_hours_per_month: number
  readonly availability: number
}

/** Step: what an assistant who is held says of themselves; their version goes on only where something changed. */
export async function storeOwnWords(
  transaction: Transaction<Tables>,
  locked: LockedAssistant,
  words: OwnWords,
  { by, at }: { by: string; at: Date },
): Promise<void> {
  const changed = changedFields<keyof OwnWords>(locked, words)
  if (Object.keys(changed).length === 0) return
  await transaction
    .updateTable('assistants')
    .set({ ...words, version: locked.version + 1 })
    .where('uuid', '=', locked.uuid)
    .execute()
  await recordAudit(transaction, {
    at,
    actor_uuid: by,
    action: 'assistant.changed',
    entity: `assistant:${locked.uuid}`,
    details: changed,
  })
}
