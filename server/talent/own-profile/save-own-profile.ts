import { saveOwnProfile } from '@talentplace/contract/talent/own-profile/own-profile.routes'
import type { Transaction } from 'kysely'
import { changedFields } from '../../platform/audit/changed-fields.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { invalidField } from '../../platform/http/http-error.ts'
import { checkKeywords } from '../assistants/check-keywords.ts'
import type { LockedAssistant } from '../assistants/locked-assistant.ts'
import { lockOwnProfile } from './lock-own-profile.ts'
import { readOwnProfile } from './read-own-profile.ts'
import { lockEdition, publishOwn, textFields, textsOf } from './visible-texts.ts'
import { fieldOfColumn, hoursIssue, storedFields, type WantedFields } from './stored-fields.ts'

async function check(transaction: Transaction<Tables>, locked: LockedAssistant, wanted: WantedFields): Promise<void> {
  const issue = hoursIssue(locked, wanted.available_hours_per_month)
  if (issue !== null) throw invalidField('available_hours_per_month', issue)
  const { role_ids, skill_ids, tool_ids, industry_ids, language_ids } = storedFields(wanted)
  const named = {
    ...(role_ids && { role_ids }),
    ...(skill_ids && { skill_ids }),
    ...(tool_ids && { tool_ids }),
    ...(industry_ids && { industry_ids }),
    ...(language_ids && { language_ids }),
  }
  await checkKeywords(transaction, locked, named, fieldOfColumn)
}

/** C5: texts wait for staff where profiles are reviewed; the search follows everything else by the database's own triggers. */
export function saveOwnProfileOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(saveOwnProfile, async (context, { body: { version, ...wanted } }) => {
    const { user_uuid } = signedIn(context)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const locked = await lockOwnProfile(transaction, { user_uuid, version })
      await check(transaction, locked, wanted)
      const edition = await lockEdition(transaction, locked.uuid)
      const written = textsOf(edition ?? locked)
      const texts = {
        ...written,
        ...Object.fromEntries(textFields.flatMap((key) => (wanted[key] === undefined ? [] : [[key, wanted[key]]]))),
      }
      const stored = storedFields(wanted)
      const changed = {
        ...changedFields<string>(locked as unknown as Record<string, unknown>, stored),
        ...changedFields<string>(written, texts),
      }
      if (Object.keys(changed).length === 0) return readOwnProfile(transaction, locked.uuid)
      if (Object.keys(stored).length > 0) {
        await transaction.updateTable('assistants').set(stored).where('uuid', '=', locked.uuid).execute()
      }
      await publishOwn(transaction, locked, { texts, portrait_id: edition?.portrait_id ?? null, at })
      await recordAudit(transaction, {
        at,
        actor_uuid: user_uuid,
        action: 'assistant.own_profile_changed',
        entity: `assistant:${locked.uuid}`,
        details: changed,
      })
      return readOwnProfile(transaction, locked.uuid)
    })
  })
}
