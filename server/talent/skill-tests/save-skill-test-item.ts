import { saveSkillTestItem } from '@talentplace/contract/talent/skill-tests/staff-skill-test.routes'
import { freeAttempts, skillTestNames, skillTests } from '@talentplace/contract/talent/skill-tests/skill-tests'
import type { Transaction } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import { bank } from './bank/bank.ts'

/** @throws HttpError 409 `too_few` where two attempts could no longer be different ones */
async function checkEnoughLeft(transaction: Transaction<Tables>, id: string): Promise<void> {
  const test = skillTestNames.find((name) => bank[name].some((item) => item.id === id)) ?? 'typing'
  const ids = bank[test].map((item) => item.id)
  const deleted = await transaction
    .selectFrom('skill_test_items')
    .select('id')
    .where('id', 'in', ids)
    .where('retired', '=', true)
    .execute()
  if (ids.length - deleted.length < freeAttempts * skillTests[test].draws) {
    throw new HttpError(409, 'too_few', 'Without this one there wouldn’t be enough for a second attempt. It stays.')
  }
}

export function saveSkillTestItemOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(saveSkillTestItem, async (context, { params: { id }, body: { version, retired, reason } }) => {
    if (!skillTestNames.some((name) => bank[name].some((item) => item.id === id))) {
      throw notFound('There is no such item.')
    }
    return database.kysely.transaction().execute(async (transaction) => {
      const at = clock.now()
      const values = { retired, reason, changed_date: at }
      const saved =
        version === 0
          ? await transaction
              .insertInto('skill_test_items')
              .values({ id, ...values })
              .onConflict((conflict) => conflict.doNothing())
              .returning(['id', 'retired', 'version'])
              .executeTakeFirst()
          : await transaction
              .updateTable('skill_test_items')
              .set({ ...values, version: version + 1 })
              .where('id', '=', id)
              .where('version', '=', version)
              .returning(['id', 'retired', 'version'])
              .executeTakeFirst()
      if (!saved) {
        throw new HttpError(409, 'stale_version', 'This was changed by someone else. Load it again before you save.')
      }
      if (retired) await checkEnoughLeft(transaction, id)
      await recordAudit(transaction, {
        at,
        actor_uuid: signedIn(context).user_uuid,
        action: retired ? 'skill_test_item.retired' : 'skill_test_item.restored',
        entity: `skill_test_item:${id}`,
        reason,
      })
      return saved
    })
  })
}
