import { dismissUnknownWord } from '@talentplace/contract/matching/vocabulary/unknown-word.routes'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/http-error.ts'

/** It keeps its row, so that it isn't shown again when someone enters it. */
export function dismissUnknownWordOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(dismissUnknownWord, (context, { body: { word } }) => {
    const { user_uuid } = signedIn(context)
    const at = clock.now()
    return database.kysely.transaction().execute(async (transaction) => {
      const dismissed = await transaction
        .updateTable('unknown_words')
        .set({ dismissed_date: at })
        .where('word', '=', word)
        .where('dismissed_date', 'is', null)
        .returning('word')
        .executeTakeFirst()
      if (!dismissed) throw notFound('This word is no longer unknown.')
      await recordAudit(transaction, {
        at,
        actor_uuid: user_uuid,
        action: 'criteria.word_dismissed',
        entity: 'criteria:unknown_words',
        details: { word },
      })
      return {}
    })
  })
}
