import { saveCriterion, type CriterionKind } from '@talentplace/contract/matching/vocabulary/criterion.routes'
import { sql, type Transaction } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, invalidField } from '../../platform/http/http-error.ts'
import { readCriterion } from './criterion-rows.ts'
import { lockCriterion, rejectOtherVersion } from './lock-criterion.ts'
import { writeSynonyms } from './write-synonyms.ts'

/** @throws HttpError 409 `taken` */
async function rejectTaken(transaction: Transaction<Tables>, kind: CriterionKind, id: number, value: string) {
  const { rows } =
    await sql`select from ${sql.table(kind)} where lower(value) = lower(${value}) and id <> ${id}`.execute(transaction)
  if (rows.length === 0) return
  const message = 'Another one has this name. Merge the two, or choose a different name.'
  throw new HttpError(409, 'taken', message, { fields: { value: message } })
}

/** The French name as it is stored; undefined: it stays. @throws HttpError 400 */
function frenchOf(kind: CriterionKind, value_fr: string | undefined): string | null | undefined {
  if (value_fr === undefined || value_fr === '') return value_fr === '' ? null : undefined
  if (kind === 'tools') throw invalidField('value_fr', 'A tool is called the same in French')
  if (kind === 'roles' && value_fr.includes(',')) throw invalidField('value_fr', 'Write it without a comma')
  return value_fr
}

/** The triggers of these tables announce it, so every process reads its vocabulary anew after the commit. */
export function saveCriterionOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(saveCriterion, (context, { params: { kind, id }, body }) => {
    const { user_uuid } = signedIn(context)
    const { version, value, description, synonyms, active } = body
    const value_fr = frenchOf(kind, body.value_fr)
    return database.kysely.transaction().execute(async (transaction) => {
      const locked = await lockCriterion(transaction, kind, id)
      rejectOtherVersion(locked.version, version)
      await rejectTaken(transaction, kind, id, value)
      await sql`update ${sql.table(kind)} set value = ${value}, description = ${description}, active = ${active},
        version = ${version + 1} where id = ${id}`.execute(transaction)
      if (value_fr !== undefined && kind !== 'tools')
        await sql`update ${sql.table(kind)} set value_fr = ${value_fr} where id = ${id}`.execute(transaction)
      await writeSynonyms(transaction, { kind, id }, synonyms)
      await recordAudit(transaction, {
        at: clock.now(),
        actor_uuid: user_uuid,
        action: 'criteria.saved',
        entity: `criteria:${kind}/${id}`,
        details: {
          before: locked,
          after: { value, ...(value_fr !== undefined && { value_fr }), description, synonyms, active },
        },
      })
      return readCriterion(transaction, kind, id)
    })
  })
}
