import { listPromotions } from '@talentplace/contract/billing/promotions/promotion.routes'
import type { Received } from '@talentplace/contract/shared/operation'
import { sql, type RawBuilder } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/connection.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { listPage, pageOf } from '../../platform/database/list-page.ts'
import { handle } from '../../platform/http/handler.ts'
import { promotionOf, currentPromotions } from './promotion-record.ts'
import { inNameOrder } from '../../platform/database/name-order.ts'

const columns = {
  redeemable_from: sql`redeemable_from`,
  redeemable_until: sql`redeemable_until`,
  code: sql`code`,
  name: inNameOrder(sql`name`),
  times_redeemed: sql`times_redeemed`,
  created_date: sql`created_date`,
}

/** A day of the query begins in UTC. */
const startOf = (day: string) => new Date(`${day}T00:00:00Z`)

function conditionsOf(query: Received<typeof listPromotions>['query']): RawBuilder<boolean> {
  const { search = '', type, currency, duration, active, state, redeemable_after, redeemable_before } = query
  const conditions = [sql`true`]
  if (search !== '')
    conditions.push(sql`(folded_text(code) like ${containing(search)} or folded_text(name) like ${containing(search)})`)
  if (type !== undefined) conditions.push(sql`type = ${type}`)
  if (currency !== undefined) conditions.push(sql`currency = ${currency}`)
  if (duration !== undefined) conditions.push(sql`duration = ${duration}`)
  if (active !== undefined) conditions.push(sql`active = ${active}`)
  if (state !== undefined) conditions.push(sql`state = ${state}`)
  if (redeemable_after !== undefined) {
    conditions.push(sql`(redeemable_until is null or redeemable_until > ${startOf(redeemable_after)})`)
  }
  if (redeemable_before !== undefined) conditions.push(sql`redeemable_from < ${startOf(redeemable_before)}`)
  return sql.join<boolean>(conditions, sql` and `)
}

/** A6.5: newest by the day they can be redeemed from, unless asked otherwise. */
export function listPromotionsOperation({ database, clock }: { database: Database; clock: Clock }) {
  return handle(listPromotions, async (_context, { query }) => {
    const listed = sql<Parameters<typeof promotionOf>[0]>`(${currentPromotions(clock.now())})`.as('standing')
    const found = database.kysely.selectFrom(listed).selectAll().where(conditionsOf(query))
    const page = pageOf(query.pagination, columns, { by: 'redeemable_from', descending: true }, sql`uuid desc`)
    const { rows, count } = await listPage(found, page)
    return { promotions: rows.map(promotionOf), count }
  })
}
