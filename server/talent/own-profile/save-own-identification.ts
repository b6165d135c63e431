import { saveOwnIdentification } from '@talentplace/contract/talent/own-profile/own-profile.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { checkKeywords } from '../assistants/check-keywords.ts'
import { lockOwnProfile } from './lock-own-profile.ts'
import { readOwnProfile } from './read-own-profile.ts'

/** C5: shown and searched by only as long as they agree. What someone is stands in no history, only that they agreed or don't. */
export function saveOwnIdentificationOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(saveOwnIdentification, async (context, { body: { version, agreed, ids } }) => {
    const { user_uuid } = signedIn(context)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const locked = await lockOwnProfile(transaction, { user_uuid, version })
      const self_identification_ids = agreed ? [...new Set(ids)] : []
      await checkKeywords(transaction, locked, { self_identification_ids }, { self_identification_ids: 'ids' })
      const before = locked.self_identification_agreed_date
      await transaction
        .updateTable('assistants')
        .set({
          self_identification_ids,
          self_identification_agreed_date: agreed ? (before ?? at) : null,
          version: version + 1,
        })
        .where('uuid', '=', locked.uuid)
        .execute()
      if (agreed !== (before !== null)) {
        await recordAudit(transaction, {
          at,
          actor_uuid: user_uuid,
          action: agreed ? 'assistant.self_identification_agreed' : 'assistant.self_identification_withdrawn',
          entity: `assistant:${locked.uuid}`,
        })
      }
      return readOwnProfile(transaction, locked.uuid)
    })
  })
}
