import { mergeCriterion, type CriterionKind } from '@talentplace/contract/matching/vocabulary/criterion.routes'
import { sql, type Transaction } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRows } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import { hadBy, readCriterion, readStoredCriterion } from './criterion-rows.ts'
import { rejectOtherVersion } from './lock-criterion.ts'
import { writeSynonyms } from './write-synonyms.ts'

type Merged = Exclude<CriterionKind, 'roles'>

/** Whoever had the one has the other, once. */
async function moveAssistants(transaction: Transaction<Tables>, kind: Merged, from: number, into: number) {
  const had = hadBy(kind)
  const column = sql.ref(kind === 'skills' ? 'skill_ids' : kind === 'tools' ? 'tool_ids' : 'industry_ids')
  await sql`update assistants set ${column} = case when ${had} @> array[${into}::int] then array_remove(${had}, ${from})
    else array_replace(${had}, ${from}, ${into}) end where ${had} @> array[${from}::int]`.execute(transaction)
}

/** The roles that used the one use the other, as much as either. */
async function moveLinks(transaction: Transaction<Tables>, kind: Merged, from: number, into: number) {
  if (kind === 'industries') return
  const links = sql.table(kind === 'skills' ? 'role_skills' : 'role_tools')
  const link = sql.ref(kind === 'skills' ? 'skill_id' : 'tool_id')
  await sql`insert into ${links} as links (role_id, ${link}, weight) select role_id, ${into}, weight from ${links}
    where ${link} = ${from}
    on conflict (role_id, ${link}) do update set weight = greatest(links.weight, excluded.weight)`.execute(transaction)
}

/** Both as they are now. @throws HttpError 404, 409 */
async function lockedBoth(
  transaction: Transaction<Tables>,
  kind: Merged,
  ids: { id: number; into: number },
  version: number,
) {
  await lockRows(transaction, kind, [ids.id, ids.into])
  const from = await readStoredCriterion(transaction, kind, ids.id)
  const into = await readStoredCriterion(transaction, kind, ids.into)
  if (!from || !into) throw notFound('There is no such criterion.')
  rejectOtherVersion(from.version, version)
  if (!into.active) throw new HttpError(409, 'inactive', `${into.value} is not offered any more. Choose another one.`)
  return { from, into }
}

/** The merged one keeps its row and id, which old searches and drafts may name, and is not offered any more. */
export function mergeCriterionOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(mergeCriterion, async (context, { params: { kind, id }, body: { version, into } }) => {
    const { user_uuid } = signedIn(context)
    if (kind === 'roles') {
      const message =
        'Roles can’t be merged: prices, pay and subscriptions hang on them. Switch this one off, and give its words to the other.'
      throw new HttpError(409, 'roles_stay', message)
    }
    if (id === into) throw new HttpError(409, 'same', 'Choose another one to merge it into.')
    return database.kysely.transaction().execute(async (transaction) => {
      await moveAssistants(transaction, kind, id, into)
      const locked = await lockedBoth(transaction, kind, { id, into }, version)
      await sql`update ${sql.table(kind)} set active = false, version = version + 1 where id = ${id}`.execute(
        transaction,
      )
      await sql`update ${sql.table(kind)} set version = version + 1 where id = ${into}`.execute(transaction)
      const words = [...locked.into.synonyms, locked.from.value.toLowerCase(), ...locked.from.synonyms]
      await writeSynonyms(transaction, { kind, id: into }, words)
      await moveLinks(transaction, kind, id, into)
      await recordAudit(transaction, {
        at: clock.now(),
        actor_uuid: user_uuid,
        action: 'criteria.merged',
        entity: `criteria:${kind}/${id}`,
        details: { before: locked.from, into: { id: into, value: locked.into.value } },
      })
      return readCriterion(transaction, kind, into)
    })
  })
}
