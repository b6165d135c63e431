import { adoptUnknownWord } from '@talentplace/contract/matching/vocabulary/unknown-word.routes'
import { sql } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import { lockCriterion } from './lock-criterion.ts'
import { writeSynonyms } from './write-synonyms.ts'

const longest = 80

/** One press: the word means this from now on, and is unknown no longer. */
export function adoptUnknownWordOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(adoptUnknownWord, (context, { body: { word, kind, id } }) => {
    const { user_uuid } = signedIn(context)
    if (word.length > longest) {
      throw new HttpError(409, 'too_long', 'This is a whole sentence. Add the words that matter by hand.')
    }
    return database.kysely.transaction().execute(async (transaction) => {
      const locked = await lockCriterion(transaction, kind, id)
      if (!locked.active)
        throw new HttpError(409, 'inactive', `${locked.value} is not offered any more. Choose another one.`)
      const deleted = await transaction
        .deleteFrom('unknown_words')
        .where('word', '=', word)
        .returning('word')
        .executeTakeFirst()
      if (!deleted) throw notFound('This word is no longer unknown.')
      await sql`update ${sql.table(kind)} set version = version + 1 where id = ${id}`.execute(transaction)
      await writeSynonyms(transaction, { kind, id }, [...locked.synonyms, word])
      await recordAudit(transaction, {
        at: clock.now(),
        actor_uuid: user_uuid,
        action: 'criteria.word_adopted',
        entity: `criteria:${kind}/${id}`,
        details: { word, value: locked.value },
      })
      return {}
    })
  })
}
