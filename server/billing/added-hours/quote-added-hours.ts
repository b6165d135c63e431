import type { FailureCode } from '@talentplace/contract/shared/failure-codes'
import type { AddedHoursQuote } from '@talentplace/contract/billing/added-hours/added-hours.routes'
import { sql, type Kysely } from 'kysely'
import { pricingOf } from '../prices/pricing-of.ts'
import { clientDay } from '../../subscriptions/client-day.ts'
import type { Subscription } from '../../subscriptions/owned-subscription.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError, notFound } from '../../platform/http/http-error.ts'
import { addedHoursPrice, sameAddedHours } from '../../rules/added-hours-price.ts'
import type { Period } from '../../rules/billing-period.ts'
import { dayText } from '../../rules/day-text.ts'
import type { PricedRole } from '../../rules/money-document.ts'
import { pauseStateOn } from '../../rules/pauses.ts'
import { periodRoles } from './period-roles.ts'

interface Requested {
  /** Without one: the first that someone works in. */
  readonly seat_uuid?: string | undefined
  readonly hours: number
}

type Seat = AddedHoursQuote['seats'][number] & { readonly role_id: number }

/** A quote, with the period and the day it is of. */
export interface PricedHours {
  readonly quote: AddedHoursQuote
  readonly period: Period
  readonly today: string
}

const rejectWith = (code: FailureCode<409>, message: string) => new HttpError(409, code, message)

/** @throws HttpError 409 */
function rejectResting(subscription: Subscription, today: string): void {
  const { start_date, end_date, ar_status } = subscription
  if (start_date > today) throw rejectWith('not_begun', `This subscription begins on ${dayText(start_date)}.`)
  if (end_date !== null && end_date < today)
    throw rejectWith('over', `This subscription ended on ${dayText(end_date)}.`)
  if (ar_status === 'paused' || pauseStateOn(subscription, today) === 'running')
    throw rejectWith('paused', 'This subscription is paused. You can add hours once it continues.')
  if (ar_status === 'past_due') {
    throw rejectWith('past_due', 'A payment is past due. Please pay the open invoice first; then you can add hours.')
  }
}

/** The roles that someone works in on the day, in the order they were agreed. */
async function seatsOn(database: Kysely<Tables>, project_uuid: string, today: string): Promise<Seat[]> {
  const { rows } = await sql<Seat>`
    select seat_uuid, role_id, roles.value as role, display_name
    from rate_plans join roles on roles.id = role_id join assistants on assistants.uuid = virtualassistant_uuid
    where project_uuid = ${project_uuid} and rate_start_date <= ${today}::date
      and (rp_end_date is null or rp_end_date >= ${today}::date)
    order by rate_plans.created_date, rate_plans.uuid`.execute(database)
  return rows
}

function seatOf(seats: readonly Seat[], seat_uuid: string | undefined): Seat {
  const seat = seat_uuid === undefined ? seats[0] : seats.find((each) => each.seat_uuid === seat_uuid)
  if (seat) return seat
  if (seat_uuid !== undefined && seats.length > 0) throw notFound('There is no such role in this subscription.')
  throw rejectWith('nobody_yet', 'Nobody works on this subscription today, so there is nobody to add hours for.')
}

async function periodOn(database: Kysely<Tables>, project_uuid: string, today: string) {
  const period = await database
    .selectFrom('subscription_periods')
    .select(['period_start as start', 'period_end as end'])
    .select(sql<number>`(prepaid_seconds + added_seconds + carried_seconds) / 3600`.as('hours'))
    .where('project_uuid', '=', project_uuid)
    .where('period_start', '<=', today)
    .where('period_end', '>=', today)
    .executeTakeFirst()
  if (period) return period
  throw rejectWith('no_period', 'Your new period begins today. You can add hours to it in a few hours.')
}

/** The invoice that the hours would have, by the prices and taxes of the day, and how many would cost the same. */
async function documentOf(
  database: Kysely<Tables>,
  {
    subscription,
    start,
    seat,
    hours,
    today,
  }: {
    subscription: Subscription
    start: string
    seat: Seat
    hours: number
    today: string
  },
) {
  const { uuid: project_uuid, client_uuid, currency } = subscription
  const client = await database
    .selectFrom('clients')
    .select(['country', 'state_prov as region'])
    .where('uuid', '=', client_uuid)
    .executeTakeFirstOrThrow()
  const pricing = await pricingOf(database, { currency, on: today, ...client })
  const priced = (role: Pick<PricedRole, 'role_id' | 'description' | 'hours'>): PricedRole => ({
    ...role,
    uplift_cents: pricing.uplifts.get(role.role_id) ?? 0,
    tax_category: pricing.tax_categories.get(role.role_id) ?? 'general_assistance',
  })
  const there = await periodRoles(database, { project_uuid, start })
  const added = { role_id: seat.role_id, description: `${seat.role}, added hours`, hours }
  const roles = { there: there.map(priced), added: priced(added) }
  try {
    return {
      document: addedHoursPrice({ ...pricing, currency }, roles),
      same_price_hours: sameAddedHours(pricing, roles),
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw rejectWith('no_prices', 'We can’t price more hours at the moment. Please write to us.')
  }
}

/** What hours more for the period that runs would cost, or why there can be none. @throws HttpError 404, 409 */
export async function quoteAddedHours(
  database: Kysely<Tables>,
  subscription: Subscription,
  { seat_uuid, hours, now }: Requested & { now: Date },
): Promise<PricedHours> {
  const { today } = await clientDay(database, subscription.client_uuid, now)
  rejectResting(subscription, today)
  const { hours: hours_before, ...period } = await periodOn(database, subscription.uuid, today)
  const seats = await seatsOn(database, subscription.uuid, today)
  const seat = seatOf(seats, seat_uuid)
  const priced = await documentOf(database, { subscription, start: period.start, seat, hours, today })
  const quote = {
    seats: seats.map(({ seat_uuid: uuid, role, display_name }) => ({ seat_uuid: uuid, role, display_name })),
    seat_uuid: seat.seat_uuid,
    hours,
    period_end: period.end,
    hours_before,
    ...priced,
  }
  return { quote, period, today }
}
