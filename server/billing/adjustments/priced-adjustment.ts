import type { AdjustmentForm } from '@talentplace/contract/billing/adjustments/adjustment-form'
import type { Currency } from '@talentplace/contract/shared/money'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { HttpError, invalidField, notFound } from '../../platform/http/http-error.ts'
import { payForTime } from '../../rules/pay-for-time.ts'
import { dayText } from '../../rules/day-text.ts'
import { billedCategories } from './billed-categories.ts'

interface Rate {
  readonly uuid: string
  readonly project_uuid: string
  readonly client_rate_cents: number
  readonly va_rate_cents: number
  readonly va_currency: Currency | null
  readonly tax_category: string
}

/** The place of the same seat and, of an assistant, the same person on the effective date. @throws HttpError 404, 409 `no_rate` */
async function rateOf(database: Kysely<Tables>, form: AdjustmentForm): Promise<Rate | null> {
  const { kind, rate_plan_uuid, project_uuid, virtualassistant_uuid, effective_date } = form
  if (rate_plan_uuid === null) return null
  const isOwner = (ratePlan: string) =>
    kind === 'client'
      ? sql`${sql.ref(`${ratePlan}.project_uuid`)} = ${project_uuid}::uuid`
      : sql`${sql.ref(`${ratePlan}.virtualassistant_uuid`)} = ${virtualassistant_uuid}::uuid`
  const chosen = await sql`select from rate_plans where uuid = ${rate_plan_uuid} and ${isOwner('rate_plans')}`.execute(
    database,
  )
  if (chosen.rows.length === 0) throw notFound('There is no such place.')
  const { rows } = await sql<Rate>`
    select place.uuid, place.project_uuid, place.client_rate_cents, place.va_rate_cents, place.va_currency,
      roles.tax_category
    from rate_plans chosen join rate_plans place on place.seat_uuid = chosen.seat_uuid and ${isOwner('place')}
    join roles on roles.id = place.role_id
    where chosen.uuid = ${rate_plan_uuid} and place.rate_start_date <= ${effective_date}::date
      and (place.rp_end_date is null or place.rp_end_date >= ${effective_date}::date)
    order by place.rate_start_date desc, place.uuid limit 1`.execute(database)
  const [rate] = rows
  if (!rate) {
    const message = `That place had no rate on ${dayText(effective_date)}. Choose a day on which it was filled, or another place.`
    throw new HttpError(409, 'no_rate', message)
  }
  return rate
}

/** Whose it is. @throws HttpError 404 */
async function subjectOf(database: Kysely<Tables>, form: AdjustmentForm, rate: Rate | null) {
  if (form.kind === 'client') {
    const project = await database
      .selectFrom('projects')
      .select(['uuid', 'client_uuid', 'currency'])
      .where('uuid', '=', form.project_uuid)
      .where('start_date', 'is not', null)
      .executeTakeFirst()
    if (!project || project.currency === null) throw notFound('There is no such subscription.')
    const { client_uuid, currency } = project
    return { client_uuid, project_uuid: project.uuid, virtualassistant_uuid: null, currency }
  }
  const assistant = await database
    .selectFrom('assistants')
    .select('uuid')
    .where('uuid', '=', form.virtualassistant_uuid)
    .executeTakeFirst()
  if (!assistant) throw notFound('There is no such assistant.')
  // The form has one where there is no place.
  const currency = rate?.va_currency ?? form.currency ?? 'cad'
  return {
    client_uuid: null,
    project_uuid: rate?.project_uuid ?? null,
    virtualassistant_uuid: assistant.uuid,
    currency,
  }
}

/** What a client's is taxed as: as it says, as the role it is about, or as all of its subscription. @throws HttpError 400 */
async function categoryOf(database: Kysely<Tables>, form: AdjustmentForm, rate: Rate | null): Promise<string | null> {
  const { kind, project_uuid, tax_category } = form
  if (kind === 'va' || project_uuid === null) return null
  const billed = await billedCategories(database, project_uuid)
  if (tax_category !== null && !billed.includes(tax_category)) {
    const message = 'This subscription isn’t billed as that. Choose what the adjustment is about.'
    throw invalidField('tax_category', message)
  }
  const [first, ...others] = billed
  const chosen = tax_category ?? rate?.tax_category ?? (others.length === 0 ? first : undefined)
  if (chosen === undefined) throw invalidField('tax_category', 'Choose what it is taxed as')
  return chosen
}

/** What hours come to at a rate: rounded half up once, and below nothing just as far. */
const amountOf = (minutes: number, unit_cents: number) =>
  Math.sign(minutes) * payForTime(Math.abs(minutes) * 60, unit_cents)

/** @throws HttpError 409 `no_rate`, `no_amount` */
function moneyOf({ kind, minutes, amount_cents }: AdjustmentForm, rate: Rate | null) {
  // The form has one of both.
  if (minutes === null) return { minutes, unit_cents: null, whole_cents: amount_cents ?? 0 }
  const unit_cents = (kind === 'client' ? rate?.client_rate_cents : rate?.va_rate_cents) ?? 0
  const whole_cents = amountOf(minutes, unit_cents)
  if (whole_cents === 0)
    throw new HttpError(409, 'no_rate', 'There is no rate for that place yet, so these hours come to nothing.')
  if (Math.abs(whole_cents) > 10_000_000)
    throw new HttpError(409, 'too_much', 'These hours come to more than $100,000.')
  return { minutes, unit_cents, whole_cents }
}

/** What is kept of what someone proposes: whose it is, what it comes to on its day and what it is taxed as. @throws HttpError 400, 404, 409 */
export async function pricedAdjustment(database: Kysely<Tables>, form: AdjustmentForm) {
  const rate = await rateOf(database, form)
  const { reason_code, note, effective_date } = form
  const money = moneyOf(form, rate)
  return {
    kind: form.kind,
    ...(await subjectOf(database, form, rate)),
    tax_category: await categoryOf(database, form, rate),
    rate_plan_uuid: rate?.uuid ?? null,
    ...money,
    amount_cents: money.whole_cents,
    reason_code,
    note,
    effective_date,
  }
}
