import { removeOwnPhoto } from '@talentplace/contract/talent/own-profile/own-profile.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { lockOwnProfile } from './lock-own-profile.ts'
import { readOwnProfile } from './read-own-profile.ts'
import { dropPortraits, lockEdition, publishOwn, textsOf } from './visible-texts.ts'

/** Taking a photo away waits for nobody, reviewed or not. */
export function removeOwnPhotoOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(removeOwnPhoto, async (context, { query: { version } }) => {
    const { user_uuid } = signedIn(context)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      // Their account shows the same face; it comes first in the order of locks.
      await lockRow(transaction, 'users', user_uuid)
      const locked = await lockOwnProfile(transaction, { user_uuid, version })
      const edition = await lockEdition(transaction, locked.uuid)
      await transaction.updateTable('assistants').set({ avatar_id: -1 }).where('uuid', '=', locked.uuid).execute()
      await publishOwn(
        transaction,
        { ...locked, avatar_id: -1 },
        { texts: textsOf(edition ?? locked), portrait_id: null, at },
      )
      await dropPortraits(transaction, [locked.avatar_id])
      await recordAudit(transaction, {
        at,
        actor_uuid: user_uuid,
        action: 'assistant.photo_removed',
        entity: `assistant:${locked.uuid}`,
      })
      return readOwnProfile(transaction, locked.uuid)
    })
  })
}
