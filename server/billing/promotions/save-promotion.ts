import { savePromotion, type PromotionForm } from '@talentplace/contract/billing/promotions/promotion.routes'
import type { Selectable, Transaction } from 'kysely'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { lockRow } from '../../platform/database/lock-rows.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { handle, signedIn } from '../../platform/http/handler.ts'
import { invalidField, notFound, HttpError } from '../../platform/http/http-error.ts'
import { sayCodeTaken } from './code-taken.ts'
import { requirePromotion, storedPromotion } from './promotion-record.ts'
import { changedFields } from '../../platform/audit/changed-fields.ts'

type PromotionRow = Selectable<Tables['promotions']>

/** What someone who has used it was promised. */
const promised = ['code', 'type', 'value', 'currency', 'duration', 'months'] as const

async function reservePromotion(transaction: Transaction<Tables>, uuid: string): Promise<PromotionRow> {
  const row = await lockRow(transaction, 'promotions', uuid)
  if (row?.removed_date !== null) throw notFound()
  return row
}

async function hasBeenUsed(transaction: Transaction<Tables>, uuid: string): Promise<boolean> {
  const used = await transaction
    .selectFrom('promotion_redemptions')
    .select('uuid')
    .where('promotion_uuid', '=', uuid)
    .where('state', '<>', 'released')
    .limit(1)
    .executeTakeFirst()
  return used !== undefined
}

/** @throws HttpError 409 `promotion_used` for a change of what was promised, 400 for a limit below what has been used */
async function checkUse(transaction: Transaction<Tables>, before: PromotionRow, after: PromotionForm): Promise<void> {
  if (!(await hasBeenUsed(transaction, before.uuid))) return
  const changed = promised.filter((key) => before[key] !== after[key])
  if (changed.length > 0) {
    const message = 'It has been used, so what it gives stays. Switch it off and make another one instead.'
    const fields = Object.fromEntries(changed.map((key) => [key, 'Stays, since it has been used']))
    throw new HttpError(409, 'promotion_used', message, { fields })
  }
  const within = before.times_redeemed - before.redeemed_beyond_limit
  if (after.max_redemptions !== null && after.max_redemptions < within) {
    throw invalidField('max_redemptions', `It has been used ${within} times already`)
  }
}

export function savePromotionOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(savePromotion, async (context, { params: { uuid }, body }) => {
    const { version, reason, ...form } = body
    const at = clock.now()
    return database.kysely
      .transaction()
      .execute(async (transaction) => {
        const before = await reservePromotion(transaction, uuid)
        if (version !== before.version) {
          throw new HttpError(409, 'stale_version', 'This was changed by someone else. Load it again before you save.')
        }
        await checkUse(transaction, before, form)
        await transaction
          .updateTable('promotions')
          .set({ ...storedPromotion(form), version: version + 1 })
          .where('uuid', '=', uuid)
          .execute()
        await recordAudit(transaction, {
          at,
          actor_uuid: signedIn(context).user_uuid,
          action: 'promotion.changed',
          entity: `promotion:${uuid}`,
          reason: reason || null,
          details: changedFields(before, storedPromotion(form)),
        })
        return requirePromotion(transaction, at, uuid)
      })
      .catch(sayCodeTaken)
  })
}
